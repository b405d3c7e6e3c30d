import { z } from "zod"
import * as contract from "#contract/payments/bank-transfers.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findInvoiceOf } from "#db/invoices/invoices.ts"
import { findOrder, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findLastShipment } from "#db/orders/shipments.ts"
import { findOpenPayment, findSucceededPayment, updatePayment } from "#db/payments/payments.ts"
import {
  findTransfer,
  insertTransfer,
  markTransferUndone,
  type TransferRow,
} from "#db/payments/transfers.ts"
import {
  addToBalance,
  effectOf,
  refuseRecording,
  refuseUndo,
  type Transfer,
  type TransferState,
} from "#domain/orders/transfers.ts"
import { type Cents, cents, toAmount } from "#domain/pricing/money.ts"
import { issueInvoice, tryIssueNow } from "../../invoices/issue-invoices.ts"
import { adminTransaction, asAdmin, audit } from "../../kernel/as-admin.ts"
import { orderNow, requireListed } from "../../kernel/order-access.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { withIdempotencyKey } from "../../kernel/with-idempotency-key.ts"
import { withdrawPaid } from "../../mail/mail-keys.ts"
import {
  readTransferState,
  readTransferTerms,
  requireBookedDay,
} from "../../payments/order-payment.ts"
import { markOrderPaid } from "../../payments/settle-payment.ts"
import { insertNextPayment } from "../../payments/start-payment.ts"
import { OpenPaymentError, retryWithoutOpenPayment } from "../cancel-order.ts"
import { holdForTransfer, publishPartPaid } from "./choose-transfer.ts"

const refuse = refuseFor([...contract.recordTransfer.refusals, ...contract.undoTransfer.refusals])

interface NewTransfer extends Transfer {
  amountCents: Cents
  bookedOn: string
  reference: string
}

const recorded = z.object({ number: z.int() })

/**
 * Records an entry of the bank statement: money received for an order, or sent back. Once the money received reaches
 * the total, the order is paid, as by card. Money received twice is recorded, too, and has to be sent back.
 */
export async function recordTransfer(
  shop: Shop,
  admin: Actor,
  orderId: string,
  transfer: NewTransfer,
  key: string | undefined,
): Promise<{ number: number; order: OrderRow }> {
  let isPaidNow = false
  const work = async (tx: Transaction) => {
    const { number, pays } = await record(tx, admin, orderId, transfer)
    isPaidNow = pays
    return { number }
  }
  const { number } = await retryWithoutOpenPayment(shop, orderId, () =>
    withIdempotencyKey(shop, admin, {
      key,
      request: ["transfer", orderId, transfer],
      answer: recorded,
      work: asAdmin(shop, admin, work),
    }),
  )
  if (isPaidNow) await concludePaid(shop, orderId)
  const order = await findOrder(shop.db, orderId)
  if (!order) throw refuse("order_not_found")
  return { number, order }
}

/**
 * Counts and invoices an order that a transfer has just paid. Runs after the transaction, in which payments would
 * queue.
 */
async function concludePaid(shop: Shop, orderId: string): Promise<void> {
  shop.counters.add("order_paid")
  shop.log.info({ orderId, method: "transfer" }, "order_paid")
  await tryIssueNow(shop, issueInvoice, orderId)
}

async function record(
  tx: Transaction,
  admin: Actor,
  orderId: string,
  transfer: NewTransfer,
): Promise<{ number: number; pays: boolean }> {
  const order = requireListed(await lockOrder(tx, orderId))
  const refusal = refuseRecording(orderNow(order))
  if (refusal) throw refuse(refusal)
  const { on, days } = await readTransferTerms(tx)
  if (!on && !order.transferUntil) throw refuse("bank_transfer_not_offered")
  if (await findOpenPayment(tx, orderId)) throw new OpenPaymentError()
  const { kind, amountCents, bookedOn, reference } = transfer
  await requireBookedDay(tx, order, bookedOn)
  const { transferBalanceCents: balanceCents } = order
  if (kind === "returned" && amountCents > balanceCents)
    throw refuse("transfer_exceeds_balance", { returnable: toAmount(cents(balanceCents)) })
  const number = await insertTransfer(tx, {
    orderId,
    kind,
    amountCents,
    bookedOn,
    reference,
    recordedBy: admin.id,
  })
  if (number === undefined) throw refuse("transfer_recorded")
  const heldOrder = order.transferUntil ? order : await holdForTransfer(tx, order, days)
  const detail = { number, kind, amountCents, bookedOn, reference }
  await audit(tx, admin, "order.transfer", orderId, detail)
  const before = await readTransferState(tx, order)
  const pays = await settleBalance(tx, order, before, effectOf(transfer))
  if (kind === "received" && !before.paid && !pays) {
    const transferBalanceCents = balanceCents + amountCents
    await publishPartPaid(tx, { ...heldOrder, transferBalanceCents }, { number, amountCents })
  }
  return { number, pays }
}

/** Adds an amount to the order's balance. Returns whether it pays the order. */
async function settleBalance(
  tx: Transaction,
  order: OrderRow,
  before: TransferState,
  amountCents: number,
): Promise<boolean> {
  const after = addToBalance(before, amountCents)
  await updateOrder(tx, order.id, { transferBalanceCents: after.balanceCents })
  if (before.paid || !after.paid) return false
  const payment = await insertNextPayment(tx, order, { method: "transfer", state: "succeeded" })
  await markOrderPaid(tx, order, payment, after.balanceCents)
  return true
}

/**
 * Undoes a transfer that was recorded by mistake. An order that it paid becomes unpaid and is held again. Refuses if
 * later steps depend on the payment. `isDone` is true if this call or an earlier one of the same administrator undid it.
 */
export async function undoTransfer(
  shop: Shop,
  admin: Actor,
  orderId: string,
  number: number,
): Promise<{ isDone: boolean; order: OrderRow }> {
  const { isDone, pays } = await retryWithoutOpenPayment(shop, orderId, () =>
    adminTransaction(shop, admin, (tx) => undo(tx, admin, orderId, number)),
  )
  if (pays) await concludePaid(shop, orderId)
  const order = await findOrder(shop.db, orderId)
  if (!order) throw refuse("order_not_found")
  return { isDone, order }
}

async function undo(
  tx: Transaction,
  admin: Actor,
  orderId: string,
  number: number,
): Promise<{ isDone: boolean; pays: boolean }> {
  const order = requireListed(await lockOrder(tx, orderId))
  const transfer = await findTransfer(tx, orderId, number)
  if (!transfer) throw refuse("transfer_not_found")
  if (transfer.undoneAt) return { isDone: transfer.undoneBy === admin.id, pays: false }
  const state = await readTransferState(tx, order)
  const refusal = refuseUndo(transfer, {
    order: orderNow(order),
    state,
    hasInvoice: (await findInvoiceOf(tx, orderId)) !== undefined,
    hasShipments: (await findLastShipment(tx, orderId)) !== undefined,
  })
  if (refusal) throw refuse(refusal)
  if (await findOpenPayment(tx, orderId)) throw new OpenPaymentError()
  await markTransferUndone(tx, transfer, admin.id)
  await audit(tx, admin, "order.transfer_undo", orderId, detailOf(transfer))
  const after = addToBalance(state, -effectOf(transfer))
  if (state.paid && !after.paid) await markUnpaid(tx, order, after.balanceCents)
  else return { isDone: true, pays: await settleBalance(tx, order, state, -effectOf(transfer)) }
  return { isDone: true, pays: false }
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
  await withdrawPaid(tx, payment)
}
