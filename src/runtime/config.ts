import { BlockList, isIP } from "node:net"
import { resolve } from "node:path"
import { z } from "zod"
import { isLoopback } from "#domain/network.ts"
import { configWords } from "./config-words.ts"
import {
  neededForPictures,
  type PictureStoreConfig,
  pictureStoreConfig,
  picturesElsewhere,
  picturesShownAt,
} from "./picture-store-config.ts"
import { postgresUrl } from "./postgres-url.ts"
import { type TracingConfig, tracingConfig } from "./tracing-config.ts"

/** Something the operator must put right; the message says what and how. */
export class CannotStart extends Error {
  override name = "CannotStart"
}

const port = z.coerce.number().pipe(z.int().min(0).max(65_535))
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((url) => url.replace(/\/+$/, ""))
/** An identity provider's own name for itself, letter for letter; what it says must not be read on the way. */
const issuer = z
  .url({ protocol: /^https?$/, error: "must be an https address" })
  .refine(
    (url) => url.startsWith("https:") || isLoopback(new URL(url).hostname),
    "must begin with https:",
  )
/** An empty variable means the same as an absent one. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional())

/** Addresses and networks, separated by commas: `10.0.0.0/8, 192.168.1.5`. */
function readNetworks(list: string, context: z.RefinementCtx): BlockList {
  const networks = new BlockList()
  for (const entry of list.split(",").map((part) => part.trim())) {
    const [address = "", bits] = entry.split("/")
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    const prefix = bits === undefined ? longest : Number(bits)
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
      context.addIssue({ code: "custom", message: `has no address or network "${entry}"` })
    else networks.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4")
  }
  return networks
}

/** `shop@example.com` or `The shop <shop@example.com>` */
const MAILBOX = /^(?:[^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u

/** Names of hosts, separated by commas: `images.example.com, cdn.example.com:8443`. */
function readHosts(list: string, context: z.RefinementCtx): string[] {
  const hosts = list.split(",").map((host) => host.trim().toLowerCase())
  for (const host of hosts)
    if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host)
      context.addIssue({ code: "custom", message: `has no host "${host}"` })
  return hosts
}

/** Origins of pages, separated by commas: `https://www.example.com, http://localhost:5173`. */
function readOrigins(list: string, context: z.RefinementCtx): string[] {
  const origins = list.split(",").map((origin) => origin.trim())
  for (const origin of origins)
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      context.addIssue({
        code: "custom",
        message: `has no origin "${origin}"; one is like https://www.example.com, with no path and no slash`,
      })
  return origins
}

const environment = z.object({
  HOST: optional(z.string()),
  PORT: optional(port),
  PUBLIC_URL: optional(httpUrl),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  DATABASE_POOL_SIZE: optional(z.coerce.number().pipe(z.int().min(2).max(500))),
  DATABASE_POOLER: optional(
    z.enum(["none", "transaction"]).transform((mode) => (mode === "none" ? undefined : mode)),
  ),
  WEB_CONCURRENCY: optional(z.coerce.number().pipe(z.int().min(1).max(128))),
  ADMIN_EMAIL: optional(z.email("must be an e-mail address")),
  ADMIN_PASSWORD: optional(z.string().min(6, "must have 6 characters or more")),
  SEED: optional(z.enum(["demo", "none"])),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, "must begin with sk_ or rk_")),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_/, "must begin with pk_")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, "must begin with whsec_")),
  STRIPE_API_BASE: optional(httpUrl),
  UNPAID_ORDER_HOURS: optional(z.coerce.number().min(0, "must be 0 for never, or more")),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(issuer),
  OIDC_ISSUER: optional(issuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().max(40, "has at most 40 characters")),
  ADMIN_TOTP: optional(z.enum(["optional", "required"])),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be like smtps://user:password@host or smtp://host:587",
    }),
  ),
  MAIL_FROM: optional(
    z.string().regex(MAILBOX, "must be an e-mail address, or a name and <address>"),
  ),
  SANDBOX: optional(z.enum(["auto", "on", "off"])),
  RATE_LIMIT_SCALE: optional(z.coerce.number().min(0)),
  METRICS_TOKEN: optional(z.string().min(16, "must have 16 characters or more")),
  ALLOWED_ORIGINS: optional(z.string().transform(readOrigins)),
  IMAGE_HOSTS: optional(z.string().transform(readHosts)),
  IMAGE_STORE: optional(z.enum(["disk", "s3", "imgbb"])),
  S3_ENDPOINT: optional(httpUrl),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][\w.-]{1,62}$/i, "must be the name of a bucket")),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: optional(z.enum(["true", "false"])),
  S3_PREFIX: optional(z.string().regex(/^[\w.-][\w./-]*$/, "must be like shop/pictures/")),
  S3_READS: optional(z.enum(["proxied", "presigned"])),
  IMGBB_KEY: optional(z.string()),
  IMGBB_API_BASE: optional(httpUrl),
  IMGBB_SHOWS_AT: optional(httpUrl),
  TRUSTED_PROXIES: optional(z.string().transform(readNetworks)),
  AUTH_SECRET: optional(z.string().min(32, "must have 32 characters or more")),
  ACCESS_LOG: optional(z.enum(["on", "off"])),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)),
  OTEL_SDK_DISABLED: optional(z.enum(["true", "false"])),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
})

export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiBase: string | undefined
}

