import * as z from "zod/mini"
import { t } from "#domain/languages/translate.ts"
import type { Reply } from "#web/api/api.ts"

/** Public settings of the card provider. Card data goes to the provider, never to the shop. */
export type PaymentConfig = NonNullable<Reply<"GET /config">["payment"]>

export interface Card {
  number: string
  expMonth: string
  expYear: string
  cvc: string
}

export interface CardHolder {
  name: string
  email: string
}

/** Refusal by the provider, with its message and the field. */
export class CardRefused extends Error {
  override name = "CardRefused"
  readonly param: string | undefined
  constructor(message: string, param?: string) {
    super(message)
    this.param = param
  }
}

const methodSchema = z.object({ id: z.string() })

const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  next_action: z.nullish(
    z.object({ use_stripe_sdk: z.optional(z.object({ stripe_js: z.string() })) }),
  ),
  last_payment_error: z.nullish(
    z.object({ message: z.optional(z.string()), code: z.optional(z.string()) }),
  ),
})
export type Intent = z.infer<typeof intentSchema>

const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    param: z.optional(z.string()),
    payment_intent: z.optional(intentSchema),
  }),
})

const intentPath = (clientSecret: string) =>
  `/v1/payment_intents/${clientSecret.replace(/_secret_.*$/, "")}`

export async function createCardMethod(
  config: PaymentConfig,
  card: Card,
  holder: CardHolder,
): Promise<string> {
  const answer = await send(config, "POST", "/v1/payment_methods", {
    type: "card",
    "card[number]": card.number,
    "card[exp_month]": card.expMonth,
    "card[exp_year]": card.expYear,
    "card[cvc]": card.cvc,
    "billing_details[name]": holder.name,
    "billing_details[email]": holder.email,
  })
  return methodSchema.parse(answer).id
}

export async function confirmIntent(
  config: PaymentConfig,
  clientSecret: string,
  paymentMethod: string,
): Promise<Intent> {
  const params = { client_secret: clientSecret, payment_method: paymentMethod }
  return intentSchema.parse(
    await send(config, "POST", `${intentPath(clientSecret)}/confirm`, params),
  )
}

export async function readIntent(config: PaymentConfig, clientSecret: string): Promise<Intent> {
  const params = { client_secret: clientSecret }
  return intentSchema.parse(await send(config, "GET", intentPath(clientSecret), params))
}

async function send(
  { apiBase, publishableKey }: PaymentConfig,
  method: "GET" | "POST",
  path: string,
  params: Record<string, string>,
): Promise<unknown> {
  const form = new URLSearchParams(params)
  const init = { method, headers: { authorization: `Bearer ${publishableKey}` } }
  const sent =
    method === "GET"
      ? fetch(`${apiBase}${path}?${form}`, init)
      : fetch(apiBase + path, { ...init, body: form })
  const response = await sent.catch(() => undefined)
  const answer: unknown = await response?.json().catch(() => undefined)
  if (response?.ok && answer !== undefined) return answer
  const refused = errorSchema.safeParse(answer)
  if (!refused.success)
    throw new CardRefused(
      t("The card provider could not be reached. Try again. You will not be charged twice."),
    )
  const { message, param, payment_intent: intent } = refused.data.error
  // Returns a payment that an earlier attempt made although its reply was lost, or that was cancelled elsewhere.
  if (intent?.status === "succeeded" || intent?.status === "canceled") return intent
  throw new CardRefused(message, param)
}
