import type { ContentfulStatusCode } from "hono/utils/http-status"
import type Stripe from "stripe"

export interface WireErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error"
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: Partial<Stripe.PaymentIntent>
  payment_method?: Stripe.PaymentMethod
}

/** An answer of Stripe's that is an error: `{ error: { type, code, message, param, … } }`. */
export class WireError extends Error {
  override name = "WireError"
  readonly status: ContentfulStatusCode
  readonly body: WireErrorBody

  constructor(status: ContentfulStatusCode, body: WireErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body
  }
}

const docUrl = (code: string) => `https://docs.stripe.com/error-codes/${code.replaceAll("_", "-")}`

type Detail = Omit<WireErrorBody, "type" | "message">

export const invalidRequest = (
  message: string,
  detail: Detail = {},
  status: 400 | 401 | 403 = 400,
) => new WireError(status, { type: "invalid_request_error", message, ...detail })

/** `kind` as Stripe spells it: `payment_intent`, `PaymentMethod`, `charge`. */
export const noSuch = (kind: string, id: string, param: string) =>
  new WireError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    // What was sent is not repeated when it could be anything, such as a card number.
    message: /^[a-z]+_\w{1,80}$/i.test(id) ? `No such ${kind}: '${id}'` : `No such ${kind}`,
    param,
  })

export const cardError = (message: string, detail: Detail) =>
  new WireError(402, { type: "card_error", message, ...detail })

export const apiError = () =>
  new WireError(500, {
    type: "api_error",
    message: "The card stand-in could not answer. Nothing was decided; try again.",
  })
