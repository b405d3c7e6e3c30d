import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from "drizzle-orm"
import type { Database, Executor, Transaction } from "../connection/client.ts"
import { first, hasRows, prepared } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { mailOutbox } from "../schema/records.ts"

export type MailRow = typeof mailOutbox.$inferSelect

type NewMailRow = Pick<
  typeof mailOutbox.$inferInsert,
  "recipient" | "template" | "data" | "dedupeKey" | "language"
>

/** Queues a mail, with an optional delay, unless its dedupe key exists. */
export async function insertMail(
  tx: Executor,
  mail: NewMailRow,
  holdSeconds: number | undefined,
): Promise<void> {
  const sendAfter =
    holdSeconds === undefined
      ? null
      : sql`clock_timestamp() + make_interval(secs => ${holdSeconds}::float8)`
  await tx
    .insert(mailOutbox)
    .values({ ...mail, sendAfter })
    .onConflictDoNothing({ target: mailOutbox.dedupeKey })
}

/** Removes a mail that is not due yet. Returns false if there is none. */
export const withdrawMail = (tx: Transaction, dedupeKey: string): Promise<boolean> =>
  hasRows(
    tx
      .delete(mailOutbox)
      .where(
        and(
          eq(mailOutbox.dedupeKey, dedupeKey),
          isNull(mailOutbox.handedOverAt),
          sql`${mailOutbox.sendAfter} > now()`,
        ),
      )
      .returning({ id: mailOutbox.id }),
  )

/** Removes the mails that are not sent yet and whose dedupe keys start with this text. */
export async function withdrawMailsFrom(tx: Transaction, keyStart: string): Promise<void> {
  await tx
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.state, "queued"),
        isNull(mailOutbox.handedOverAt),
        sql`starts_with(${mailOutbox.dedupeKey}, ${keyStart})`,
      ),
    )
}

/** Removes a mail that is still to be sent, for the first time or again after a failure. */
export async function cancelMail(tx: Transaction, dedupeKey: string): Promise<void> {
  const isIdle = or(isNull(mailOutbox.handedOverAt), isNotNull(mailOutbox.lastError))
  await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.dedupeKey, dedupeKey), eq(mailOutbox.state, "queued"), isIdle))
}

const isWaiting = and(
  eq(mailOutbox.state, "queued"),
  isNull(mailOutbox.handedOverAt),
  or(isNull(mailOutbox.sendAfter), lte(mailOutbox.sendAfter, sql`now()`)),
)

export const hasWaitingMails = (db: Executor): Promise<boolean> =>
  hasRows(db.select({ id: mailOutbox.id }).from(mailOutbox).where(isWaiting).limit(1))

/** Marks the oldest free mails as taken; other processes take others. */
export async function claimWaitingMails(tx: Transaction, limit: number): Promise<number[]> {
  const waiting = tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isWaiting)
    .orderBy(asc(mailOutbox.id))
    .limit(limit)
    .for("update", { skipLocked: true })
  const taken = await tx
    .update(mailOutbox)
    .set({ handedOverAt: sql`now()` })
    .where(inArray(mailOutbox.id, waiting))
    .returning({ id: mailOutbox.id })
  return taken.map(({ id }) => id).sort((a, b) => a - b)
}

const mailId = sql.placeholder("id")

const attempt = prepared((db) =>
  db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, updatedAt: sql`now()` })
    .where(queued(mailId))
    .returning({
      ...getTableColumns(mailOutbox),
      isProved: sql<boolean>`exists (select from ${users} u where u.email = recipient and u.email_verified)`,
      language: sql<
        string | null
      >`coalesce(language, (select o.language from orders o where o.id = data->>'orderId'),
        (select u.language from ${users} u where u.email = recipient))`,
    })
    .prepare("mail_attempt"),
)

interface MailAttempt extends MailRow {
  isProved: boolean
  /** Language of the mail itself, else of its order, else of the account. */
  language: string | null
}

export const beginAttempt = (db: Database, id: number): Promise<MailAttempt | undefined> =>
  first(attempt(db).execute({ id }))

