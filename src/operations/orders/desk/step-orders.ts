import { findVisibleOrder } from "#db/orders/orders.ts"
import { type OrderStatus, previousStatus } from "#domain/orders/order.ts"
import { Refusal, refuse } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { advanceOrder, undoAdvance } from "../order-steps.ts"

type OpenStatus = Exclude<OrderStatus, "cancelled">
export type OrderStep = "approve" | "ship" | "deliver" | "undo"

export interface OrderStepResult {
  id: string
  outcome: "moved" | "already" | "refused"
  /** As it is now, where that is known. */
  status?: OpenStatus | undefined
  refusal?: Refusal
}

interface SeenOrder {
  id: string
  /** State on the administrator's screen. */
  status: OpenStatus
}

/** Each by itself and in turn, as if somebody clicked through them; whose rights end meanwhile stops there. */
export async function stepOrders(
  shop: Shop,
  admin: Actor,
  step: OrderStep,
  orders: readonly SeenOrder[],
): Promise<OrderStepResult[]> {
  const stepped: OrderStepResult[] = []
  for (const order of orders) stepped.push(await stepOrder(shop, admin, step, order))
  return stepped
}

async function stepOrder(
  shop: Shop,
  admin: Actor,
  step: OrderStep,
  { id, status }: SeenOrder,
): Promise<OrderStepResult> {
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

const road: readonly OpenStatus[] = ["pending", "approved", "shipped", "delivered"]
const isAsFar = (now: OpenStatus, target: OpenStatus) => road.indexOf(now) >= road.indexOf(target)

/** As the refusal tells it. */
const statusOf = ({ payload }: Refusal): OpenStatus | undefined =>
  road.find((status) => "status" in payload && payload.status === status)

const endsRights = ({ code }: Refusal) => code === "forbidden" || code === "second_factor_missing"
