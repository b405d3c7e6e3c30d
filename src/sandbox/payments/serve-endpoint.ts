import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { and, eq, gt, sql } from "drizzle-orm"
import type { Context, Hono } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { answers } from "./tables.ts"
import {
  type Access,
  apiError,
  type Call,
  type Database,
  type Endpoint,
  invalidRequest,
  newId,
  parseForm,
  WireError,
} from "./wire.ts"

/** Fault that a test injects: delays, or an error as response. */
export interface Fault {
  delayBeforeMs?: number
  delayAfterMs?: number
  /** `before`: nothing is done. `after`: everything is done, but the response is lost. */
  fail?: "before" | "after"
}

export type FaultOf = (
  method: string,
  path: string,
) => Fault | undefined | Promise<Fault | undefined>

export interface Gateway extends Keys {
  db: Database
  publicUrl: string | undefined
  faultOf: FaultOf
  reportError: (error: unknown, requestId: string) => void
}

/** Serves one of Stripe's endpoints: key, parameters, idempotency, one transaction, Stripe's response. */
export function serveEndpoint(app: Hono, gateway: Gateway, endpoint: Endpoint): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const requestId = newId("req")
    try {
      return toResponse(c, requestId, await handle(c, gateway, endpoint, requestId))
    } catch (error) {
      if (!(error instanceof WireError)) gateway.reportError(error, requestId)
      return toResponse(c, requestId, toAnswer(error instanceof WireError ? error : apiError()))
    }
  })
}

async function handle(c: Context, gateway: Gateway, endpoint: Endpoint, requestId: string) {
  const path = c.req.path.slice(c.req.path.indexOf("/v1/"))
  const rawParams = endpoint.method === "POST" ? await readForm(c) : new URL(c.req.url).search
  const form = parseForm(rawParams)
  const { key, ...input } = form ?? {}
  const parameter = typeof key === "string" ? key : undefined
  const access = readAccess(c.req.header("authorization"), parameter, gateway)
  if (access === "publishable" && !endpoint.browser) throw refusePublishableKey()
  if (!form) throw invalidRequest("The request body could not be read as a form.")

  const fault = (await gateway.faultOf(endpoint.method, path)) ?? {}
  await delay(fault.delayBeforeMs ?? 0)
  if (fault.fail === "before") throw apiError()
  const work = endpoint.prepare(input, c.req.param("id") ?? "")
  const paramsDigest = digestParams(gateway.secretKey, rawParams)
  const answer = await gateway.db.transaction((tx) => {
    const call: Call = { tx, requestId, access, ...readOrigin(c, gateway, endpoint) }
    return withIdempotencyKey(call, { path, paramsDigest }, () => settle(() => work(call)))
  })
  await delay(fault.delayAfterMs ?? 0)
  if (fault.fail === "after") throw apiError()
  return answer
}

/** Turns a refusal into an answer, because it is stored with the declined charge. */
async function settle(work: () => Promise<object>): Promise<Answer> {
  try {
    return { status: 200, body: JSON.stringify(await work(), null, 2) }
  } catch (error) {
    if (error instanceof WireError) return toAnswer(error)
    throw error
  }
}

async function readForm(c: Context): Promise<string> {
  const body = await c.req.text()
  const type = c.req.header("content-type") ?? ""
  if (body === "" || type.startsWith("application/x-www-form-urlencoded")) return body
  throw invalidRequest(
    "Invalid request (check that your POST content type is application/x-www-form-urlencoded).",
  )
}

function readOrigin(c: Context, gateway: Gateway, endpoint: Endpoint) {
  const [ownUrl = ""] = c.req.url.split("/v1/")
  const key = endpoint.method === "POST" ? c.req.header("idempotency-key") : undefined
  if (key !== undefined && (key.length === 0 || key.length > 255))
    throw invalidRequest("An Idempotency-Key has 1 to 255 characters.")
  return { base: gateway.publicUrl ?? ownUrl, idempotencyKey: key }
}

const toAnswer = ({ status, body }: WireError): Answer => ({
  status,
  body: JSON.stringify({ error: body }, null, 2),
})

