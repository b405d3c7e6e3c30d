import { lockUser } from "#db/accounts/users.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  countInNotice,
  countUndelivered,
  findRecentNotice,
  insertMail,
  listMailRows,
  listStaffFor,
  listTopicsOf,
  type MailFilter,
  queueAgain,
  replaceTopics,
} from "#db/mail/mail-outbox.ts"
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
} from "#domain/languages/languages.ts"
import type { StaffTopic } from "#domain/shop/staff-topics.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
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
export function resendMail(shop: Shop, admin: Actor, id: number): Promise<void> {
  return adminTransaction(shop, admin, async (tx) => {
    const outcome = await queueAgain(tx, id)
    if (!outcome) throw refuse("mail_not_found")
    if (outcome === "not_dead") throw refuse("mail_not_dead")
    await audit(tx, admin, "mail.resend", String(id))
  })
}

export const listStaffTopics = ({ db }: Shop, admin: Actor) => listTopicsOf(db, admin.id)

/** Saves the topics that an administrator wants mails about. */
export const chooseStaffTopics = (
  shop: Shop,
  admin: Actor,
  topics: readonly StaffTopic[],
): Promise<StaffTopic[]> =>
  adminTransaction(shop, admin, async (tx) => {
    await lockUser(tx, admin.id)
    await replaceTopics(tx, admin.id, topics)
    const chosen = await listTopicsOf(tx, admin.id)
    await audit(tx, admin, "user.staff_mails", admin.id, { topics: chosen.join(", ") })
    return chosen
  })

export interface StaffNotice {
  topic: StaffTopic
  /** Identifies the news: each administrator gets one mail per key. */
  key: string
  /** Called in the language of each administrator. */
  facts: () => { label: string; value: string }[]
  /** Page of the shop, such as `/dashboard/order/…`. */
  path: string
}

/**
 * Period in which an administrator gets one mail of a topic at once. A second mail waits for its end and counts the
 * others.
 */
const NOTICE_SECONDS = 15 * 60

/** Queues a mail to each administrator who chose the topic. */
export async function notifyStaff(
  tx: Executor,
  { topic, key, facts, path }: StaffNotice,
): Promise<void> {
  for (const { id, email, name, language } of await listStaffFor(tx, topic)) {
    const recent = await findRecentNotice(tx, { recipient: email, topic, seconds: NOTICE_SECONDS })
    if (recent && (await countInNotice(tx, recent.id))) continue
    await queueMail(tx, {
      to: email,
      template: "staff-notice",
      data: { name, topic, facts: runInLanguage(languageOf(language), facts), path },
      dedupeKey: `staff-${topic}:${key}:${id}`,
      holdSeconds: recent?.secondsLeft,
    })
  }
}
