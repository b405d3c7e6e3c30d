import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import pg from "pg"
import { listenLocally } from "../services/listen-locally.ts"

/** A proxy before a database server. It can stall like a hanging server, and lead to another server. */
export interface StallingProxy {
  url: string
  stall(): void
  go(): void
  /** Cuts all connections; the next ones go to another server. */
  leadTo(databaseUrl: string): void
  close(): Promise<void>
}

const placeOf = (url: string) => new pg.Client({ connectionString: url })

export async function stallingProxy(databaseUrl: string): Promise<StallingProxy> {
  let { host, port } = placeOf(databaseUrl)
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  let stalled = false
  const server = createServer((caller) => {
    const path = `${host}/.s.PGSQL.${port}`
    const onward = host.startsWith("/") ? connect(path) : connect(port, host)
    for (const [from, to] of [
      [caller, onward],
      [onward, caller],
    ] as const) {
      sockets.add(from)
      from.on("error", () => undefined)
      from.on("close", () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
      if (stalled) from.pause()
    }
  })
  const url = new URL(databaseUrl)
  url.search = ""
  url.host = new URL(await listenLocally(server)).host
  return {
    url: url.href,
    stall: () => {
      stalled = true
      for (const socket of sockets) socket.pause()
    },
    go: () => {
      stalled = false
      for (const socket of sockets) socket.resume()
    },
    leadTo: (other) => {
      ;({ host, port } = placeOf(other))
      cut()
    },
    close: async () => {
      cut()
      server.close()
      await once(server, "close")
    },
  }
}
