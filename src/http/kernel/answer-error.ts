import { randomUUID } from "node:crypto"
import type { ServerResponse } from "node:http"
import type { Context, Hono } from "hono"
import { type RefusalCode, refusals } from "#contract/refusals.ts"
import { t } from "#domain/languages/translate.ts"
import {
  IdentityRefused,
  IdentityUnavailable,
  ProviderUnavailable,
  SECOND_FACTOR_LOCK_S,
} from "#operations/kernel/ports.ts"
import { Refusal, refusalText, refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"

const RETRY_AFTER_S = "5"
/** Refusals that suggest an attack and are logged. */
const loggedRefusals = new Set<RefusalCode>([
  "forbidden",
  "second_factor_missing",
  "foreign_origin",
  "invalid_event",
  "rate_limited",
])

/** Turns an error into a response. Any error but a refusal is a bug, which is logged but not explained. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  const requestId = c.get("requestId")
  const refusal = toRefusal(thrown)
  if (!refusal) {
    c.get("log").error({ err: thrown }, "unexpected_error")
    return c.json({ message: t("Internal error"), code: "internal", requestId }, 500)
  }
  c.set("refusal", refusal.code)
  if (refusal.code === "database_unavailable")
    c.get("log").warn({ err: thrown }, "database_unavailable")
  if (thrown instanceof ProviderUnavailable)
    c.get("log").warn({ reason: thrown.message }, "card_provider_unavailable")
  if (loggedRefusals.has(refusal.code)) {
    const facts = { code: refusal.code, route: c.get("route"), userId: c.get("userId") }
    c.get("log").warn(facts, "refused")
  }
  const { status, plain } = refusals[refusal.code]
  if (status === 401) c.header("www-authenticate", 'Bearer error="invalid_token"')
  if (status === 503) c.header("retry-after", RETRY_AFTER_S)
  if (refusal.code === "second_factor_locked") c.header("retry-after", String(SECOND_FACTOR_LOCK_S))
  const { payload } = refusal
  if (payload.retryAfterSeconds !== undefined)
    c.header("retry-after", String(payload.retryAfterSeconds))
  const counters = status === 401 ? {} : c.get("failure")
  const message = refusalText(refusal)
  if (plain) return c.json({ ...counters, message }, status)
  const body = { ...counters, ...payload, message, code: refusal.code }
  // An id in the body would distinguish refusals that must look the same. The header contains it.
  return c.json(status < 500 ? body : { ...body, requestId }, status)
}

function toRefusal(thrown: unknown): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown
  if (thrown instanceof IdentityRefused) return refuse(thrown.code)
  if (thrown instanceof ProviderUnavailable) return refuse("payment_provider_unavailable")
  if (thrown instanceof IdentityUnavailable || isConnectionFailure(thrown))
    return refuse("database_unavailable")
  return undefined
}

/**
 * Reports whether the database failed: PostgreSQL's classes 08, 53, 57 and 40, codes 55P03 and 25006, and the
 * driver's connection errors. An interrupted commit may have succeeded. Repeating the request with its key shows
 * that.
 */
function isConnectionFailure(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const code = "code" in error && typeof error.code === "string" ? error.code : ""
    if (/^(?:08|53|57|40|55P03|25006)/.test(code) || /^E(?:CONN|PIPE|TIMEDOUT|NOENT)/.test(code))
      return true
    if (DRIVER_MESSAGES.test(error.message)) return true
  }
  return false
}

const DRIVER_MESSAGES =
  /^(?:connection terminated|timeout exceeded when trying to connect|query read timeout|client .* not queryable)/i

/** Refuses a request before any handler runs, and closes its connection. */
export function answerBusy(reply: ServerResponse): void {
  const { status, text } = refusals.shop_busy
  const requestId = randomUUID()
  reply.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "retry-after": RETRY_AFTER_S,
    "x-request-id": requestId,
    connection: "close",
  })
  reply.end(JSON.stringify({ message: text, code: "shop_busy", requestId }))
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]

/** Reports whether an endpoint is declared at exactly this address. */
const isRouted = (app: Hono<AppEnv>, method: string, path: string): boolean =>
  app.router.match(method, path)[0].some(([[, route]]) => !route.path.includes("*"))

/** Answers unmatched requests: 405 if another method exists, else 404. */
export function refuseUnmatched(app: Hono<AppEnv>): void {
  app.all("*", (c) => {
    const methods = METHODS.filter((method) => isRouted(app, method, c.req.path))
    if (methods.length === 0) throw refuse("route_not_found")
    c.header("allow", methods.join(", "))
    throw refuse("method_not_allowed")
  })
}
