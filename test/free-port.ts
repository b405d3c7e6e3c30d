import { randomInt } from "node:crypto"
import { createServer } from "node:net"

/** Systems give ports above these to outgoing connections, which could take one before it is used. */
const MIN_PORT = 12_000
const MAX_PORT = 32_000

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const port = randomInt(MIN_PORT, MAX_PORT)
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
