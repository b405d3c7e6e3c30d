import * as contract from "#contract/payments/bank-transfers.ts"
import { toAmount } from "#domain/pricing/money.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { chooseTransfer } from "#operations/orders/transfers/choose-transfer.ts"
import { recordTransfer } from "#operations/orders/transfers/record-transfer.ts"
import { undoTransfer } from "#operations/orders/transfers/undo-transfer.ts"
import { readOrderPayment } from "#operations/payments/order-payment.ts"
import { sendRefund } from "#operations/payments/send-refund.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentHoldOf } from "../orders/present-hold.ts"
import { presentPayment } from "../orders/present-payment.ts"

export function serveBankTransfers(server: Server): void {
  const { shop } = server

  serve(server, contract.chooseTransfer, async ({ actor, params }) => {
    const { isNew, order } = await chooseTransfer(shop, actor, params.id)
    const { heldUntil } = presentHoldOf(shop, order) ?? {}
    return {
      ...written,
      modifiedCount: isNew ? 1 : 0,
      ...(heldUntil && { heldUntil }),
      payment: await paymentOf(shop, order, false),
    }
  })

  serve(server, contract.recordTransfer, async ({ actor, params, headers, body }) => {
    const { amount: amountCents, day: bookedOn, reference = "", kind = "received" } = body
    const transfer = { kind, amountCents, bookedOn, reference }
    const key = headers["idempotency-key"]
    const { number, order } = await recordTransfer(shop, actor, params.id, transfer, key)
    const payment = await paymentOf(shop, order, true)
    return { ...written, modifiedCount: 1, number, paid: order.paidAt !== null, payment }
  })

  serve(server, contract.undoTransfer, async ({ actor, params }) => {
    const { isNew, order } = await undoTransfer(shop, actor, params.id, params.number)
    const payment = await paymentOf(shop, order, true)
    return { ...written, modifiedCount: isNew ? 1 : 0, paid: order.paidAt !== null, payment }
  })

  serve(server, contract.sendRefund, async ({ actor, params, body }) => {
    const { day: bookedOn, reference = "" } = body
    const sent = { orderId: params.id, refundId: params.refund, bookedOn, reference }
    const { isNew, refundedCents } = await sendRefund(shop, actor, sent)
    return { ...written, modifiedCount: isNew ? 1 : 0, refunded: toAmount(refundedCents) }
  })
}

type Order = Awaited<ReturnType<typeof chooseTransfer>>["order"]

async function paymentOf({ db }: Shop, order: Order, forStaff: boolean) {
  const payment = await readOrderPayment(db, order, { forStaff })
  if (!payment) throw new Error(`order ${order.id} has no transfer`)
  return presentPayment(payment)
}
