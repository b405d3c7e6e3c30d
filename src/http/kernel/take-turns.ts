import { setTimeout as sleep } from "node:timers/promises"
import type { Context } from "hono"
import { type Endpoint, needsToken } from "#contract/kernel/endpoint.ts"
import { networkOf } from "#domain/network.ts"
import { retryOnConnectionLoss } from "#operations/kernel/retry-on-connection-loss.ts"
import { type Actor, isAdmin } from "#operations/kernel/shop.ts"
import type { AppEnv, Server } from "./app-env.ts"
import { actorIfKnown } from "./authenticate.ts"
import { clientAddress } from "./client-address.ts"
import type { Caller } from "./fair-queue.ts"
import { MAX_BODY_BYTES } from "./read-input.ts"
import { accountKey, isForVisitors, type PublicLane } from "./request-queues.ts"
import { visitorsBodies } from "./visitors-bodies.ts"

type Answer = (sent?: Buffer) => Promise<Response>

/**
 * Who waits for whom before a call is answered (docs/decisions/0040, 0021). What visitors send is read before their
 * turn, and handed on.
 */
export function takeTurns(server: Server, endpoint: Endpoint) {
  const withBody = visitorsBodies(server, endpoint.largestFileBytes ?? endpoint.largestBodyBytes)
  const sends = endpoint.body ?? endpoint.largestFileBytes
  const isPublic = isForVisitors(endpoint)
  return (c: Context<AppEnv>, actor: Actor | undefined, answer: Answer): Promise<Response> => {
    // A page that asks in its reader's name has had its turn.
    const isOfPage = c.env?.requestId !== undefined
    const answerInTurn = (sent?: Buffer) =>
      isOfPage ? answer(sent) : takeTurn(server, endpoint, c, actor, () => answer(sent))
    return sends && isPublic && !actor ? withBody(c, answerInTurn) : answerInTurn()
  }
}

function takeTurn(
  server: Server,
  endpoint: Endpoint,
  c: Context<AppEnv>,
  actor: Actor | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  if (endpoint.attempts) return serveAttempt(server, endpoint, c, actor, work)
  if (actor) return serveActor(server, c, actor, work)
  if (isForVisitors(endpoint)) return serveReader(server, endpoint, c, work)
  // Refused by its length, and then read to its end all the same.
  if (isTooLong(c, endpoint)) return serveReader(server, endpoint, c, work)
  return work()
}

/** Somebody who has proved who they are, about what is theirs. */
export function serveActor<T>(
  { queues, knownNetworks, trustedProxies }: Server,
  c: Context<AppEnv>,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  knownNetworks.add(networkOf(clientAddress(c, trustedProxies)))
  return isAdmin(actor)
    ? queues.serveStaff(work)
    : queues.serveAccount(actor.id, c.req.raw.signal, work)
}

/** A customer's public calls are theirs, and so before strangers'. */
async function serveReader(
  server: Server,
  endpoint: Endpoint,
  c: Context<AppEnv>,
  work: () => Promise<Response>,
): Promise<Response> {
  const actor = await retryOnConnectionLoss(() => actorIfKnown(c, server))
  const caller = actor ? { key: accountKey(actor.id), isKnown: true } : strangerAt(server, c)
  return server.queues.serveAnybody(laneOf(endpoint), caller, c.req.raw.signal, work)
}

/**
 * Whoever tries to prove who they are, before strangers where somebody has succeeded from lately. Who waits for the
 * answer's time has no turn meanwhile.
 */
async function serveAttempt(
  server: Server,
  { answersAfterMs = 0 }: Endpoint,
  c: Context<AppEnv>,
  actor: Actor | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  const userId = actor?.id ?? (await retryOnConnectionLoss(() => server.sessionOf(c)))?.userId
  const stranger = strangerAt(server, c)
  const caller =
    userId === undefined
      ? { ...stranger, isKnown: server.knownNetworks.has(stranger.key) }
      : { key: accountKey(userId), isKnown: true }
  const made = server.queues.serveAnybody("attempt", caller, c.req.raw.signal, work)
  const [answer] = await Promise.all([made, sleep(answersAfterMs)])
  return answer
}

export const strangerAt = ({ trustedProxies }: Server, c: Context<AppEnv>): Caller => ({
  key: networkOf(clientAddress(c, trustedProxies)),
  isKnown: false,
})

/** Many lines, sent or kept, take the process as long as a page does. */
function laneOf({ worksApart, body, access }: Endpoint): PublicLane {
  if (worksApart) return "apart"
  return body || access === "visitor" ? "page" : "question"
}

const isTooLong = (c: Context<AppEnv>, endpoint: Endpoint): boolean =>
  !needsToken(endpoint) &&
  Number(c.req.header("content-length") ?? 0) > (endpoint.largestBodyBytes ?? MAX_BODY_BYTES)
