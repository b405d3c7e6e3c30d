import { sql } from "drizzle-orm"
import { fromDrizzle, type PgBoss } from "pg-boss"
import { z } from "zod"
import { claimWaitingMails, hasWaitingMails } from "#db/mail/mail-outbox.ts"
import {
  abandonMail,
  type MailDependencies,
  sendMail,
} from "#operations/mail-delivery/send-mail.ts"
import { defaultRetries, type Retries, startRetriedQueue } from "./retried-queue.ts"

const MAIL = "mail"
/** Batch size of a round, so that purchases take precedence when they arrive faster than mails are sent. */
const HAND_OVER_AT_ONCE = 50

const jobData = z.object({ mailId: z.int() })

/**
 * Starts the worker of the mail queue. Returns a function that enqueues waiting mails in the transaction that marks
 * them as enqueued. Several processes can share the work.
 */
export async function startMailDelivery(
  boss: PgBoss,
  deps: MailDependencies,
  retries: Retries = defaultRetries,
): Promise<() => Promise<void>> {
  const notify = await startRetriedQueue(boss, {
    name: MAIL,
    retries,
    read: (data) => jobData.parse(data),
    work: ({ mailId }) => sendMail(deps, mailId),
    giveUp: ({ mailId }) => abandonMail(deps, mailId),
  })
  return async () => {
    if (!(await hasWaitingMails(deps.db))) return
    await handOver(boss, deps)
    notify()
  }
}

const handOver = (boss: PgBoss, { db }: MailDependencies): Promise<void> =>
  db.transaction(async (tx) => {
    const mailIds = await claimWaitingMails(tx, HAND_OVER_AT_ONCE)
    if (mailIds.length > 0)
      await boss.insert(
        MAIL,
        mailIds.map((mailId) => ({ data: { mailId }, singletonKey: String(mailId) })),
        { db: fromDrizzle(tx, sql) },
      )
  })
