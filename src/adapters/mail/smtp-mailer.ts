import { createTransport, type NodemailerError } from "nodemailer"
import {
  type Mailer,
  MailRefused,
  MailServerUnavailable,
  ProviderUnavailable,
} from "#operations/kernel/ports.ts"
import { messageOf } from "./mail-message.ts"

const MAX_SEND_MS = 60_000

interface SmtpMailer extends Mailer {
  close(): void
}

/** Sends mail to an SMTP server: `smtps://user:password@host`, or `smtp://…` with STARTTLS if offered. */
export function smtpMailer({ url }: { url: string }): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(MAX_SEND_MS)
        await transport.sendMail({ ...messageOf(mail), signal })
      } catch (error) {
        throw explain(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/**
 * Classifies an error. A permanent refusal of the recipient or the message is final; a refusal of the sender or the
 * session is not.
 */
function explain(error: unknown): Error {
  if (!isMailError(error)) return new ProviderUnavailable(String(error))
  const isOfThisMail = /^(?:RCPT TO|DATA)/.test(error.command ?? "") || error.code === "EMESSAGE"
  const reason = error.response ?? error.message
  const options = { cause: error, codes: codesOf(error) }
  return error.permanent && isOfThisMail
    ? new MailRefused(reason, options)
    : new MailServerUnavailable(`the mail server did not take it: ${reason}`, options)
}

/** Returns the codes of an error without the server's text: `EENVELOPE RCPT TO 550 5.1.1`. */
function codesOf({ name, code, command, response }: NodemailerError): string {
  const [status] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? "") ?? []
  return [code ?? name, command, status].filter(Boolean).join(" ")
}

const isMailError = (error: unknown): error is NodemailerError => error instanceof Error
