import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { CannotStart } from "#config.ts"

const LONGEST_STOP_MS = 8_000

/** Who is at the other end of the connection. */
export interface Peer {
  incoming: { socket: { remoteAddress?: string | undefined } }
  outgoing: { destroy(): void }
}

/** Answers a request itself, or leaves it to what comes next. */
export type Middleware = (request: IncomingMessage, reply: ServerResponse, next: () => void) => void

export interface Listening {
  /** Stops accepting, lets what is in flight finish, and cuts what takes too long. */
  close(): Promise<void>
}

/** Serves HTTP on this address. Throws an error that says what to do when the port cannot be had. */
export async function listen(
  fetch: (request: Request, env: Peer) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
  before?: Middleware,
): Promise<Listening> {
  const answer = getRequestListener((request, env) => fetch(request, env))
  const server = createServer(
    before ? (request, reply) => before(request, reply, () => answer(request, reply)) : answer,
  )
  server.requestTimeout = 60_000
  server.headersTimeout = 15_000
  await new Promise<void>((done, fail) => {
    server.once("error", (error) => fail(explain(error, host, port)))
    server.listen(port, host, done)
  })
  return { close: () => close(server) }
}

function explain(error: Error & { code?: string }, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new CannotStart(
      `Port ${port} on ${host} is taken. Set PORT to another, or stop what is using it.`,
    )
  if (error.code === "EACCES")
    return new CannotStart(
      `Port ${port} needs more rights than this user has. Set PORT above 1023.`,
    )
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new CannotStart(`This machine has no address ${host}. Set HOST to one that it has.`)
  return error
}

function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_STOP_MS)
  return new Promise((done) => {
    server.close(() => {
      clearTimeout(cut)
      done()
    })
    server.closeIdleConnections()
  })
}
