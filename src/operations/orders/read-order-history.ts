import { z } from "zod"
import { listOrderChanges } from "#db/orders/order-changes.ts"
import { listOrderRefunds, listOrderSteps } from "#db/orders/order-history.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { type BuyersChange, buyersChange } from "./buyers-change.ts"
import { requireOrder } from "./read-orders.ts"

const stepSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("order.advance"),
    detail: z.object({ to: z.enum(["approved", "shipped", "delivered"]) }),
  }),
  z.object({
    action: z.literal("order.undo"),
    detail: z.object({ to: z.enum(["pending", "approved", "shipped"]) }),
  }),
])

function eventOf(step: { action: string; detail: unknown }): Pick<OrderEvent, "event" | "status"> {
  const { action, detail } = stepSchema.parse(step)
  return action === "order.undo" ? { event: "undone", status: detail.to } : { event: detail.to }
}

export interface OrderEvent {
  event:
    | ("placed" | "paid" | "approved" | "shipped" | "delivered" | "undone" | "refunded")
    | ("cancelled" | "changed")
  at: Date
  /** What an undone step leads back to. */
  status?: "pending" | "approved" | "shipped"
  /** E-mail of who did it; administrators alone are told. */
  by?: string | undefined
  refund?: {
    amountCents: number
    state: "succeeded" | "pending" | "failed"
    /** Which goods it is for. */
    lines?: { number: number; quantity: number }[] | undefined
    /** In an administrator's words, for administrators. */
    reason?: string | undefined
  }
  /** What its buyer changed by themselves. */
  change?: BuyersChange
}

/** What became of an order, oldest first. */
export async function listOrderEvents(
  shop: Shop,
  actor: Actor,
  orderId: string,
): Promise<OrderEvent[]> {
  const order = await requireOrder(shop, actor, orderId)
  const [steps, changes, refunds] = await Promise.all([
    listOrderSteps(shop.db, orderId),
    listOrderChanges(shop.db, orderId),
    listOrderRefunds(shop.db, orderId),
  ])
  const toldTo = <Told>(told: Told | null): Told | undefined =>
    isAdmin(actor) ? (told ?? undefined) : undefined
  const events: OrderEvent[] = [
    { event: "placed", at: order.createdAt, by: toldTo(order.email) },
    ...(order.paidAt ? [{ event: "paid" as const, at: order.paidAt }] : []),
    ...steps.map(({ at, by, ...step }) => ({ ...eventOf(step), at, by: toldTo(by) })),
    ...changes.map((change) => ({ ...buyersChange(change), by: toldTo(order.email) })),
    ...refunds.map(({ at, by, amountCents, state, lines, reason }) => ({
      event: "refunded" as const,
      at,
      by: toldTo(by),
      refund: {
        amountCents,
        state: state === "due" ? ("pending" as const) : state,
        lines: lines ?? undefined,
        reason: toldTo(reason),
      },
    })),
  ]
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
