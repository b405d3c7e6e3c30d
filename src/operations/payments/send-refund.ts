import { sendRefund as contract } from "#contract/payments/bank-transfers.ts"
import { findOrder, lockOrder } from "#db/orders/orders.ts"
import { findRefund, updateRefund } from "#db/payments/refunds.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { issueAtOnce, issueCreditNote } from "../invoices/issue-invoices.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { concludeRefund } from "./finish-refund.ts"

const refuse = refuseFor(contract.refusals)

interface SentRefund {
  orderId: string
  refundId: string
  bookedOn: string
  reference: string
}

/**
 * Notes that staff sent a refund of an order that was paid by bank transfer. From then on it is as one that the card
 * provider made. Returns whether this call noted it, and what is refunded of the order.
 */
export async function sendRefund(
  shop: Shop,
  admin: Actor,
  { orderId, refundId, bookedOn, reference }: SentRefund,
): Promise<{ isNew: boolean; refundedCents: Cents }> {
  const isNew = await shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order) throw refuse("order_not_found")
      const refund = await findRefund(tx, refundId)
      if (refund?.orderId !== orderId || refund.method !== "transfer")
        throw refuse("refund_not_found")
      if (refund.state !== "due") return false
      await updateRefund(tx, refundId, { state: "succeeded", sentOn: bookedOn, reference })
      await concludeRefund(tx, order, { ...refund, reference })
      const { amountCents } = refund
      await audit(tx, admin, "order.refund_sent", orderId, {
        refundId,
        amountCents,
        bookedOn,
        reference,
      })
      return true
    }),
  )
  if (isNew) await issueAtOnce(shop, issueCreditNote, refundId)
  const order = await findOrder(shop.db, orderId)
  return { isNew, refundedCents: cents(order?.refundedCents ?? 0) }
}
