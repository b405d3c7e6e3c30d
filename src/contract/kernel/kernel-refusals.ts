import { z } from "zod"
import { plainRefusal, refusal } from "./refusal.ts"

export const kernelRefusals = {
  unauthenticated: plainRefusal(
    401,
    "Sign in to do this: the access token is missing, expired or revoked.",
  ),
  forbidden: plainRefusal(403, "Your account may not do this."),
  invalid_input: refusal(400, "Some fields are not right.", {
    fields: z
      .record(z.string(), z.string())
      .meta({ description: "A sentence for each field that is not right" }),
  }),
  invalid_json: refusal(
    400,
    "The body is not valid JSON, or has a key '__proto__' or 'constructor'.",
  ),
  unsupported_media_type: refusal(415, "Send the body as application/json."),
  body_too_large: refusal(413, "The body is too large."),
  body_cut_off: refusal(400, "The body broke off before its end. Send it again."),
  route_not_found: refusal(404, "There is no such address."),
  method_not_allowed: refusal(405, "This address does not take that method."),
  idempotency_key_reused: refusal(
    422,
    "This Idempotency-Key was used for a different request. Use a new key.",
  ),
  rate_limited: refusal(429, "Too many requests. Wait a little and try again.", {
    retryAfterSeconds: z.int(),
  }),
  too_many_streams: refusal(
    429,
    "Too many pages are being kept up to date at your address. Close some, or ask now and then instead.",
    { retryAfterSeconds: z.int() },
  ),
  streams_full: refusal(
    503,
    "The shop keeps as many pages up to date as it can right now. Ask now and then instead.",
  ),
  stand_in_elsewhere: refusal(
    403,
    "This stand-in answers only at the machine that the shop runs on. SANDBOX=on opens it to everybody.",
  ),
  foreign_origin: refusal(403, "This call came from another site, so it was not answered."),
  shop_busy: refusal(
    503,
    "The shop is busy, or this asks for too much at once. Ask for less, or try again in a moment.",
  ),
  database_unavailable: refusal(503, "The shop is busy or restarting. Try again in a moment."),
}
