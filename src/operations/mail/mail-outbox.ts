import type { Executor } from "#db/connection/client.ts"
import {
  countUndelivered,
  insertMail,
  listMailRows,
  type MailFilter,
  queueAgain,
} from "#db/mail/mail-outbox.ts"
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#domain/languages/languages.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import type { MailData, MailTemplateName } from "./templates/mail-templates.ts"

export type NewMail = {
  [Name in MailTemplateName]: {
    to: string
    template: Name
    data: MailData<Name>
    /** Identifies the news, such as `order-placed:<orderId>`. A second mail with the same key is dropped. */
    dedupeKey?: string
    /** Delays the mail. Until it is sent, it can be withdrawn. */
    holdSeconds?: number | undefined
    /** Default: the language of the order that it is about, or of the recipient's account. */
    language?: Language | undefined
  }
}[MailTemplateName]

/**
 * Returns the language of the page that requests a mail; undefined for English, where the account's language applies.
 */
export const pageLanguage = (): Language | undefined =>
  currentLanguage() === DEFAULT_LANGUAGE ? undefined : currentLanguage()

/** Queues a mail. A background job sends it after the commit. */
export const queueMail = (
  tx: Executor,
  { to, template, data, dedupeKey, holdSeconds, language }: NewMail,
): Promise<void> =>
  insertMail(
    tx,
    { recipient: to, template, data, dedupeKey: dedupeKey ?? null, language: language ?? null },
    holdSeconds,
  )

/** Lists mails for administrators, newest first, without their content. */
export const listMail = (
  shop: Shop,
  filter: Omit<MailFilter, "limit"> & { limit: number | undefined },
) => listMailRows(shop.db, { ...filter, limit: filter.limit ?? 100 })

export const countMail = (shop: Shop) => countUndelivered(shop.db)

/** Queues a dead mail again, with as many attempts as a new one. */
export const resendMail = (shop: Shop, admin: Actor, id: number): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const outcome = await queueAgain(tx, id)
    if (!outcome) throw refuse("mail_not_found")
    if (outcome === "not_dead") throw refuse("mail_not_dead")
    await audit(tx, admin, "mail.resend", String(id))
  })
