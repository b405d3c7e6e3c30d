import { isLoopback } from "#domain/network.ts"
import type { Config } from "./config.ts"

/** A name that people can open: an address that means "everywhere" is none. */
export function ownAddress({ host, port }: Config): string {
  const everywhere = host === "0.0.0.0" || host === "::"
  const name = host.includes(":") ? `[${host}]` : host
  return `http://${everywhere ? "localhost" : name}:${port}`
}

/** People type localhost for 127.0.0.1 and the other way round. */
export const loopbackAddresses = ({ host, port }: Config): string[] =>
  isLoopback(host)
    ? ["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`)
    : []
