import { z } from "zod"
import { isLoopback } from "#domain/network.ts"
import { httpUrl, optional } from "./server.ts"

/** Matches `shop@example.com` or `The shop <shop@example.com>`. */
const MAILBOX = /^(?:[^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u

export const mailVariables = z.object({
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
})

type MailVariables = z.output<typeof mailVariables>

export const mailConfig = (env: MailVariables) => ({
  /** If undefined, mail goes to an outbox folder if stand-ins run; otherwise it waits. */
  smtpUrl: env.SMTP_URL,
  /** Sender of the shop's mail: `Name <address>`. */
  mailFrom: env.MAIL_FROM ?? "Computer Assembler <shop@computer-assembler.example>",
})

export const mailProblems = (env: MailVariables): string[] =>
  env.SMTP_URL && !env.MAIL_FROM ? ["MAIL_FROM is needed because SMTP_URL is set"] : []

/** A century. Much longer holds would end after the last day that dates can express. */
const MAX_UNPAID_ORDER_HOURS = 1_000_000

export const paymentVariables = z.object({
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, "must begin with sk_ or rk_")),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_/, "must begin with pk_")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, "must begin with whsec_")),
  STRIPE_API_BASE: optional(httpUrl),
  UNPAID_ORDER_HOURS: optional(
    z.coerce.number().min(0, "must be 0 for never, or more").max(MAX_UNPAID_ORDER_HOURS),
  ),
})

type PaymentVariables = z.output<typeof paymentVariables>

interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiBase: string | undefined
}

export const paymentConfig = (env: PaymentVariables) => ({
  /** If undefined, the stand-in is used if stand-ins run. */
  stripe: stripeKeys(env),
  /** Hours until an unpaid order is cancelled; 0 for never. */
  unpaidOrderHours: env.UNPAID_ORDER_HOURS ?? 48,
})

function stripeKeys(env: PaymentVariables): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
  }
}

export const taxVariables = z.object({
  VIES_API_BASE: optional(httpUrl),
  HMRC_CLIENT_ID: optional(z.string()),
  HMRC_CLIENT_SECRET: optional(z.string()),
  HMRC_API_BASE: optional(httpUrl),
})

export const taxConfig = (env: z.output<typeof taxVariables>) => ({
  /** If undefined, the stand-in is used if stand-ins run; otherwise the service of the European Commission. */
  viesApiBase: env.VIES_API_BASE,
  /** If undefined, administrators check British numbers. */
  hmrc: hmrcConfig(env),
})

function hmrcConfig({
  HMRC_CLIENT_ID: clientId,
  HMRC_CLIENT_SECRET: clientSecret,
  HMRC_API_BASE: base,
}: z.output<typeof taxVariables>) {
  return clientId && clientSecret ? { clientId, clientSecret, base } : undefined
}

export const telemetryVariables = z.object({
  METRICS_TOKEN: optional(z.string().min(16, "must have 16 characters or more")),
  ACCESS_LOG: optional(z.enum(["on", "off"])),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)),
  OTEL_SDK_DISABLED: optional(z.enum(["true", "false"])),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
})

type Variables = z.output<typeof telemetryVariables>

export interface TracingConfig {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** Ratio of sampled traces, unless the caller has decided. */
  ratio: number
}

export const telemetryConfig = (env: Variables) => ({
  /** If undefined, metrics are served to this machine only. */
  metricsToken: env.METRICS_TOKEN,
  /** Whether each request is logged. */
  accessLog: env.ACCESS_LOG === "on",
  /** If undefined, tracing is off and its code is not loaded. */
  tracing: tracingConfig(env),
  logLevel: env.LOG_LEVEL ?? "info",
})

function tracingConfig(env: Variables): TracingConfig | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || env.OTEL_SDK_DISABLED === "true") return undefined
  const serviceName = env.OTEL_SERVICE_NAME ?? "computer-assembler"
  return { endpoint, serviceName, ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1 }
}

/**
 * Issuer URL, not normalized, because it must match exactly. Requires HTTPS so that responses cannot be intercepted.
 */
const issuer = z
  .url({ protocol: /^https?$/, error: "must be an https address" })
  .refine(
    (url) => url.startsWith("https:") || isLoopback(new URL(url).hostname),
    "must begin with https:",
  )

export const identityVariables = z.object({
  ADMIN_EMAIL: optional(z.email("must be an e-mail address")),
  ADMIN_PASSWORD: optional(z.string().min(6, "must have 6 characters or more")),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(issuer),
  OIDC_ISSUER: optional(issuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().max(40, "has at most 40 characters")),
  ADMIN_TOTP: optional(z.enum(["optional", "required"])),
  AUTH_SECRET: optional(z.string().min(32, "must have 32 characters or more")),
})

type IdentityVariables = z.output<typeof identityVariables>

interface OpenIdKeys {
  issuer: string
  clientId: string
  clientSecret: string
}

export const identityConfig = (env: IdentityVariables) => ({
  admin:
    env.ADMIN_EMAIL && env.ADMIN_PASSWORD
      ? { email: env.ADMIN_EMAIL.trim().toLowerCase(), password: env.ADMIN_PASSWORD }
      : undefined,
  /** If undefined, the stand-in for Google is used if stand-ins run. */
  google: googleKeys(env),
  /** Another OpenID provider, with its label. */
  oidc: oidcKeys(env),
  /** Whether administrators need a second factor to use their rights. */
  adminTotp: env.ADMIN_TOTP ?? "optional",
  /** If undefined, a secret is generated once and stored in the database. */
  authSecret: env.AUTH_SECRET,
})

function googleKeys(env: IdentityVariables): OpenIdKeys | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (!clientId || !clientSecret) return undefined
  return { issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com", clientId, clientSecret }
}

function oidcKeys(env: IdentityVariables): (OpenIdKeys & { name: string }) | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!OIDC_ISSUER || !clientId || !clientSecret) return undefined
  const name = env.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname
  return { issuer: OIDC_ISSUER, clientId, clientSecret, name }
}
