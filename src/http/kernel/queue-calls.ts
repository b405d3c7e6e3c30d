import { setTimeout as sleep } from "node:timers/promises"
import type { Context } from "hono"
import { type Endpoint, needsToken } from "#contract/kernel/endpoint.ts"
import { hasConfirmedEmail } from "#operations/accounts/account.ts"
import { type Actor, isAdmin } from "#operations/kernel/shop.ts"
import { retryOnConnectionLoss } from "#operations/kernel/with-idempotency-key.ts"
import type { AppEnv, Server } from "./app-env.ts"
import { findActor } from "./authenticate.ts"
import type { BodySender } from "./caller-budgets.ts"
import { clientNetwork } from "./client-address.ts"
import type { Caller } from "./fair-queue.ts"
import { MAX_BODY_BYTES, readBytes } from "./read-input.ts"
import { accountKey, isForVisitors, type PublicLane, readsOnly } from "./request-queues.ts"

const MAX_READ_MS = 15_000
/** Slowest accepted upload rate. */
const MIN_BYTES_PER_S = 8_000
const RATE_CHECK_MS = 1_000
const RATE_GRACE_MS = 5_000
const REFUSED_AFTER_MS = 100

/**
 * Reads a visitor's body before the call waits for its turn, so that slow senders do not block others. The number
 * of large bodies is limited.
 */
export function visitorBodyReader(server: Server, maxBytes = MAX_BODY_BYTES) {
  return async (
    c: Context<AppEnv>,
    work: (body: Buffer) => Promise<Response>,
  ): Promise<Response> => {
    const announced = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY)
    if (announced <= MAX_BODY_BYTES) return work(await readInTime(c, maxBytes))
    const release = await holdBody(server, await findSender(server, c))
    const { outgoing } = c.env ?? {}
    // A connection that is already closed does not emit `close` again.
    const isOpen = outgoing?.destroyed === false
    if (isOpen) outgoing.once("close", release)
    try {
      return await work(await readInTime(c, maxBytes))
    } finally {
      if (!isOpen) release()
    }
  }
}

/** Finds the sender of a body. Customers with a confirmed address have their own limit. */
async function findSender(server: Server, c: Context<AppEnv>): Promise<BodySender> {
  const actor = await retryOnConnectionLoss(() => findActor(c, server))
  const isConfirmed = actor && (await hasConfirmedEmail(server.shop, actor))
  const caller = isConfirmed ? accountCaller(actor.id) : visitorAt(server, c)
  return { ...caller, network: clientNetwork(c, server.site) }
}

/** Counts a body. Refuses late, because clients that repeat a refused body at once cost more than those that wait. */
async function holdBody(server: Server, sender: BodySender): Promise<() => void> {
  try {
    return server.holdBody(sender)
  } catch (error) {
    await sleep(REFUSED_AFTER_MS)
    throw error
  }
}

/** Serves an upload, which another process reads. Customers send one at a time, so that others' uploads go between. */
export async function serveUpload<T>(
  server: Server,
  c: Context<AppEnv>,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  if (isAdmin(actor)) return work()
  const sender = await findSender(server, c)
  const release = await holdBody(server, sender)
  try {
    return await server.queues.serveInLane("slow", sender, c.req.raw.signal, work)
  } finally {
    release()
  }
}

/** Reads a body. Disconnects senders who are too slow or take too long. */
async function readInTime(c: Context<AppEnv>, maxBytes: number): Promise<Buffer> {
  const { incoming, outgoing } = c.env ?? {}
  const cut = () => outgoing?.destroy()
  const receivedBefore = incoming?.socket.bytesRead ?? 0
  const beganAt = performance.now()
  const checkRate = () => {
    const tookMs = performance.now() - beganAt
    const received = (incoming?.socket.bytesRead ?? 0) - receivedBefore
    if (tookMs > RATE_GRACE_MS && received < (tookMs / 1000) * MIN_BYTES_PER_S) cut()
  }
  const tooLong = setTimeout(cut, MAX_READ_MS)
  const rate = setInterval(checkRate, RATE_CHECK_MS)
  try {
    return await readBytes(c, maxBytes, "body_too_large")
  } finally {
    clearTimeout(tooLong)
    clearInterval(rate)
  }
}

