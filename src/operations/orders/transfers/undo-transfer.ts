import { undoTransfer as contract } from "#contract/payments/bank-transfers.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findInvoiceOf } from "#db/invoices/invoices.ts"
import { findOrder, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findLastShipment } from "#db/orders/shipments.ts"
import { findOpenPayment, findSucceededPayment, updatePayment } from "#db/payments/payments.ts"
import { findTransfer, markTransferUndone, type TransferRow } from "#db/payments/transfers.ts"
import { addToBalance, effectOf, refuseUndo } from "#domain/orders/transfers.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { requireListed } from "../../kernel/order-access.ts"
import { orderNow } from "../../kernel/order-state.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { withdrawPaid } from "../../mail/mail-keys.ts"
import { readTransferState, readTransferTerms } from "../../payments/order-payment.ts"
import { PaymentInTheWay, withoutOpenPayment } from "../without-open-payment.ts"
import { holdForTransfer } from "./choose-transfer.ts"
import { concludePaid, settleBalance } from "./record-transfer.ts"

const refuse = refuseFor(contract.refusals)

/**
 * Takes back a transfer that was recorded by mistake; an order that it paid is unpaid again, and held anew. Refused
 * where something rests on that payment. Returns whether this call took it back.
 */
export async function undoTransfer(
  shop: Shop,
  admin: Actor,
  orderId: string,
  number: number,
): Promise<{ isNew: boolean; order: OrderRow }> {
  const { isNew, pays } = await withoutOpenPayment(shop, orderId, () =>
    shop.db.transaction(asAdmin(shop, admin, (tx) => undo(tx, admin, orderId, number))),
  )
  if (pays) await concludePaid(shop, orderId)
  const order = await findOrder(shop.db, orderId)
  if (!order) throw refuse("order_not_found")
  return { isNew, order }
}

async function undo(
  tx: Transaction,
  admin: Actor,
  orderId: string,
  number: number,
): Promise<{ isNew: boolean; pays: boolean }> {
  const order = requireListed(await lockOrder(tx, orderId))
  const transfer = await findTransfer(tx, orderId, number)
  if (!transfer) throw refuse("transfer_not_found")
  if (transfer.undoneAt) return { isNew: false, pays: false }
  const state = await readTransferState(tx, order)
  const refusal = refuseUndo(transfer, {
    order: orderNow(order),
    state,
    hasInvoice: (await findInvoiceOf(tx, orderId)) !== undefined,
    hasShipments: (await findLastShipment(tx, orderId)) !== undefined,
  })
  if (refusal) throw refuse(refusal)
  if (await findOpenPayment(tx, orderId)) throw new PaymentInTheWay()
  await markTransferUndone(tx, transfer, admin.id)
  await audit(tx, admin, "order.transfer_undo", orderId, detailOf(transfer))
  const after = addToBalance(state, -effectOf(transfer))
  if (state.paid && !after.paid) await markUnpaid(tx, order, after.balanceCents)
  else return { isNew: true, pays: await settleBalance(tx, order, state, -effectOf(transfer)) }
  return { isNew: true, pays: false }
}

const detailOf = ({ number, kind, amountCents, bookedOn, reference }: TransferRow) => ({
  number,
  kind,
  amountCents,
  bookedOn,
  reference,
})

async function markUnpaid(tx: Transaction, order: OrderRow, balanceCents: number): Promise<void> {
  const payment = await findSucceededPayment(tx, order.id)
  if (!payment) throw new Error(`order ${order.id} is paid by no payment`)
  await updatePayment(tx, payment.id, { state: "canceled" })
  await updateOrder(tx, order.id, { paidAt: null, transferBalanceCents: balanceCents })
  const { days } = await readTransferTerms(tx)
  await holdForTransfer(tx, order, days)
  await withdrawPaid(tx, order.id)
}