export interface OpenIdKeys {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface Config {
  host: string
  port: number
  /** Undefined: made of host and port once the shop listens. */
  publicUrl: string | undefined
  dataDir: string
  /** Undefined: the bundled server. */
  databaseUrl: string | undefined
  /** A streaming replica of it, for what visitors read. */
  replicaUrl: string | undefined
  /** Connections of one process. */
  databasePoolSize: number
  databasePooler: "transaction" | undefined
  /** Processes that share the port. */
  webConcurrency: number
  admin: { email: string; password: string } | undefined
  seed: "demo" | "none"
  /** Undefined: the card stand-in, where stand-ins may run. */
  stripe: StripeKeys | undefined
  /** After how many hours an unpaid order that nobody approved is cancelled; 0 for never. */
  unpaidOrderHours: number
  /** Undefined: the stand-in for Google, where stand-ins may run. */
  google: OpenIdKeys | undefined
  /** Another OpenID provider, as one more button of this name. */
  oidc: (OpenIdKeys & { name: string }) | undefined
  /** Whether administrators have no rights until they have a second factor. */
  adminTotp: "optional" | "required"
  /** Undefined: an outbox folder, where stand-ins may run. */
  smtpUrl: string | undefined
  /** Who the shop's mail is from: `Name <address>`. */
  mailFrom: string
  /** Whether stand-ins for services we do not own run where the real one is not set up. */
  sandbox: boolean
  /** Whether strangers may use them, too: only where the operator says so. */
  sandboxForStrangers: boolean
  /** Undefined: made once and kept in the database, for all processes of the shop. */
  authSecret: string | undefined
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitScale: number
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: BlockList
  /** Undefined: figures are served to this machine only. */
  metricsToken: string | undefined
  /** Other origins whose pages may call, with credentials. */
  allowedOrigins: ReadonlySet<string>
  /** Hosts besides our own that pictures of parts and reviews may be on. */
  imageHosts: ReadonlySet<string>
  pictureStore: PictureStoreConfig
  /** In words, where pictures are if not in the shop's own folder. */
  picturesElsewhere: string | undefined
  /** Whether each request is in the log. */
  accessLog: boolean
  /** Undefined: none is made, nor what makes them loaded. */
  tracing: TracingConfig | undefined
  logLevel: string
}

/** Reads the environment once. Throws an error that names every problem together. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env, { error: configWords })
  const problems = parsed.success
    ? missingPartners(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`)
  if (!parsed.success || problems.length > 0)
    throw new CannotStart(
      `The configuration is not right:\n${problems.map((p) => `  ${p}`).join("\n")}`,
    )
  const { data } = parsed
  const host = data.HOST ?? "127.0.0.1"
  return {
    host,
    port: data.PORT ?? 3000,
    publicUrl: data.PUBLIC_URL,
    dataDir: resolve(data.DATA_DIR ?? "data"),
    databaseUrl: data.DATABASE_URL,
    replicaUrl: data.DATABASE_REPLICA_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE ?? 20,
    databasePooler: data.DATABASE_POOLER,
    webConcurrency: data.WEB_CONCURRENCY ?? 1,
    admin:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL.trim().toLowerCase(), password: data.ADMIN_PASSWORD }
        : undefined,
    seed: data.SEED ?? "demo",
    stripe: stripeKeys(data),
    unpaidOrderHours: data.UNPAID_ORDER_HOURS ?? 48,
    google: googleKeys(data),
    oidc: oidcKeys(data),
    adminTotp: data.ADMIN_TOTP ?? "optional",
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? "Computer Assembler <shop@computer-assembler.example>",
    sandbox: data.SANDBOX === "on" || (data.SANDBOX !== "off" && staysHere(host, data.PUBLIC_URL)),
    sandboxForStrangers: data.SANDBOX === "on",
    authSecret: data.AUTH_SECRET,
    rateLimitScale: data.RATE_LIMIT_SCALE ?? 1,
    metricsToken: data.METRICS_TOKEN,
    allowedOrigins: new Set(data.ALLOWED_ORIGINS),
    imageHosts: new Set([
      ...(data.IMAGE_HOSTS ?? []),
      ...picturesShownAt(pictureStoreConfig(data)),
    ]),
    pictureStore: pictureStoreConfig(data),
    picturesElsewhere: picturesElsewhere(pictureStoreConfig(data)),
    trustedProxies: data.TRUSTED_PROXIES ?? new BlockList(),
    accessLog: data.ACCESS_LOG === "on",
    tracing: tracingConfig(data),
    logLevel: data.LOG_LEVEL ?? "info",
  }
}

/** A shop on a loopback address is public all the same where a proxy leads to it. */
const staysHere = (host: string, publicUrl: string | undefined): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname))

type Environment = z.output<typeof environment>

/** Variables that only make sense together. */
const together = [
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
] as const

function missingPartners(env: Environment): string[] {
  const problems = [...together, ...neededForPictures(env)].flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    const given = names.filter((name) => env[name])
    if (given.length === 0) return []
    return missing.map((name) => `${name} is needed because ${given.join(" and ")} is set`)
  })
  if (env.SMTP_URL && !env.MAIL_FROM) problems.push("MAIL_FROM is needed because SMTP_URL is set")
  for (const name of ["DATABASE_REPLICA_URL", "DATABASE_POOLER"] as const)
    if (env[name] && !env.DATABASE_URL)
      problems.push(
        `${name} needs DATABASE_URL: the bundled database has neither replica nor pooler`,
      )
  return problems
}

function stripeKeys(env: Environment): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
  }
}

function googleKeys(env: Environment): OpenIdKeys | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (!clientId || !clientSecret) return undefined
  return { issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com", clientId, clientSecret }
}

function oidcKeys(env: Environment): Config["oidc"] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!OIDC_ISSUER || !clientId || !clientSecret) return undefined
  const name = env.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname
  return { issuer: OIDC_ISSUER, clientId, clientSecret, name }
}
