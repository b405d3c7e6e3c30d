import * as contract from "#contract/payments/payments.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { confirmPayment } from "#operations/payments/confirm-payment.ts"
import { receivePaymentEvent } from "#operations/payments/receive-payment-event.ts"
import { refundOrder } from "#operations/payments/refund-order.ts"
import { startPayment } from "#operations/payments/start-payment.ts"
import type { Server } from "../kernel/app-env.ts"
import type { SiteConfig } from "../kernel/browser.ts"
import { readText } from "../kernel/read-input.ts"
import { serve, written } from "../kernel/serve.ts"

export function servePayments(
  server: Server,
  { publicOrigins }: Pick<SiteConfig, "publicOrigins">,
): void {
  const { shop } = server

  serve(server, contract.createPaymentIntent, async ({ actor, headers, body }) =>
    startPayment(shop, actor, {
      orderId: body.orderId ?? orderOfPage(headers.referer, publicOrigins),
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
      // Accepted, not done: the webhook or the reconciler finishes what could not be asked now.
      const verifying = { modifiedCount: 0, paid: false, paymentStatus: "verifying" as const }
      return c.json({ acknowledged: true, success: false, ...verifying }, 202)
    }
  })

  serve(server, contract.refundOrder, async ({ actor, params, headers, body, c }) => {
    const { amount: amountCents, reason, restock = false, lines, stillSent } = body
    const request = { amountCents, reason, restock, lines, stillSent }
    const key = headers["idempotency-key"]
    const { refundId, refundedCents, state } = await refundOrder(
      shop,
      actor,
      params.id,
      request,
      key,
    )
    const pending = state === "due"
    const refundStatus = pending ? ("pending" as const) : ("succeeded" as const)
    const reply = { ...written, modifiedCount: 1, refundId, refunded: toAmount(refundedCents) }
    return c.json({ ...reply, refundStatus }, pending ? 202 : 200)
  })

  serve(server, contract.receivePaymentEvent, async ({ headers, c }) => {
    await receivePaymentEvent(shop, await readText(c), headers["stripe-signature"])
    return { received: true as const }
  })
}

/** The order whose payment page sent this request, if it was a page of ours. */
function orderOfPage(referer: string | undefined, publicOrigins: ReadonlySet<string>) {
  if (!referer || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  if (!publicOrigins.has(page.origin)) return undefined
  return /^\/dashboard\/payment\/([0-9a-f]{24})\/?$/.exec(page.pathname)?.[1]
}