function toResponse(c: Context, requestId: string, answer: Answer): Response {
  const key = c.req.header("idempotency-key")
  const version = c.req.header("stripe-version")
  return c.body(answer.body, answer.status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-cache, no-store",
    "Request-Id": requestId,
    ...(key ? { "Idempotency-Key": key } : {}),
    ...(version ? { "Stripe-Version": version } : {}),
    ...(answer.replayOf
      ? { "Idempotent-Replayed": "true", "Original-Request": answer.replayOf }
      : {}),
  })
}

interface Keys {
  secretKey: string
  publishableKey: string
}

/**
 * Reads the caller's key from `Authorization: Bearer KEY`, `Basic base64(KEY:)`, or the parameter `key`, in which a
 * page sends the publishable key.
 */
function readAccess(
  authorization: string | undefined,
  parameter: string | undefined,
  keys: Keys,
): Access {
  const key = readKey(authorization)
  if (key === undefined && parameter !== undefined && isSame(parameter, keys.publishableKey))
    return "publishable"
  if (key === undefined)
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, " +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    )
  if (isSame(key, keys.secretKey)) return "secret"
  if (isSame(key, keys.publishableKey)) return "publishable"
  throw invalidRequest("Invalid API Key provided.", {}, 401)
}

const refusePublishableKey = () =>
  invalidRequest(
    "This API call cannot be made with a publishable API key. Please use a secret API key.",
    { code: "secret_key_required" },
    403,
  )

function readKey(authorization = ""): string | undefined {
  const [, scheme = "", credentials = ""] = /^(\w+) +(\S+)$/.exec(authorization) ?? []
  if (scheme.toLowerCase() === "bearer") return credentials
  if (scheme.toLowerCase() !== "basic") return undefined
  const [key] = Buffer.from(credentials, "base64").toString().split(":")
  return key || undefined
}

const digest = (text: string) => createHash("sha256").update(text).digest()
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right))

interface Answer {
  status: ContentfulStatusCode
  body: string
  /** Id of the first request with this key, if its answer is repeated. */
  replayOf?: string
}

interface KeyedRequest {
  path: string
  /** Keyed, because a card number can be guessed from a plain digest. */
  paramsDigest: string
}

const digestParams = (secretKey: string, rawParams: string) =>
  createHmac("sha256", secretKey).update(rawParams).digest("hex")

/** Does the work once per idempotency key, and repeats the stored answer. Work and answer share one transaction. */
async function withIdempotencyKey(
  call: Call,
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { tx, access, idempotencyKey: key, requestId } = call
  if (key === undefined) return work()
  const known = (await findAnswer(call, key)) ?? (await claimKey(call, key))
  if (known) {
    refuseOtherRequest(key, request, known)
    return { status: toStatus(known.status), body: known.body, replayOf: known.requestId }
  }
  const answer = await work()
  const row = { ...request, status: answer.status, body: answer.body, requestId }
  await tx
    .insert(answers)
    .values({ access, key, ...row })
    .onConflictDoUpdate({
      target: [answers.access, answers.key],
      set: { ...row, createdAt: sql`now()` },
    })
  return answer
}

async function findAnswer({ tx, access }: Call, key: string) {
  const [known] = await tx
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.access, access),
        eq(answers.key, key),
        // Stripe forgets keys after a day.
        gt(answers.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
  return known
}

/** Claims a key. Refuses the second of two concurrent requests, which the official SDKs retry. */
async function claimKey(call: Call, key: string) {
  const { rows } = await call.tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('sandbox.idempotency'), hashtext(${`${call.access}:${key}`})) as free`,
  )
  // Reads again, because the first request may have ended between read and claim.
  if (rows[0]?.free) return findAnswer(call, key)
  throw new WireError(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message:
      "There is currently another in-progress request using this Idempotent Key (that probably means " +
      `you submitted twice, and the other request is still going through): ${key}.`,
  })
}

function refuseOtherRequest(key: string, now: KeyedRequest, first: KeyedRequest): void {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`
  if (now.path !== first.path)
    throw new WireError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used for the same endpoint they were first used for " +
        `('${now.path}' vs '${first.path}'). ${advice}`,
    })
  if (now.paramsDigest !== first.paramsDigest)
    throw new WireError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used " +
        `with. ${advice}`,
    })
}

const ANSWERED = [200, 402, 404] as const

const toStatus = (status: number): ContentfulStatusCode =>
  ANSWERED.find((answered) => answered === status) ?? 400
