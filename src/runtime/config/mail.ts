import { z } from "zod"
import { optional } from "./values.ts"

/** `shop@example.com` or `The shop <shop@example.com>` */
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

type Variables = z.output<typeof mailVariables>

export interface MailConfig {
  /** Undefined: an outbox folder, where stand-ins may run. */
  smtpUrl: string | undefined
  /** Sender of the shop's mail: `Name <address>`. */
  mailFrom: string
}

export const mailConfig = (env: Variables): MailConfig => ({
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM ?? "Computer Assembler <shop@computer-assembler.example>",
})

export const mailProblems = (env: Variables): string[] =>
  env.SMTP_URL && !env.MAIL_FROM ? ["MAIL_FROM is needed because SMTP_URL is set"] : []
