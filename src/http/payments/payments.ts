import * as bankTransfers from "#contract/payments/bank-transfers.ts"
import * as contract from "#contract/payments/payments.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { chooseTransfer } from "#operations/orders/transfers/choose-transfer.ts"
import { recordTransfer, undoTransfer } from "#operations/orders/transfers/record-transfer.ts"
import { confirmPayment } from "#operations/payments/confirm-payment.ts"
import { sendRefund } from "#operations/payments/finish-refund.ts"
import { readOrderPayment } from "#operations/payments/order-payment.ts"
import { receivePaymentEvent } from "#operations/payments/receive-payment-event.ts"
import { refundOrder } from "#operations/payments/refund-order.ts"
import { startPayment } from "#operations/payments/start-payment.ts"
import type { Server } from "../kernel/app-env.ts"
import { readText } from "../kernel/read-input.ts"
import { serve, written } from "../kernel/serve.ts"
import { answerRefund, presentHoldOfOrder, presentPayment } from "../orders/present-order.ts"

export function servePayments(server: Server): void {
  const { shop, site } = server

  serve(server, contract.createPaymentIntent, async ({ actor, headers, body }) =>
    startPayment(shop, actor, {
      orderId: body.orderId ?? orderOfPage(headers.referer, site.publicOrigins),
      expectedTotalCents: body.price,
    }),
  )

  serve(server, contract.confirmPayment, async ({ actor, params, body, c }) => {
    try {
      const transactionId = await confirmPayment(shop, actor, params.id, body.transactionId)
      return { ...written, modifiedCount: 1, paid: true, transactionId }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      c.get("log").warn({ reason: error.message }, "card_provider_unavailable")
      // Accepted, but not done. The webhook or the reconciler finishes what the provider could not answer now.
      const verifying = { modifiedCount: 0, paid: false, paymentStatus: "verifying" as const }
      return c.json({ acknowledged: true, success: false, ...verifying }, 202)
    }
  })

  serve(server, contract.refundOrder, async ({ actor, params, body, c, key }) => {
    const { amount: amountCents, reason, message, restock = false, lines, stillSent, cancel } = body
    const request = { amountCents, reason, message, restock, lines, stillSent, cancel }
    const { refundId, refundedCents, state } = await refundOrder(
      shop,
      actor,
      params.id,
      request,
      key,
    )
    const reply = { ...written, modifiedCount: 1, refundId, refunded: toAmount(refundedCents) }
    return answerRefund(c, reply, state)
  })

  serve(server, contract.receivePaymentEvent, async ({ headers, c }) => {
    await receivePaymentEvent(shop, await readText(c), headers["stripe-signature"])
    return { received: true as const }
  })
}

/** Returns the order whose payment page sent this request; undefined for other pages. */
function orderOfPage(referer: string | undefined, publicOrigins: ReadonlySet<string>) {
  if (!referer || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  if (!publicOrigins.has(page.origin)) return undefined
  return /^\/dashboard\/payment\/([0-9a-f]{24})\/?$/.exec(page.pathname)?.[1]
}

export function serveBankTransfers(server: Server): void {
  const { shop } = server

  serve(server, bankTransfers.chooseTransfer, async ({ actor, params }) => {
    const { isNew, order } = await chooseTransfer(shop, actor, params.id)
    const { heldUntil } = presentHoldOfOrder(shop, order) ?? {}
    return {
      ...written,
      modifiedCount: isNew ? 1 : 0,
      heldUntil: heldUntil || undefined,
      payment: await paymentOf(shop, order, false),
    }
  })

  serve(server, bankTransfers.recordTransfer, async ({ actor, params, body, key }) => {
    const { amount: amountCents, day: bookedOn, reference = "", kind = "received" } = body
    const transfer = { kind, amountCents, bookedOn, reference }
    const { number, order } = await recordTransfer(shop, actor, params.id, transfer, key)
    const payment = await paymentOf(shop, order, true)
    return { ...written, modifiedCount: 1, number, paid: order.paidAt !== null, payment }
  })

  serve(server, bankTransfers.undoTransfer, async ({ actor, params }) => {
    const { isDone, order } = await undoTransfer(shop, actor, params.id, params.number)
    const payment = await paymentOf(shop, order, true)
    return { ...written, modifiedCount: isDone ? 1 : 0, paid: order.paidAt !== null, payment }
  })

  serve(server, bankTransfers.sendRefund, async ({ actor, params, body }) => {
    const { day: bookedOn, reference = "" } = body
    const sent = { orderId: params.id, refundId: params.refund, bookedOn, reference }
    const { isDone, refundedCents } = await sendRefund(shop, actor, sent)
    return { ...written, modifiedCount: isDone ? 1 : 0, refunded: toAmount(refundedCents) }
  })
}

type Order = Awaited<ReturnType<typeof chooseTransfer>>["order"]

async function paymentOf({ db }: Shop, order: Order, forStaff: boolean) {
  const payment = await readOrderPayment(db, order, { forStaff })
  if (!payment) throw new Error(`order ${order.id} has no transfer`)
  return presentPayment(payment)
}