type Answer = (body?: Buffer) => Promise<Response>

/**
 * Queues calls by caller (docs/decisions/0040, 0021). Visitors' bodies are read before their turn.
 */
export function queueCalls(server: Server, endpoint: Endpoint) {
  const readVisitorBody = visitorBodyReader(server, endpoint.maxFileBytes ?? endpoint.maxBodyBytes)
  const takesBody = endpoint.body ?? endpoint.maxFileBytes
  const isPublic = isForVisitors(endpoint)
  return (c: Context<AppEnv>, actor: Actor | undefined, answer: Answer): Promise<Response> => {
    // A page has already had its turn, so its own calls do not wait.
    const isFromPage = c.env?.requestId !== undefined
    const answerInTurn = (body?: Buffer) =>
      isFromPage ? answer(body) : takeTurn(server, endpoint, c, actor, () => answer(body))
    const readsBody = takesBody && isPublic && !actor
    const answered = readsBody ? readVisitorBody(c, answerInTurn) : answerInTurn()
    return endpoint.minResponseMs ? delay(answered, endpoint.minResponseMs) : answered
  }
}

/** Delays a response without holding a turn. */
async function delay(answered: Promise<Response>, ms: number): Promise<Response> {
  const [answer] = await Promise.all([answered, sleep(ms)])
  return answer
}

function takeTurn(
  server: Server,
  endpoint: Endpoint,
  c: Context<AppEnv>,
  actor: Actor | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  if (endpoint.attempts) return serveProof(server, "attempt", c, actor, work)
  if (actor) return serveActor(server, c, actor, work)
  if (endpoint.access === "proof" && !readsOnly(endpoint))
    return serveProof(server, "proof", c, actor, work)
  if (isForVisitors(endpoint)) return servePublic(server, endpoint, c, work)
  // A body that is too long is refused, but still read to its end.
  if (isTooLong(c, endpoint)) return servePublic(server, endpoint, c, work)
  return work()
}

export function serveActor<T>(
  { queues, knownNetworks, site }: Server,
  c: Context<AppEnv>,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  knownNetworks.add(clientNetwork(c, site))
  return isAdmin(actor)
    ? queues.serveStaff(work)
    : queues.serveAccount(actor.id, c.req.raw.signal, work)
}

/** Serves a public call. Customers go before visitors. */
async function servePublic(
  server: Server,
  endpoint: Endpoint,
  c: Context<AppEnv>,
  work: () => Promise<Response>,
): Promise<Response> {
  const actor = await retryOnConnectionLoss(() => findActor(c, server))
  const caller = actor ? accountCaller(actor.id) : visitorAt(server, c)
  return server.queues.serveInLane(laneOf(endpoint), caller, c.req.raw.signal, work)
}

/**
 * Serves a call that signs in. Signed-in callers and networks of recent sign-ins go first. Attempts may hash a
 * password; other proofs may wait for a provider.
 */
export async function serveProof(
  server: Server,
  lane: "attempt" | "proof",
  c: Context<AppEnv>,
  actor: Actor | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  const userId = actor?.id ?? (await retryOnConnectionLoss(() => server.sessionOf(c)))?.userId
  const { key } = visitorAt(server, c)
  const caller =
    userId === undefined
      ? { key, hasPriority: server.knownNetworks.has(key) }
      : accountCaller(userId)
  return server.queues.serveInLane(lane, caller, c.req.raw.signal, work)
}

const accountCaller = (id: string): Caller => ({ key: accountKey(id), hasPriority: true })

export const visitorAt = ({ site }: Server, c: Context<AppEnv>): Caller => ({
  key: clientNetwork(c, site),
  hasPriority: false,
})

/** Chooses the lane. A body may hold many lines, which cost as much as a page. */
function laneOf({ takesLong, body, access }: Endpoint): PublicLane {
  if (takesLong) return "slow"
  return body || access === "visitor" ? "page" : "read"
}

const isTooLong = (c: Context<AppEnv>, endpoint: Endpoint): boolean =>
  !needsToken(endpoint) &&
  Number(c.req.header("content-length") ?? 0) > (endpoint.maxBodyBytes ?? MAX_BODY_BYTES)
