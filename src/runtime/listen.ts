import cluster from "node:cluster"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type BlockList, Server as NetServer } from "node:net"
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises"
import { getRequestListener } from "@hono/node-server"
import type { Connection, NodeMiddleware } from "#http/kernel/app-env.ts"
import { answerInOrder } from "./answer-in-order.ts"
import { explainPortError } from "./port.ts"
import { limitUnreadAnswers } from "./unread-answers.ts"
import { limitUnreadBody } from "./unread-bodies.ts"
import { waitForHandOver } from "./workers.ts"

/** Time from the start of the shutdown after which requests in flight are cut off. */
export const MAX_STOP_MS = 8_000
const IDLE_CHECK_MS = 50
/**
 * Limit for accepting connections during shutdown, because they keep arriving until traffic is redirected. At a load
 * average of nine per core, a worker takes 3 to 4 s to receive 50 queued connections.
 */
const MAX_INTAKE_MS = 7_000
/** Time after which a client that reads nothing of its answer is disconnected. */
const MAX_SILENCE_MS = 30_000
/**
 * Longer than the idle timeout of proxies (nginx one minute, Caddy two). The proxy must close first; otherwise it may
 * send a request on a closing connection and answer 502.
 */
const KEEP_ALIVE_MS = 130_000
/** Time for the largest product file, 64 MiB, at 1 Mbit/s. */
const MAX_REQUEST_MS = 600_000
const MAX_HEADERS_MS = 15_000
const MAX_HEADER_BYTES = 8 * 1024

interface ListenOptions {
  host: string
  port: number
  trustedProxies?: BlockList
  maxSilenceMs?: number
  maxLingerMs?: number
}

export interface Listening {
  readonly answering: number
  /**
   * Stops accepting connections, waits for requests in flight and cuts off slow ones. Keep-alive connections that send
   * a request within `graceMs` receive `Connection: close`; closing them without notice could lose a request.
   */
  close(graceMs?: number): Promise<void>
}

/**
 * Serves HTTP on this address. `answerBusy` answers clients with too much unread data. Throws an error with
 * instructions if the port is taken.
 */
export async function listen(
  fetch: (request: Request, env: Connection) => Response | Promise<Response>,
  options: ListenOptions,
  middleware?: NodeMiddleware,
  answerBusy = answerUnavailable,
): Promise<Listening> {
  const { host, port, trustedProxies } = options
  const { maxSilenceMs = MAX_SILENCE_MS, maxLingerMs } = options
  // HTTP/1.0 health checks of proxies send no Host header.
  const answer = getRequestListener((request, env) => fetch(request, env), {
    hostname: "localhost",
  })
  const answering = new Set<ServerResponse>()
  const unread = limitUnreadAnswers(answering, trustedProxies)
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
      limitUnreadBody(request, reply, maxLingerMs)
      if (!unread.mayAnswer(reply)) answerBusy(reply)
      else if (middleware) middleware(request, reply, () => handle(request, reply))
      else handle(request, reply)
    }),
  )
  server.requestTimeout = MAX_REQUEST_MS
  server.headersTimeout = MAX_HEADERS_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((done, fail) => {
    server.once("error", (error) => fail(explainPortError(error, { host, port })))
    server.listen(port, host, done)
  })
  server.setTimeout(maxSilenceMs, (socket) => {
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
  const announceClose = (reply: ServerResponse) => {
    reply.shouldKeepAlive = false
  }
  for (const reply of answering) announceClose(reply)
  server.prependListener("request", (_, reply) => announceClose(reply))
  const timeout = setTimeout(() => server.closeAllConnections(), MAX_STOP_MS)
  await acceptPendingConnections(server)
  // Calls the base method, because `Server.close` also closes idle connections immediately.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
  if (graceMs > 0) await Promise.race([closed, delay(graceMs)])
  server.closeIdleConnections()
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  await closed
  clearTimeout(timeout)
  clearInterval(idleCheck)
  // Clears the interval of request timeouts, which would otherwise keep the shop in memory.
  server.close()
}

/**
 * Accepts connections that are already in the system's queue, which would otherwise be reset. One arrives per turn of
 * the event loop, and the first turn may be partly over. A worker receives them one by one from the supervisor.
 */
async function acceptPendingConnections(server: Server): Promise<void> {
  const giveUpAt = Date.now() + MAX_INTAKE_MS
  const turn = cluster.isWorker ? () => waitForHandOver(giveUpAt - Date.now()) : () => nextTurn()
  let quietTurns = 0
  const restartCount = () => {
    quietTurns = 0
  }
  server.on("connection", restartCount)
  while (quietTurns < 3 && Date.now() < giveUpAt) {
    quietTurns += 1
    await turn()
  }
  server.off("connection", restartCount)
}

/** Tracks unfinished calls of a handler, including those of disconnected clients. */
export function trackInFlight<Arguments extends unknown[]>(
  handle: (...args: Arguments) => Response | Promise<Response>,
) {
  const pending = new Set<Promise<Response>>()
  return {
    handle: (...args: Arguments): Response | Promise<Response> => {
      const answer = handle(...args)
      if (!(answer instanceof Promise)) return answer
      const ended = () => pending.delete(answer)
      pending.add(answer)
      answer.then(ended, ended)
      return answer
    },
    settled: (): Promise<unknown> => Promise.allSettled(pending),
  }
}
