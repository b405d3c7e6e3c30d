import type { Context } from "hono"
import { type RefusalCode, refusals } from "#contract/refusals.ts"
import {
  IdentityRefused,
  IdentityUnavailable,
  ProviderUnavailable,
} from "#operations/kernel/ports.ts"
import { Refusal, refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"

export const RETRY_AFTER_S = "5"
/** What honest people rarely meet: somebody is trying what they may not do. */
const noted = new Set<RefusalCode>([
  "forbidden",
  "second_factor_missing",
  "foreign_origin",
  "invalid_event",
  "rate_limited",
])

/** Turns whatever was thrown into an answer; what is not a refusal is a bug, logged and not explained. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  const requestId = c.get("requestId")
  const refusal = asRefusal(thrown)
  if (!refusal) {
    c.get("log").error({ err: thrown }, "unexpected_error")
    return c.json({ message: "Internal error", code: "internal", requestId }, 500)
  }
  c.set("refusal", refusal.code)
  if (refusal.code === "database_unavailable")
    c.get("log").warn({ err: thrown }, "database_unavailable")
  if (thrown instanceof ProviderUnavailable)
    c.get("log").warn({ reason: thrown.message }, "card_provider_unavailable")
  if (noted.has(refusal.code)) {
    const facts = { code: refusal.code, route: c.get("route"), userId: c.get("userId") }
    c.get("log").warn(facts, "refused")
  }
  const { status, plain } = refusals[refusal.code]
  if (status === 401) c.header("www-authenticate", 'Bearer error="invalid_token"')
  if (status === 503) c.header("retry-after", RETRY_AFTER_S)
  const { payload } = refusal
  if (payload.retryAfterSeconds !== undefined)
    c.header("retry-after", String(payload.retryAfterSeconds))
  const counters = status === 401 ? {} : c.get("failure")
  if (plain) return c.json({ ...counters, message: refusal.message }, status)
  const said = { ...counters, ...payload, message: refusal.message, code: refusal.code }
  // What differs in each answer would tell apart refusals that are to be alike; the header has it anyway.
  return c.json(status < 500 ? said : { ...said, requestId }, status)
}

function asRefusal(thrown: unknown): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown
  if (thrown instanceof IdentityRefused) return refuse(thrown.code)
  if (thrown instanceof ProviderUnavailable) return refuse("payment_provider_unavailable")
  if (thrown instanceof IdentityUnavailable || isConnectionFailure(thrown))
    return refuse("database_unavailable")
  return undefined
}

/**
 * PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutting down, cancelled), 40 (serialization,
 * deadlock) and 25006 (a standby by now), and the driver's own words when a connection does not come, ends
 * or says nothing. Whether a commit was cut off nobody knows: the same request again, with its key, finds out.
 */
function isConnectionFailure(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const code = "code" in error && typeof error.code === "string" ? error.code : ""
    if (/^(?:08|53|57|40|55P03|25006)/.test(code) || /^E(?:CONN|PIPE|TIMEDOUT|NOENT)/.test(code))
      return true
    if (driverWords.test(error.message)) return true
  }
  return false
}

const driverWords =
  /^(?:connection terminated|timeout exceeded when trying to connect|query read timeout|client .* not queryable)/i
