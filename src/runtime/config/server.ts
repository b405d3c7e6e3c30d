import { BlockList } from "node:net"
import { z } from "zod"
import { isLoopback } from "#domain/network.ts"
import { readNetworks, readOrigins } from "./networks.ts"
import { httpUrl, optional } from "./values.ts"

export const serverVariables = z.object({
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number().pipe(z.int().min(0).max(65_535))),
  PUBLIC_URL: optional(httpUrl),
  WEB_CONCURRENCY: optional(z.coerce.number().pipe(z.int().min(1).max(128))),
  SANDBOX: optional(z.enum(["auto", "on", "off"])),
  RATE_LIMIT_SCALE: optional(z.coerce.number().min(0)),
  ALLOWED_ORIGINS: optional(z.string().transform(readOrigins)),
  TRUSTED_PROXIES: optional(z.string().transform(readNetworks)),
})

export interface ServerConfig {
  host: string
  port: number
  /** Undefined: made of host and port. */
  publicUrl: string | undefined
  /** Processes that share the port. */
  webConcurrency: number
  /** Runs stand-ins for services that are not configured. */
  sandbox: boolean
  /** Lets strangers use stand-ins, too. */
  sandboxForStrangers: boolean
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitScale: number
  /** Other origins whose pages may call, with credentials. */
  allowedOrigins: ReadonlySet<string>
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: BlockList
}

export function serverConfig(env: z.output<typeof serverVariables>): ServerConfig {
  const { HOST: host = "127.0.0.1", PUBLIC_URL: publicUrl, SANDBOX: sandbox = "auto" } = env
  return {
    host,
    port: env.PORT ?? 3000,
    publicUrl,
    webConcurrency: env.WEB_CONCURRENCY ?? 1,
    sandbox: sandbox === "on" || (sandbox === "auto" && staysHere(host, publicUrl)),
    sandboxForStrangers: sandbox === "on",
    rateLimitScale: env.RATE_LIMIT_SCALE ?? 1,
    allowedOrigins: new Set(env.ALLOWED_ORIGINS),
    trustedProxies: env.TRUSTED_PROXIES ?? new BlockList(),
  }
}

/** A shop on a loopback address is public if a proxy leads to it. */
const staysHere = (host: string, publicUrl: string | undefined): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname))
