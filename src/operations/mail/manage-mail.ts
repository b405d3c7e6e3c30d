import {
  countUndelivered,
  listMailRows,
  type MailFilter,
  queueAgain,
} from "#db/mail/mail-outbox.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** Lists mails for administrators, newest first, without what they say. */
export const listMail = (
  shop: Shop,
  filter: Omit<MailFilter, "limit"> & { limit: number | undefined },
) => listMailRows(shop.db, { ...filter, limit: filter.limit ?? 100 })

export const countMail = (shop: Shop) => countUndelivered(shop.db)

/** Sends a dead mail again, with all its attempts. */
export function resendMail(shop: Shop, admin: Actor, id: number): Promise<void> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const outcome = await queueAgain(tx, id)
      if (!outcome) throw refuse("mail_not_found")
      if (outcome === "not_dead") throw refuse("mail_not_dead")
      await audit(tx, admin, "mail.resend", String(id))
    }),
  )
}
