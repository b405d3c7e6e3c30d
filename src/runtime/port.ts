import { createServer } from "node:net"
import { isLoopback } from "#domain/network.ts"
import { CannotStart } from "./cannot-start.ts"
import type { Config } from "./config.ts"

interface Port {
  host: string
  port: number
}

/** Throws `CannotStart` if the port is taken, before anything else starts. */
export async function refuseTakenPort({ host, port }: Port): Promise<void> {
  const probe = createServer()
  await new Promise<void>((done, fail) => {
    probe.once("error", (error) => fail(explainPortError(error, { host, port })))
    probe.listen(port, host, done)
  })
  await new Promise((done) => probe.close(done))
}

/** Converts port errors to `CannotStart` with instructions; returns other errors unchanged. */
export function explainPortError(error: Error & { code?: string }, { host, port }: Port): Error {
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

/** Returns an address that a browser can open, unlike `0.0.0.0`. */
export function ownAddress({ host, port }: Config): string {
  const isWildcard = host === "0.0.0.0" || host === "::"
  const name = host.includes(":") ? `[${host}]` : host
  return `http://${isWildcard ? "localhost" : name}:${port}`
}

/** Returns equivalent loopback addresses, because people use localhost and 127.0.0.1 interchangeably. */
export const loopbackAddresses = ({ host, port }: Config): string[] =>
  isLoopback(host)
    ? ["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`)
    : []
