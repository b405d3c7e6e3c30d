import { join } from "node:path"
import type { Hono } from "hono"
import type pino from "pino"
import { outboxFolder, smtpMailer } from "#adapters/mail/mailers.ts"
import type { MailCarrierKind } from "#http/mail/mail.ts"
import type { Mailer } from "#operations/kernel/ports.ts"
import type { Config } from "#runtime/config.ts"

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
