import { lockUser } from "#db/accounts/users.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  countInNotice,
  findRecentNotice,
  listStaffFor,
  listTopicsOf,
  replaceTopics,
} from "#db/mail/staff-notices.ts"
import { languageOf } from "#domain/languages/languages.ts"
import type { StaffTopic } from "#domain/shop/staff-topics.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { queueMail } from "./mail-outbox.ts"

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
