import { z } from "zod"
import { recordTransfer as contract } from "#contract/payments/bank-transfers.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findOrder, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findLastPayment, findOpenPayment, insertPayment } from "#db/payments/payments.ts"
import { insertTransfer } from "#db/payments/transfers.ts"
import {
  addToBalance,
  effectOf,
  refuseRecording,
  type Transfer,
  type TransferState,
} from "#domain/orders/transfers.ts"
import { type Cents, cents, toAmount } from "#domain/pricing/money.ts"
import { issueAtOnce, issueInvoice } from "../../invoices/issue-invoices.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { requireListed } from "../../kernel/order-access.ts"
import { orderNow } from "../../kernel/order-state.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { withIdempotencyKey } from "../../kernel/with-idempotency-key.ts"
import { readTransferState, readTransferTerms } from "../../payments/order-payment.ts"
import { markOrderPaid } from "../../payments/settle-payment.ts"
import { readCurrency } from "../../settings/read-settings.ts"
import { PaymentInTheWay, withoutOpenPayment } from "../without-open-payment.ts"
import { holdForTransfer } from "./choose-transfer.ts"

const refuse = refuseFor(contract.refusals)

export interface NewTransfer extends Transfer {
  amountCents: Cents
  bookedOn: string
  reference: string
}

const recorded = z.object({ number: z.int() })

/**
 * Records what the bank's statement says: money that came for an order, or was sent back of it. Once what came reaches
 * the total, the order is paid as by card. Money that came twice is recorded, too, and is to be given back.
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
  const { number } = await withoutOpenPayment(shop, orderId, () =>
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

/** Counts and invoices an order that a transfer has just paid. Not in its transaction: payments would queue. */
export async function concludePaid(shop: Shop, orderId: string): Promise<void> {
  shop.counters.add("order_paid")
  shop.log.info({ orderId, method: "transfer" }, "order_paid")
  await issueAtOnce(shop, issueInvoice, orderId)
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
  if (await findOpenPayment(tx, orderId)) throw new PaymentInTheWay()
  const { kind, amountCents, bookedOn, reference } = transfer
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
  if (!order.transferUntil) await holdForTransfer(tx, order, days)
  const detail = { number, kind, amountCents, bookedOn, reference }
  await audit(tx, admin, "order.transfer", orderId, detail)
  const before = await readTransferState(tx, order)
  return { number, pays: await settleBalance(tx, order, before, effectOf(transfer)) }
}

/** Adds money to an order's balance; whether it pays the order. */
export async function settleBalance(
  tx: Transaction,
  order: OrderRow,
  before: TransferState,
  amountCents: number,
): Promise<boolean> {
  const after = addToBalance(before, amountCents)
  await updateOrder(tx, order.id, { transferBalanceCents: after.balanceCents })
  if (before.paid || !after.paid) return false
  const last = await findLastPayment(tx, order.id)
  await insertPayment(tx, {
    orderId: order.id,
    method: "transfer",
    attempt: (last?.attempt ?? 0) + 1,
    amountCents: order.totalCents,
    currency: (await readCurrency({ db: tx })).toLowerCase(),
    state: "succeeded",
  })
  await markOrderPaid(tx, order, undefined)
  return true
}
