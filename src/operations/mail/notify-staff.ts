import { lockUser } from "#db/accounts/users.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { listStaffFor, listTopicsOf, replaceTopics } from "#db/mail/staff-notifications.ts"
import { languageOf } from "#domain/languages/languages.ts"
import type { StaffTopic } from "#domain/shop/staff-topics.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { inLanguage } from "../kernel/in-language.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { queueMail } from "./queue-mail.ts"

export const listStaffTopics = ({ db }: Shop, admin: Actor) => listTopicsOf(db, admin.id)

/** Saves an administrator's own choice. */
export const chooseStaffTopics = (
  shop: Shop,
  admin: Actor,
  topics: readonly StaffTopic[],
): Promise<StaffTopic[]> =>
  shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      await lockUser(tx, admin.id)
      await replaceTopics(tx, admin.id, topics)
      const chosen = await listTopicsOf(tx, admin.id)
      await audit(tx, admin, "user.staff_mails", admin.id, { topics: chosen.join(", ") })
      return chosen
    }),
  )

export interface StaffNotice {
  topic: StaffTopic
  /** Identifies what is told: each administrator is told once. */
  key: string
  /** Written in the language of each administrator. */
  facts: () => { label: string; value: string }[]
  /** Page of the shop, such as `/dashboard/order/…`. */
  path: string
}

/** Queues a mail to each administrator who wants to be told. */
export async function notifyStaff(
  tx: Executor | Transaction,
  { topic, key, facts, path }: StaffNotice,
): Promise<void> {
  for (const { id, email, name, language } of await listStaffFor(tx, topic))
    await queueMail(tx, {
      to: email,
      template: "staff-notice",
      data: { name, topic, facts: inLanguage(languageOf(language), facts), path },
      dedupeKey: `staff-${topic}:${key}:${id}`,
    })
}
