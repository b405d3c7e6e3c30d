import { z } from "zod"
import { bodyOf } from "./read-json.ts"
import type { Person, TestShop } from "./test-shop.ts"

/** Requests of a payment page to the card provider, with the shop's publishable key. */
async function askProvider(
  shop: TestShop,
  path: string,
  fields?: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { payment } = await shop.as()("GET /config")
  if (!payment) throw new Error("this shop takes no cards")
  const response = await fetch(new URL(`${payment.apiBase}${path}`, shop.url), {
    headers: { authorization: `Bearer ${payment.publishableKey}` },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  })
  return { status: response.status, body: await bodyOf(response) }
}

const MAX_TRIES = 10

/** Pays with a test card at the provider without telling the shop. Returns the intent's id. */
export async function payIntent(
  shop: TestShop,
  clientSecret: string,
  card = "pm_card_visa",
): Promise<string> {
  const [id = ""] = clientSecret.split("_secret")
  const fields = { payment_method: card, client_secret: clientSecret }
  const confirm = async (tries: number): Promise<void> => {
    const { status } = await askProvider(shop, `/v1/payment_intents/${id}/confirm`, fields)
    // Retry as the provider's form does: the stand-in fails while the database is too busy.
    if (status >= 500 && tries > 1) await confirm(tries - 1)
  }
  await confirm(MAX_TRIES)
  return id
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

/** Stripe's test payment methods by the bank's answer. */
export const cards = { good: "pm_card_visa", declined: "pm_card_visa_chargeDeclined" } as const

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
  const [intentId = ""] = clientSecret.split("_secret")
  const pay = async (card: string = cards.good) => {
    const fields = { payment_method: card, client_secret: clientSecret }
    const path = `/v1/payment_intents/${intentId}/confirm`
    const { status, error } = answerSchema.parse((await askProvider(shop, path, fields)).body)
    return status ?? error?.code ?? "nothing"
  }
  return { intentId, pay }
}

const answerSchema = z.object({
  status: z.string().optional(),
  error: z.object({ code: z.string().optional() }).optional(),
})