const sent = prepared((db) =>
  db
    .update(mailOutbox)
    .set({
      state: "sent",
      sentAt: sql`now()`,
      data: null,
      lastError: null,
      updatedAt: sql`now()`,
    })
    .where(queued(mailId))
    .prepare("mail_sent"),
)

/** Marks a mail as sent and erases its content, which may hold sign-in links. */
export async function markSent(db: Database, id: number): Promise<void> {
  await sent(db).execute({ id })
}

export async function dropMail(db: Executor, id: number): Promise<void> {
  await db.delete(mailOutbox).where(queued(id))
}

export async function recordFailure(db: Executor, id: number, reason: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ lastError: reason.slice(0, 500), updatedAt: sql`now()` })
    .where(queued(id))
}

/** Marks a mail as failed permanently. Keeps the last reason if none is given. */
export const markDead = (db: Executor, id: number, reason?: string): Promise<boolean> =>
  hasRows(
    db
      .update(mailOutbox)
      .set({
        state: "dead",
        ...(reason !== undefined && { lastError: reason.slice(0, 500) }),
        updatedAt: sql`now()`,
      })
      .where(queued(id))
      .returning({ id: mailOutbox.id }),
  )

/** Queues a failed mail again. Returns undefined if the mail does not exist. */
export async function queueAgain(
  tx: Transaction,
  id: number,
): Promise<"queued" | "not_dead" | undefined> {
  const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for("update")
  if (!mail) return undefined
  if (mail.state !== "dead") return "not_dead"
  await tx
    .update(mailOutbox)
    .set({ state: "queued", handedOverAt: null, sendAfter: sql`now()`, updatedAt: sql`now()` })
    .where(eq(mailOutbox.id, id))
  return "queued"
}

export interface MailFilter {
  limit: number
  state?: MailRow["state"] | undefined
  beforeId?: number | undefined
}

/** Lists mails, newest first, without content. */
export const listMailRows = (db: Executor, { limit, state, beforeId }: MailFilter) =>
  db
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      template: mailOutbox.template,
      state: mailOutbox.state,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
    })
    .from(mailOutbox)
    .where(
      and(
        state && eq(mailOutbox.state, state),
        beforeId === undefined ? undefined : lt(mailOutbox.id, beforeId),
      ),
    )
    .orderBy(desc(mailOutbox.id))
    .limit(limit)

interface MailCounts extends Record<string, unknown> {
  queued: number
  late: number
  dead: number
}

/**
 * Counts undelivered mails. An event counts as a queued mail. `late` mails have been due for more than a minute.
 */
export async function countUndelivered(db: Executor): Promise<MailCounts> {
  const { rows } = await db.execute<MailCounts>(sql`
    select count(*) filter (where state = 'queued')::int as queued,
      count(*) filter (where state = 'queued' and due < now() - interval '1 minute')::int as late,
      count(*) filter (where state = 'dead')::int as dead
    from (
      select state, coalesce(send_after, created_at) as due from mail_outbox where state in ('queued', 'dead')
      union all select 'queued', created_at from events
    ) undelivered`)
  return rows[0] ?? { queued: 0, late: 0, dead: 0 }
}

/** Counts the mails that failed permanently within the last day. */
export const countDeadOfDay = (db: Executor): Promise<number> =>
  db.$count(mailOutbox, and(eq(mailOutbox.state, "dead"), gt(mailOutbox.updatedAt, daysAgo(1))))

/** Deletes mails that were sent or failed permanently long ago. */
export async function deleteOldMails(db: Executor): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(
      or(
        and(eq(mailOutbox.state, "sent"), lt(mailOutbox.sentAt, daysAgo(90))),
        and(eq(mailOutbox.state, "dead"), lt(mailOutbox.updatedAt, daysAgo(90))),
      ),
    )
}

/** Frees mails whose attempts ended without a result, so that they are handed over again. */
export async function releaseLostMails(db: Executor): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ handedOverAt: null })
    .where(and(eq(mailOutbox.state, "queued"), lt(mailOutbox.handedOverAt, daysAgo(1))))
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
const queued = (id: number | typeof mailId) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.state, "queued"))
