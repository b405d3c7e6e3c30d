import { createHmac } from "node:crypto"
import { join } from "node:path"
import type { Hono } from "hono"
import type pino from "pino"
import { outboxFolder } from "#adapters/mail/outbox-folder.ts"
import { smtpMailer } from "#adapters/mail/smtp-mailer.ts"
import { type Fetch, stripePayments } from "#adapters/payments/stripe.ts"
import type { DatabaseConnection } from "#db/connection/client.ts"
import type { MailCarrierKind } from "#http/mail/mail.ts"
import type { PublicConfig } from "#http/shop/shop.ts"
import type { Mailer, PaymentProvider } from "#operations/kernel/ports.ts"
import type { Config } from "#runtime/config.ts"
import type { CardSandbox } from "#sandbox/payments/card-sandbox.ts"

export const CARD_SANDBOX_PATH = "/sandbox/stripe"

export interface CardPayments {
  provider: PaymentProvider | undefined
  public: PublicConfig["payment"]
  sandbox?: CardSandbox
}

interface CardDependencies {
  database: DatabaseConnection
  secret: string
  log: pino.Logger
  /** Delivers an event of the stand-in to the shop's webhook. */
  deliver: (rawBody: string, signature: string) => Promise<Response> | Response
  traceCalls: ((fetch: Fetch) => Fetch) | undefined
}

/** Returns Stripe if its keys are set; otherwise the stand-in if stand-ins run; otherwise no provider. */
export async function cardPayments(
  config: Config,
  { database, secret, log, deliver, traceCalls = (fetch) => fetch }: CardDependencies,
): Promise<CardPayments> {
  if (config.stripe) {
    const { publishableKey, apiBase, ...keys } = config.stripe
    const provider = stripePayments({
      ...keys,
      ...(apiBase && { apiBase }),
      fetch: traceCalls(globalThis.fetch),
    })
    const publicBase = apiBase ?? "https://api.stripe.com"
    return { provider, public: { provider: "stripe", publishableKey, apiBase: publicBase } }
  }
  if (!config.sandbox) {
    log.warn({ hint: "Set STRIPE_SECRET_KEY and its companions." }, "card_payments_not_offered")
    return { provider: undefined, public: null }
  }
  log.warn(
    { hint: "Test cards pay. Set STRIPE_SECRET_KEY and its companions, or SANDBOX=off." },
    "card_stand_in_runs",
  )
  const derive = (name: string) =>
    createHmac("sha256", secret).update(`card stand-in ${name}`).digest("hex").slice(0, 32)
  const secretKey = `sk_test_${derive("secret key")}`
  const publishableKey = `pk_test_${derive("publishable key")}`
  const webhookSecret = `whsec_${derive("webhook")}`
  const { cardSandbox } = await import("#sandbox/payments/card-sandbox.ts")
  const sandbox = await cardSandbox({
    pool: database.pool,
    secretKey,
    publishableKey,
    webhook: { secret: webhookSecret, deliver },
    reportError: (error, requestId) => log.error({ err: error, requestId }, "card_stand_in_error"),
  })
  const provider = stripePayments({
    secretKey,
    webhookSecret,
    fetch: traceCalls((url, init) => sandbox.app.fetch(new Request(url, init))),
  })
  return {
    provider,
    public: { provider: "sandbox", publishableKey, apiBase: CARD_SANDBOX_PATH },
    sandbox,
  }
}

export interface MailCarrier {
  kind: MailCarrierKind
  /** Undefined if no mail can be sent yet. */
  mailer: Mailer | undefined
  /** Pages that show the outbox folder. */
  outbox?: { path: string; reader: Hono }
  close(): void
}

/** Returns the mail server if it is set; otherwise the outbox folder if stand-ins run; otherwise none. */
export async function mailCarrier(config: Config, log: pino.Logger): Promise<MailCarrier> {
  if (config.smtpUrl) {
    const mailer = smtpMailer({ url: config.smtpUrl })
    return { kind: "smtp", mailer, close: mailer.close }
  }
  if (config.sandbox) {
    log.warn(
      { hint: "Mails go into the folder outbox. Set SMTP_URL and MAIL_FROM, or SANDBOX=off." },
      "mail_stand_in_runs",
    )
    const folder = outboxFolder(join(config.dataDir, "outbox"))
    const { OUTBOX_PATH, outboxReader } = await import("#sandbox/mail/outbox-reader.ts")
    const outbox = { path: OUTBOX_PATH, reader: outboxReader(folder) }
    return { kind: "outbox", mailer: folder, outbox, close: () => undefined }
  }
  log.warn({ hint: "Mail is kept until SMTP_URL and MAIL_FROM are set." }, "mail_waits")
  return { kind: "none", mailer: undefined, close: () => undefined }
}
