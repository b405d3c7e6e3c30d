import { findVisibleOrder } from "#db/orders/orders.ts"
import { type OrderStatus, previousStatus } from "#domain/orders/order.ts"
import { Refusal, refuse } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { advanceOrder } from "../advance-order.ts"
import { undoAdvance } from "../undo-advance.ts"

type Shown = Exclude<OrderStatus, "cancelled">
export type OrderStep = "approve" | "ship" | "deliver" | "undo"

export interface SteppedOrder {
  id: string
  outcome: "moved" | "already" | "refused"
  /** As it is now, where that is known. */
  status?: Shown | undefined
  refusal?: Refusal
}

interface Asked {
  id: string
  /** Which the administrator's screen showed. */
  status: Shown
}

/** Each by itself and in turn, as if somebody clicked through them; whose rights end meanwhile stops there. */
export async function stepOrders(
  shop: Shop,
  admin: Actor,
  step: OrderStep,
  orders: readonly Asked[],
): Promise<SteppedOrder[]> {
  const stepped: SteppedOrder[] = []
  for (const order of orders) stepped.push(await stepOrder(shop, admin, step, order))
  return stepped
}

async function stepOrder(
  shop: Shop,
  admin: Actor,
  step: OrderStep,
  { id, status }: Asked,
): Promise<SteppedOrder> {
  try {
    if (step === "undo")
      return { id, outcome: "moved", status: await undoAdvance(shop, admin, id, status) }
    if (previousStatus[leadsTo[step]] === status)
      return { id, outcome: "moved", status: await advanceOrder(shop, admin, id, status) }
    const order = await findVisibleOrder(shop.db, id)
    if (!order || order.status === "cancelled") throw refuse("order_not_found")
    throw refuse("not_next_step", { status: order.status })
  } catch (error) {
    if (!(error instanceof Refusal) || endsRights(error)) throw error
    const now = statusOf(error)
    if (step !== "undo" && now !== undefined && isAsFar(now, leadsTo[step]))
      return { id, outcome: "already", status: now }
    return { id, outcome: "refused", status: now, refusal: error }
  }
}

const leadsTo = { approve: "approved", ship: "shipped", deliver: "delivered" } as const

const road: readonly Shown[] = ["pending", "approved", "shipped", "delivered"]
const isAsFar = (now: Shown, target: Shown) => road.indexOf(now) >= road.indexOf(target)

/** As the refusal tells it. */
const statusOf = ({ payload }: Refusal): Shown | undefined =>
  road.find((status) => "status" in payload && payload.status === status)

const endsRights = ({ code }: Refusal) => code === "forbidden" || code === "second_factor_missing"
