import cluster from "node:cluster"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type BlockList, Server as NetServer } from "node:net"
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises"
import { getRequestListener } from "@hono/node-server"
import { answerInOrder } from "./answer-in-order.ts"
import { explainPort } from "./port.ts"
import { boundUnreadAnswers } from "./unread-answers.ts"

/** After which nothing in flight is waited for any more. */
export const MAX_STOP_MS = 8_000
const IDLE_CHECK_MS = 50
/** New ones come all the time where nobody tells them to go elsewhere. */
const MAX_INTAKE_MS = 2_000
/** On one core the supervisor has its turn after all workers and their database. */
const HAND_OVER_MS = 50
/** A reader who takes nothing of an answer for so long is gone. */
const MAX_SILENCE_MS = 30_000
/**
 * Longer than proxies keep connections that they do not use (nginx a minute, Caddy two): who closes first
 * must be the proxy, or it sends the next request into a connection that is just ending and answers 502.
 */
const KEEP_ALIVE_MS = 130_000
/** For the largest file of parts, 64 MiB, over the slowest line of an office, 1 Mbit/s. */
const MAX_REQUEST_MS = 600_000
const MAX_HEADERS_MS = 15_000
const MAX_HEADER_BYTES = 8 * 1024

/** Who is at the other end of the connection. */
export interface Peer {
  incoming: { socket: { remoteAddress?: string | undefined; readonly bytesRead?: number } }
  outgoing: {
    readonly destroyed: boolean
    destroy(): void
    once(event: "close", listener: () => void): void
  }
}

/** Answers a request itself, or leaves it to what comes next. */
export type Middleware = (request: IncomingMessage, reply: ServerResponse, next: () => void) => void

interface Place {
  host: string
  port: number
  trustedProxies?: BlockList
  longestSilenceMs?: number
}

export interface Listening {
  /** How many answers are on their way. */
  readonly answering: number
  /**
   * Stops accepting, lets what is in flight finish, and cuts what takes too long. Connections that are kept
   * open are told so with the next answer, if one is asked for within `graceMs`: ended without a word, one
   * might just be taking a request.
   */
  close(graceMs?: number): Promise<void>
}

/**
 * Serves HTTP on this address; `answerBusy` answers whoever leaves too much of other answers unread. Throws an error
 * that says what to do when the port cannot be had.
 */
export async function listen(
  fetch: (request: Request, env: Peer) => Response | Promise<Response>,
  { host, port, trustedProxies, longestSilenceMs = MAX_SILENCE_MS }: Place,
  before?: Middleware,
  answerBusy = answerUnavailable,
): Promise<Listening> {
  // A proxy that asks for our health by HTTP/1.0 names no host.
  const answer = getRequestListener((request, env) => fetch(request, env), {
    hostname: "localhost",
  })
  const answering = new Set<ServerResponse>()
  const unread = boundUnreadAnswers(answering, trustedProxies)
  const handle = (request: IncomingMessage, reply: ServerResponse) => {
    answer(request, reply)
      .finally(unread.cutExcess)
      .catch(() => reply.destroy())
  }
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES },
    answerInOrder((request, reply) => {
      answering.add(reply)
      reply.once("close", () => answering.delete(reply))
      if (!unread.mayAnswer(reply)) answerBusy(reply)
      else if (before) before(request, reply, () => handle(request, reply))
      else handle(request, reply)
    }),
  )
  server.requestTimeout = MAX_REQUEST_MS
  server.headersTimeout = MAX_HEADERS_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((done, fail) => {
    server.once("error", (error) => fail(explainPort(error, { host, port })))
    server.listen(port, host, done)
  })
  server.setTimeout(longestSilenceMs, (socket) => {
    const isAnswered = answering.values().some((reply) => reply.socket === socket)
    if (!isAnswered || socket.writableLength > 0) socket.destroy()
  })
  return {
    get answering() {
      return answering.size
    },
    close: (graceMs = 0) => close(server, answering, graceMs),
  }
}

function answerUnavailable(reply: ServerResponse): void {
  reply.writeHead(503, { connection: "close" }).end()
}

async function close(
  server: Server,
  answering: ReadonlySet<ServerResponse>,
  graceMs: number,
): Promise<void> {
  const sayLast = (reply: ServerResponse) => {
    reply.shouldKeepAlive = false
  }
  for (const reply of answering) sayLast(reply)
  server.prependListener("request", (_, reply) => sayLast(reply))
  await takeInWaiting(server)
  // The server's own method would end idle connections at once.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
  const cut = setTimeout(() => server.closeAllConnections(), MAX_STOP_MS)
  if (graceMs > 0) await Promise.race([closed, delay(graceMs)])
  server.closeIdleConnections()
  const tidy = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  await closed
  clearTimeout(cut)
  clearInterval(tidy)
}

/**
 * Accepts whom the system has said yes to already: they would be cut off as the door closes. One comes with
 * each turn of the loop, and the first turn may be half over; a worker's come from the supervisor, one by one.
 */
async function takeInWaiting(server: Server): Promise<void> {
  const giveUpAt = Date.now() + MAX_INTAKE_MS
  const turn = cluster.isWorker ? () => delay(HAND_OVER_MS) : () => nextTurn()
  let quietTurns = 0
  const came = () => {
    quietTurns = 0
  }
  server.on("connection", came)
  while (quietTurns < 3 && Date.now() < giveUpAt) {
    quietTurns += 1
    await turn()
  }
  server.off("connection", came)
}
