import type { Executor } from "#db/connection/client.ts"
import { insertMail } from "#db/mail/mail-outbox.ts"
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#domain/languages/languages.ts"
import type { MailData, MailTemplateName } from "./templates/mail-templates.ts"

export type NewMail = {
  [Name in MailTemplateName]: {
    to: string
    template: Name
    data: MailData<Name>
    /** Identifies what is told, such as `order-paid:<orderId>`; a second mail of one key is dropped. */
    dedupeKey?: string
    /** Delays it for as long as it can be withdrawn. */
    holdSeconds?: number
    /** Without one, that of the order it is about, or that of the recipient's account. */
    language?: Language | undefined
  }
}[MailTemplateName]

/** Returns the language of the page that asks for a mail; for English, that of the account decides. */
export const pageLanguage = (): Language | undefined =>
  currentLanguage() === DEFAULT_LANGUAGE ? undefined : currentLanguage()

/** Queues a mail. Background work sends it once the transaction commits. */
export const queueMail = (
  tx: Executor,
  { to, template, data, dedupeKey, holdSeconds, language }: NewMail,
): Promise<void> =>
  insertMail(
    tx,
    { recipient: to, template, data, dedupeKey: dedupeKey ?? null, language: language ?? null },
    holdSeconds,
  )
