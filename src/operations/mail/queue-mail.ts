import type { Executor } from "#db/connection/client.ts"
import { insertMail } from "#db/mail/mail-outbox.ts"
import type { MailData, MailTemplateName } from "./templates/mail-templates.ts"

export type NewMail = {
  [Name in MailTemplateName]: {
    to: string
    template: Name
    data: MailData<Name>
    /** What must be told once only, such as `order-paid:<orderId>`; a second mail with it is dropped. */
    dedupeKey?: string
    /** How long it stays where it can still be withdrawn. */
    holdSeconds?: number
  }
}[MailTemplateName]

/**
 * Has a mail sent once the transaction it is queued in commits, and never otherwise. Background work
 * delivers it.
 */
export const queueMail = (
  tx: Executor,
  { to, template, data, dedupeKey, holdSeconds }: NewMail,
): Promise<void> =>
  insertMail(tx, { recipient: to, template, data, dedupeKey: dedupeKey ?? null }, holdSeconds)
