import { stepReturn } from "#contract/returns/returns.ts"
import type { Executor } from "#db/connection/client.ts"
import { findOrder } from "#db/orders/orders.ts"
import { type LineUnits, listRefundableLines } from "#db/payments/refund-lines.ts"
import type { RefundRow } from "#db/payments/refunds.ts"
import { type ShownReturn, updateReturn } from "#db/returns/returns.ts"
import { refundableCents, refuseRefund } from "#domain/orders/order-actions.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { orderNow } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { pricedUnits, worthOf } from "../payments/price-refund.ts"
import { beginRefund, finishRefundNow, requireRefundProvider } from "../payments/refund-order.ts"
import { holdReturn, type ReturnStepResult } from "./step-return.ts"

const refuse = refuseFor(stepReturn.refusals)

interface ReturnRefund {
  lines: LineUnits[]
  /** Cost with tax, at most the amount left to refund. */
  amountCents: Cents
}

/** Units of a received return that no refund covers yet. */
export async function refundableOfReturn(
  db: Executor,
  { orderId, lines }: Pick<ShownReturn, "orderId" | "lines">,
): Promise<ReturnRefund> {
  const known = await listRefundableLines(db, orderId)
  const units = lines
    .map(({ number, received }) => {
      const { quantity = 0, before = 0 } = known.get(number) ?? {}
      return { number, quantity: Math.min(received ?? 0, quantity - before) }
    })
    .filter(({ quantity }) => quantity > 0)
  const order = await findOrder(db, orderId)
  const left = order ? refundableCents(orderNow(order)) : 0
  const worth = worthOf(await pricedUnits(db, orderId, units))
  return { lines: units, amountCents: cents(Math.min(left, worth)) }
}

/** Gives back what the goods of a return cost, or what the shop says of all that is paid, by the way of all refunds; one that fails can be tried again. */
export async function refundReturn(
  shop: Shop,
  admin: Actor,
  id: string,
  seenVersion: number | undefined,
  { answer, amountCents }: { answer: string; amountCents: Cents | undefined },
): Promise<ReturnStepResult & { refundId: string; refundState: RefundRow["state"] }> {
  const begun = await shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const { order, held, to } = await holdReturn(tx, id, "refund", seenVersion)
      await requireRefundProvider(shop, tx, order.id)
      const refusal = refuseRefund(orderNow(order))
      if (refusal) throw refuse(refusal)
      const due = await refundableOfReturn(tx, held)
      if (due.lines.length === 0 || due.amountCents === 0) throw refuse("nothing_to_refund")
      const { refundId } = await beginRefund(tx, admin, order.id, {
        amountCents: amountCents ?? due.amountCents,
        reason: "Goods returned",
        restock: false,
        lines: due.lines,
        ofReturn: true,
      })
      const version = await updateReturn(tx, id, { state: to, answer, refundId })
      const detail = { returnId: id, from: held.state, to, refundId, ...(answer && { answer }) }
      await audit(tx, admin, "return.refund", order.id, detail)
      return { refundId, version, state: to }
    }),
  )
  const refundState = await finishRefundNow(shop, begun.refundId)
  if (refundState === "failed") throw refuse("refund_refused")
  return { ...begun, refundState }
}
