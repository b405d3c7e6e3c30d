import { z } from "zod"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { translate } from "#domain/languages/translate.ts"

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 503
type NoPayload = Record<never, never>

export interface DeclaredRefusal<
  Payload extends z.ZodRawShape = z.ZodRawShape,
  Plain extends boolean = boolean,
> {
  status: RefusalStatus
  /** Text in the current language. */
  readonly text: string
  /** Facts for the caller, added to the response. */
  payload: Payload
  /** True if the status is enough, so that the body has no code. */
  plain: Plain
}

/** A text, or a function if the text contains values. */
type Text = PlainMessage | (() => string)

export function refusal(status: RefusalStatus, text: Text): DeclaredRefusal<NoPayload, false>
export function refusal<Payload extends z.ZodRawShape>(
  status: RefusalStatus,
  text: Text,
  payload: Payload,
): DeclaredRefusal<Payload, false>
export function refusal(
  status: RefusalStatus,
  text: Text,
  payload: z.ZodRawShape = {},
): DeclaredRefusal<z.ZodRawShape, false> {
  return {
    status,
    get text() {
      return typeof text === "string" ? translate(text) : text()
    },
    payload,
    plain: false,
  }
}

export const plainRefusal = (
  status: 401 | 403,
  text: PlainMessage,
): DeclaredRefusal<NoPayload, true> => ({
  status,
  get text() {
    return translate(text)
  },
  payload: {},
  plain: true,
})

export const kernelRefusals = {
  unauthenticated: plainRefusal(
    401,
    "Sign in to do this: the access token is missing, expired or revoked.",
  ),
  forbidden: plainRefusal(403, "Your account does not have permission to do this."),
  invalid_input: refusal(400, "Some fields are invalid.", {
    fields: z.record(z.string(), z.string()).describe("Message for each invalid field, by name."),
  }),
  invalid_json: refusal(
    400,
    "The body is not valid JSON, or has a key '__proto__' or 'constructor'.",
  ),
  unsupported_media_type: refusal(415, "Send the body as application/json."),
  body_too_large: refusal(413, "The body is too large."),
  body_cut_off: refusal(400, "The body is incomplete. Send it again."),
  route_not_found: refusal(404, "There is no such address."),
  method_not_allowed: refusal(405, "This address does not support that method."),
  idempotency_key_reused: refusal(
    422,
    "This Idempotency-Key was used for a different request. Use a new key.",
  ),
  rate_limited: refusal(429, "Too many requests. Try again later.", {
    retryAfterSeconds: z.int(),
  }),
  too_many_streams: refusal(
    429,
    "Too many live updates from your address. Close some pages, or poll instead.",
    { retryAfterSeconds: z.int() },
  ),
  streams_full: refusal(503, "The shop cannot serve more live updates now. Poll instead."),
  stand_in_elsewhere: refusal(
    403,
    "This stand-in can be used only on the shop's own machine. SANDBOX=on opens it to everyone.",
  ),
  foreign_origin: refusal(403, "This request came from another site and was refused."),
  shop_busy: refusal(
    503,
    "The shop is busy, or the request is too large. Request less, or try again in a moment.",
  ),
  database_unavailable: refusal(503, "The shop is busy or restarting. Try again in a moment."),
}
