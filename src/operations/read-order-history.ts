import { z } from "zod"
import { listOrderRefunds, listOrderSteps } from "#db/order-history.ts"
import { requireOrder } from "./read-orders.ts"
import { type Actor, isAdmin, type Shop } from "./shop.ts"

const stepSchema = z.object({ to: z.enum(["approved", "shipped", "delivered"]) })

export interface OrderEvent {
  event: "placed" | "paid" | "refunded" | z.output<typeof stepSchema>["to"]
  at: Date
  /** E-mail of who did it; administrators alone are told. */
  by?: string | undefined
  refund?: {
    amountCents: number
    state: "succeeded" | "pending" | "failed"
    /** In an administrator's words, for administrators. */
    reason?: string | undefined
  }
}

/** What became of an order, oldest first. */
export async function listOrderEvents(
  shop: Shop,
  actor: Actor,
  orderId: string,
): Promise<OrderEvent[]> {
  const order = await requireOrder(shop, actor, orderId)
  const [steps, refunds] = await Promise.all([
    listOrderSteps(shop.db, orderId),
    listOrderRefunds(shop.db, orderId),
  ])
  const toldTo = <Told>(told: Told | null): Told | undefined =>
    isAdmin(actor) ? (told ?? undefined) : undefined
  const events: OrderEvent[] = [
    { event: "placed", at: order.createdAt, by: toldTo(order.email) },
    ...(order.paidAt ? [{ event: "paid" as const, at: order.paidAt }] : []),
    ...steps.map(({ detail, at, by }) => ({
      event: stepSchema.parse(detail).to,
      at,
      by: toldTo(by),
    })),
    ...refunds.map(({ at, by, amountCents, state, reason }) => ({
      event: "refunded" as const,
      at,
      by: toldTo(by),
      refund: {
        amountCents,
        state: state === "due" ? ("pending" as const) : state,
        reason: toldTo(reason),
      },
    })),
  ]
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
