import { BlockList, isIP } from "node:net"
import { resolve } from "node:path"
import { z } from "zod"
import { isLoopback } from "#domain/network.ts"

/** Reports whether a variable has a value. Blanks, which env files may contain, are none. */
export const isSet = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== ""

/** Makes a variable optional; an empty value counts as missing. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isSet(value) ? value : undefined), schema.optional())

export const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""))

/** Parses the shop's address. Browsers send it as an origin: in lower case, without a default port. */
const publicAddress = httpUrl.transform((url, context) => {
  const { origin, href } = new URL(url)
  if (href !== `${origin}/`)
    context.addIssue("must be like https://www.example.com, with no path and no user")
  return origin
})

/** Parses addresses and networks: `10.0.0.0/8, 192.168.1.5`. */
function readNetworks(list: string, context: z.RefinementCtx): BlockList {
  const networks = new BlockList()
  for (const entry of list.split(",").map((part) => part.trim())) {
    const [, address = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const version = isIP(address)
    const maxPrefix = version === 6 ? 128 : 32
    const prefix = bits === undefined ? maxPrefix : Number(bits)
    if (version === 0 || prefix > maxPrefix)
      context.addIssue(`has no address or network "${entry}"`)
    else networks.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4")
  }
  return networks
}

/** Parses host names: `images.example.com, cdn.example.com:8443`. */
export function readHosts(list: string, context: z.RefinementCtx): string[] {
  const hosts = list.split(",").map((host) => host.trim().toLowerCase())
  for (const host of hosts)
    if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host)
      context.addIssue(`has no host "${host}"`)
  return hosts
}

/** Parses origins: `https://www.example.com, http://localhost:5173`. */
function readOrigins(list: string, context: z.RefinementCtx): string[] {
  const origins = list.split(",").map((origin) => origin.trim())
  for (const origin of origins)
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      context.addIssue(
        `has no origin "${origin}"; one is like https://www.example.com, with no path and no slash`,
      )
  return origins
}

export const serverVariables = z.object({
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number().pipe(z.int().min(0).max(65_535))),
  PUBLIC_URL: optional(publicAddress),
  WEB_CONCURRENCY: optional(z.coerce.number().pipe(z.int().min(1).max(128))),
  SANDBOX: optional(z.enum(["auto", "on", "off"])),
  RATE_LIMIT_SCALE: optional(z.coerce.number().min(0)),
  ALLOWED_ORIGINS: optional(z.string().transform(readOrigins)),
  TRUSTED_PROXIES: optional(z.string().transform(readNetworks)),
})

export function serverConfig(env: z.output<typeof serverVariables>) {
  const { HOST: host = "127.0.0.1", PUBLIC_URL: publicUrl, SANDBOX: sandbox = "auto" } = env
  return {
    host,
    port: env.PORT ?? 3000,
    /** Public address; if undefined, derived from host and port. */
    publicUrl,
    /** Number of processes that share the port. */
    webConcurrency: env.WEB_CONCURRENCY ?? 1,
    /** Whether stand-ins run for services that are not configured. */
    sandbox: sandbox === "on" || (sandbox === "auto" && isLocalOnly(host, publicUrl)),
    /** Whether clients from other machines may use stand-ins. */
    sandboxIsPublic: sandbox === "on",
    /** Factor of all rate limits; 0 turns them off. */
    rateLimitScale: env.RATE_LIMIT_SCALE ?? 1,
    /** Other origins that may call the API with credentials. */
    allowedOrigins: new Set(env.ALLOWED_ORIGINS),
    /** Proxies whose X-Forwarded-For is trusted. */
    trustedProxies: env.TRUSTED_PROXIES ?? new BlockList(),
  }
}

/**
 * Reports whether the shop is reachable only from this machine. A shop on a loopback address is public if PUBLIC_URL
 * names a proxy.
 */
const isLocalOnly = (host: string, publicUrl: string | undefined): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname))

const SSL_MODES = ["disable", "no-verify", "prefer", "require", "verify-ca", "verify-full"]

/**
 * Parses a database URL. As in this driver version, each `sslmode` that requires TLS means `verify-full`; the weaker
 * semantics of libpq must be requested explicitly.
 */
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
  .transform((url, context) => {
    const mode = /[?&]sslmode=([^&]*)/.exec(url)?.[1]
    if (mode !== undefined && !SSL_MODES.includes(mode))
      context.addIssue(`has an sslmode that does not exist; there are ${SSL_MODES.join(", ")}`)
    if (!/[?&]uselibpqcompat=true/.test(url))
      return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "$1verify-full")
    if (mode === "verify-ca" && !/[?&]sslrootcert=./.test(url))
      context.addIssue("needs sslrootcert, the authority's file, with sslmode=verify-ca")
    return url
  })

export const databaseVariables = z.object({
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  DATABASE_POOL_SIZE: optional(z.coerce.number().pipe(z.int().min(2).max(500))),
  DATABASE_POOLER: optional(
    z.enum(["none", "transaction"]).transform((mode) => (mode === "none" ? undefined : mode)),
  ),
  SEED: optional(z.enum(["demo", "none"])),
})

type Variables = z.output<typeof databaseVariables>

export const databaseConfig = (env: Variables) => ({
  dataDir: resolve(env.DATA_DIR ?? "data"),
  /** Undefined for the bundled server. */
  databaseUrl: env.DATABASE_URL,
  /** Streaming replica for visitors' reads. */
  replicaUrl: env.DATABASE_REPLICA_URL,
  /** Maximum number of connections per process. */
  databasePoolSize: env.DATABASE_POOL_SIZE ?? 20,
  databasePooler: env.DATABASE_POOLER,
  seed: env.SEED ?? "demo",
})

/** Rejects variables that require DATABASE_URL. */
export const databaseProblems = (env: Variables): string[] =>
  (["DATABASE_REPLICA_URL", "DATABASE_POOLER"] as const)
    .filter((name) => env[name] && !env.DATABASE_URL)
    .map(
      (name) => `${name} needs DATABASE_URL: the bundled database has neither replica nor pooler`,
    )
