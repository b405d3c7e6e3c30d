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
import { type BodyLimits, MAX_BODY_BYTES, readBody, type SentBody } from "./read-input.ts"
import { accountKey, isForVisitors, type PublicLane, readsOnly } from "./request-queues.ts"

/** Time that a sender has for a body. The minimum rate applies after `graceMs`. */
interface SendingTime {
  maxMs: number
  graceMs: number
}

const VISITOR_TIME: SendingTime = { maxMs: 15_000, graceMs: 5_000 }
/** An upload of 5 MiB takes 40 s at 1 Mbit/s. A packet that is lost three times arrives after 7 s. */
const CUSTOMER_TIME: SendingTime = { maxMs: 90_000, graceMs: 10_000 }
/** Slowest accepted upload rate. */
const MIN_BYTES_PER_S = 8_000
const RATE_CHECK_MS = 1_000
const REFUSED_AFTER_MS = 100

/** Answers a call whose body has been read. Large bodies and uploads have a sender. */
type AnswerSent = (body: SentBody, sender?: BodySender) => Promise<Response>

/**
 * Reads the body of a visitor or customer before the call waits for its turn, so that slow senders do not block
 * others. The number of large bodies and uploads is limited.
 */
export function bodyReader(server: Server, limits: BodyLimits = {}) {
  return async (
    c: Context<AppEnv>,
    actor: Actor | undefined,
    answer: AnswerSent,
  ): Promise<Response> => {
    if (!limits.upload && announcedBytes(c) <= MAX_BODY_BYTES)
      return answer(await readInTime(c, limits, actor))
    const account = actor ?? (await retryOnConnectionLoss(() => findActor(c, server)))
    const sender = await findSender(server, c, account)
    const release = await holdBody(server, sender)
    const { outgoing } = c.env ?? {}
    // A connection that is already closed does not emit `close` again.
    const isOpen = outgoing?.destroyed === false
    if (isOpen) outgoing.once("close", release)
    try {
      return await answer(await readInTime(c, limits, account), sender)
    } finally {
      if (!isOpen) release()
    }
  }
}

/** Returns the length of the body; infinite if it is unknown. */
const announcedBytes = ({ req }: Context<AppEnv>): number =>
  Number(req.header("content-length") ?? (req.header("transfer-encoding") ? Infinity : 0))

/** Finds the sender of a body. Customers with a confirmed address have their own limit. */
async function findSender(
  server: Server,
  c: Context<AppEnv>,
  account: Actor | undefined,
): Promise<BodySender> {
  const isConfirmed = account && (await hasConfirmedEmail(server.shop, account))
  const caller = isConfirmed ? accountCaller(account.id) : visitorAt(server, c)
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

/** Reads a body. Disconnects senders who are too slow or take too long. */
async function readInTime(
  c: Context<AppEnv>,
  limits: BodyLimits,
  account: Actor | undefined,
): Promise<SentBody> {
  const { incoming, outgoing } = c.env ?? {}
  const { maxMs, graceMs } = account ? CUSTOMER_TIME : VISITOR_TIME
  const receivedBefore = incoming?.socket.bytesRead ?? 0
  const beganAt = performance.now()
  const checkRate = () => {
    const tookMs = performance.now() - beganAt
    const received = (incoming?.socket.bytesRead ?? 0) - receivedBefore
    const isTooSlow = tookMs > graceMs && received < (tookMs / 1000) * MIN_BYTES_PER_S
    if (isTooSlow || tookMs > maxMs) outgoing?.destroy()
  }
  const rate = setInterval(checkRate, RATE_CHECK_MS)
  try {
    return await readBody(c, limits)
  } finally {
    clearInterval(rate)
  }
}

type Answer = (body?: SentBody) => Promise<Response>

/**
 * Queues calls by caller (docs/decisions/0040, 0021). Bodies are read before their turn, except those of staff, who may
 * send large files.
 */
export function queueCalls(server: Server, endpoint: Endpoint) {
  const read = bodyReader(server, endpoint)
  const takesBody = endpoint.body ?? endpoint.maxFileBytes ?? endpoint.upload
  const isPublic = isForVisitors(endpoint)
  return (c: Context<AppEnv>, actor: Actor | undefined, answer: Answer): Promise<Response> => {
    const takeTurnWith = (body?: SentBody, sender?: BodySender) =>
      takeTurn(server, endpoint, c, actor, () =>
        endpoint.upload && sender
          ? server.queues.serveInLane("slow", sender, c.req.raw.signal, () => answer(body))
          : answer(body),
      )
    const respond = () => {
      // A page has already had its turn, so its own calls do not wait.
      if (c.env?.requestId !== undefined) return answer()
      const readsBody = takesBody && (actor ? !isAdmin(actor) : isPublic)
      return readsBody ? read(c, actor, takeTurnWith) : takeTurnWith()
    }
    return endpoint.minResponseMs ? delay(respond(), endpoint.minResponseMs) : respond()
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
