import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../connection/client.ts"
import { isRolledBack, retry } from "../connection/retry.ts"
import { deleteUnknownEvents } from "../events/events.ts"
import { deleteOldPartImports } from "../imports/part-imports.ts"
import { tidyMails } from "../mail/mail-outbox.ts"

/** Who repeats a purchase does so within the day; a week leaves room for whoever's queue stood still. */
const KEYS_KEPT_DAYS = 7
/** The card provider repeats an event for three days; whoever repeats one by hand has a month. */
const EVENTS_KEPT_DAYS = 30
/** Longer than the day within which lapsed orders of a network count. */
const NETWORKS_KEPT_DAYS = 2
/** As long as the cookie that leads to it, from the last change on. */
const VISITORS_CARTS_KEPT_DAYS = 30

/**
 * Removes what has ended by time: sessions, tokens, mailed links and counters, and what only grows: answers
 * kept for idempotency keys, names of the card provider's events, carts of visitors, networks of buyers, mails that were
 * sent. Any number of processes may do it at
 * once; two may get in each other's way, and one then begins anew.
 */
export async function deleteExpired(db: Database): Promise<void> {
  const remove = (rows: SQL) => retry(() => db.execute(sql`delete from ${rows}`), isRolledBack)
  // By the clock that sets their ends, the process's.
  const now = new Date()
  await remove(sql`access_tokens where expires_at <= ${now}`)
  await remove(sql`sessions where expires_at <= ${now}`)
  await remove(sql`verifications where expires_at <= ${now}`)
  await remove(sql`rate_limits where expire <= extract(epoch from now()) * 1000`)
  await remove(
    sql`idempotency_keys where created_at < now() - make_interval(days => ${KEYS_KEPT_DAYS})`,
  )
  await remove(
    sql`webhook_events where received_at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})`,
  )
  await remove(
    sql`carts where token_hash is not null
      and updated_at < now() - make_interval(days => ${VISITORS_CARTS_KEPT_DAYS})`,
  )
  await retry(
    () =>
      db.execute(sql`update orders set placed_from = null where placed_from is not null
        and created_at < now() - make_interval(days => ${NETWORKS_KEPT_DAYS})`),
    isRolledBack,
  )
  await retry(() => deleteOldPartImports(db), isRolledBack)
  await retry(() => tidyMails(db), isRolledBack)
  await retry(() => deleteUnknownEvents(db), isRolledBack)
}
