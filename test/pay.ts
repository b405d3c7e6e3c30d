import { z } from "zod"
import type { Person, TestShop } from "./test-shop.ts"

/** Stripe's test payment methods by the bank's answer. */
export const cards = { good: "pm_card_visa", declined: "pm_card_visa_chargeDeclined" } as const

const MAX_TRIES = 10

const answerSchema = z.object({
  status: z.string().optional(),
  error: z.object({ code: z.string().optional() }).optional(),
})

const intentIdOf = (clientSecret: string): string => clientSecret.split("_secret")[0] ?? ""

/**
 * Confirms an intent as a payment page does, with the shop's publishable key. Returns `succeeded` or the
 * provider's error code.
 */
async function confirmIntent(
  shop: TestShop,
  clientSecret: string,
  card: string,
  tries = MAX_TRIES,
): Promise<string> {
  const { payment } = await shop.as()("GET /config")
  if (!payment) throw new Error("this shop takes no cards")
  const path = `${payment.apiBase}/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`
  const response = await fetch(new URL(path, shop.url), {
    method: "POST",
    headers: { authorization: `Bearer ${payment.publishableKey}` },
    body: new URLSearchParams({ payment_method: card, client_secret: clientSecret }),
  })
  // Retry as the provider's form does: the stand-in fails while the database is too busy.
  if (response.status >= 500 && tries > 1) return confirmIntent(shop, clientSecret, card, tries - 1)
  const { status, error } = answerSchema.parse(await response.json())
  return status ?? error?.code ?? "nothing"
}

/** Pays with a test card at the provider without telling the shop. Returns the intent's id. */
export async function payIntent(
  shop: TestShop,
  clientSecret: string,
  card: string = cards.good,
): Promise<string> {
  await confirmIntent(shop, clientSecret, card)
  return intentIdOf(clientSecret)
}

/** Pays an unpaid order. Returns the transaction id. */
export async function payOrder(
  shop: TestShop,
  buyer: Pick<Person, "token">,
  orderId: string,
): Promise<string> {
  const api = shop.as(buyer)
  const { clientSecret } = await api("POST /create-payment-intent", { body: { orderId } })
  const transactionId = await payIntent(shop, clientSecret)
  await api("PATCH /order/{id}", { params: { id: orderId }, body: { transactionId } })
  return transactionId
}

/** The payment page of an order with its card form. */
export interface Checkout {
  intentId: string
  /** Confirms with a card. Returns `succeeded` or the provider's error code. */
  pay(card?: string): Promise<string>
}

/** Opens the payment page of an unpaid order; throws ApiError when the shop refuses. */
export async function openCheckout(
  shop: TestShop,
  buyer: Pick<Person, "token">,
  orderId: string,
): Promise<Checkout> {
  const { clientSecret } = await shop.as(buyer)("POST /create-payment-intent", {
    body: { orderId },
  })
  return {
    intentId: intentIdOf(clientSecret),
    pay: (card = cards.good) => confirmIntent(shop, clientSecret, card),
  }
}
