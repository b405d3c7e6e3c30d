import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../connection/client.ts"
import { isRolledBack, retry } from "../connection/transactions.ts"
import { deleteOldEvents } from "../events/events.ts"
import { deleteOldPartImports } from "../imports/part-imports.ts"
import { deleteOldMails, releaseLostMails } from "../mail/mail-outbox.ts"

/** Clients repeat a purchase within a day. A week leaves room for stalled queues. */
const KEYS_KEPT_DAYS = 7
/** The card provider repeats events for three days. Manual repeats are possible for a month. */
const EVENTS_KEPT_DAYS = 30
/** Longer than the one day within which lapsed orders of a network count. */
const NETWORKS_KEPT_DAYS = 2
/** Lifetime of the cart's cookie, from the last change. */
const VISITORS_CARTS_KEPT_DAYS = 30

/**
 * Deletes expired sessions, tokens, links and counters, and old keys, events, carts, networks and mails. Processes
 * may run this concurrently; conflicts are retried.
 */
export async function deleteExpired(db: Database): Promise<void> {
  const remove = (rows: SQL) => retry(() => db.execute(sql`delete from ${rows}`), isRolledBack)
  // Uses the clock of the process, which also sets the expiry times.
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
  await retry(() => deleteOldMails(db), isRolledBack)
  await retry(() => releaseLostMails(db), isRolledBack)
  await retry(() => deleteOldEvents(db), isRolledBack)
}
