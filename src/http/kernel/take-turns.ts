import { setTimeout as sleep } from "node:timers/promises"
import type { Context } from "hono"
import { type Endpoint, needsToken } from "#contract/kernel/endpoint.ts"
import type { AppEnv, Server } from "./app-env.ts"
import { isNamed } from "./authenticate.ts"
import { LARGEST_BODY_BYTES } from "./read-input.ts"
import { isForVisitors, type RequestQueues } from "./request-queues.ts"
import { visitorsBodies } from "./visitors-bodies.ts"

/**
 * Who waits for whom before a call is answered (docs/decisions/0040, 0065). What visitors send is read before their
 * turn, and handed on.
 */
export function takeTurns({ queues }: Server, endpoint: Endpoint) {
  const withBody = visitorsBodies(endpoint.largestFileBytes ?? endpoint.largestBodyBytes)
  const sends = endpoint.body ?? endpoint.largestFileBytes
  return (c: Context<AppEnv>, answer: (sent?: Buffer) => Promise<Response>): Promise<Response> => {
    const answerInTurn = (sent?: Buffer) => queued(c, queues, endpoint, () => answer(sent))
    return sends && isVisitors(c, endpoint) ? withBody(c, answerInTurn) : answerInTurn()
  }
}

/** A page that asks in its reader's name has had its turn. */
function queued(
  c: Context<AppEnv>,
  queues: RequestQueues,
  endpoint: Endpoint,
  work: () => Promise<Response>,
): Promise<Response> {
  if (c.env?.requestId !== undefined) return work()
  if (endpoint.attempts) return attempted(c, queues, endpoint, work)
  // Many lines, sent or kept, take the process as long as a page does.
  const manyLines = endpoint.body || endpoint.access === "visitor"
  const what = endpoint.worksApart ? "apart" : manyLines ? "page" : "question"
  if (isVisitors(c, endpoint)) return queues.forVisitor(what, c.req.raw.signal, work)
  // Refused by its length, and then read to its end all the same.
  if (!needsToken(endpoint) && isTooLong(c, endpoint))
    return queues.forVisitor("question", c.req.raw.signal, work)
  return needsToken(endpoint) || endpoint.access === "visitor" ? queues.forCustomer(work) : work()
}

/** Who waits for the answer's time has no turn meanwhile. */
async function attempted(
  c: Context<AppEnv>,
  queues: RequestQueues,
  { answersAfterMs = 0 }: Endpoint,
  work: () => Promise<Response>,
): Promise<Response> {
  const made = queues.forVisitor("attempt", c.req.raw.signal, work)
  const [answer] = await Promise.all([made, sleep(answersAfterMs)])
  return answer
}

const isTooLong = (c: Context<AppEnv>, { largestBodyBytes = LARGEST_BODY_BYTES }: Endpoint) =>
  Number(c.req.header("content-length") ?? 0) > largestBodyBytes

const isVisitors = (c: Context<AppEnv>, endpoint: Endpoint): boolean =>
  isForVisitors(endpoint) && !(endpoint.access === "visitor" && isNamed(c))
