import type { Executor } from "#db/connection/client.ts"
import { insertMail } from "#db/mail/mail-outbox.ts"
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
  }
}[MailTemplateName]

/** Queues a mail. Background work sends it once the transaction commits. */
export const queueMail = (
  tx: Executor,
  { to, template, data, dedupeKey, holdSeconds }: NewMail,
): Promise<void> =>
  insertMail(tx, { recipient: to, template, data, dedupeKey: dedupeKey ?? null }, holdSeconds)
