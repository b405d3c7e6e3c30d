import { sql } from "drizzle-orm"
import { fromDrizzle, type Job, type PgBoss } from "pg-boss"
import { z } from "zod"
import { claimWaitingMails, hasWaitingMails } from "#db/mail/mail-outbox.ts"
import {
  abandonMail,
  loggedReason,
  type MailDependencies,
  sendMail,
} from "#operations/mail-delivery/send-mail.ts"
import { ensureQueue } from "#runtime/jobs.ts"

export interface RetryOptions {
  limit: number
  firstDelaySeconds: number
  maxDelaySeconds: number
  /** Heartbeat timeout after which another process takes over a job. */
  heartbeatSeconds: number
  /** Interval of polling for due jobs. */
  pollSeconds: number
}

/** Retries for about a day, with delays of up to an hour. */
const defaultRetries: RetryOptions = {
  limit: 30,
  firstDelaySeconds: 30,
  maxDelaySeconds: 3600,
  heartbeatSeconds: 20,
  pollSeconds: 2,
}

const MAIL_QUEUE = "mail"
const DEAD_LETTER_QUEUE = "mail-given-up"
/** Limited, so that purchases take precedence when they arrive faster than mails are sent. */
const ENQUEUE_BATCH_SIZE = 50

const mailJob = z.object({ mailId: z.int() })
const mailIdOf = ({ data }: Job<unknown>): number => mailJob.parse(data).mailId

/**
 * Starts the worker of the mail queue, which retries each mail until it is sent. Returns a function that enqueues
 * waiting mails in the transaction that marks them as enqueued. Several processes can share the work.
 */
export async function startMailDelivery(
  boss: PgBoss,
  deps: MailDependencies,
  retries = defaultRetries,
): Promise<() => Promise<void>> {
  await ensureQueue(boss, DEAD_LETTER_QUEUE, "standard", { retryLimit: 30, retryDelay: 10 })
  // The policy `exclusive` allows one job per key, however often it is enqueued.
  await ensureQueue(boss, MAIL_QUEUE, "exclusive", {
    deadLetter: DEAD_LETTER_QUEUE,
    retryLimit: retries.limit,
    retryDelay: retries.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retries.maxDelaySeconds,
    heartbeatSeconds: retries.heartbeatSeconds,
    expireInSeconds: 300,
    retentionSeconds: 365 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
  })
  const attempt = async (job: Job<unknown>) => {
    try {
      await sendMail(deps, mailIdOf(job))
      return { id: job.id, status: "completed" as const }
    } catch (error) {
      return { id: job.id, status: "failed" as const, output: { reason: loggedReason(error) } }
    }
  }
  const worker = await boss.work(
    MAIL_QUEUE,
    {
      batchSize: 10,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: retries.pollSeconds,
    },
    (jobs) => Promise.all(jobs.map(attempt)),
  )
  await boss.work(
    DEAD_LETTER_QUEUE,
    { pollingIntervalSeconds: retries.pollSeconds },
    async (jobs) => {
      for (const job of jobs) await abandonMail(deps, mailIdOf(job))
    },
  )
  return async () => {
    if (!(await hasWaitingMails(deps.db))) return
    await enqueueWaitingMails(boss, deps)
    boss.notifyWorker(worker)
  }
}

const enqueueWaitingMails = (boss: PgBoss, { db }: MailDependencies): Promise<void> =>
  db.transaction(async (tx) => {
    const mailIds = await claimWaitingMails(tx, ENQUEUE_BATCH_SIZE)
    if (mailIds.length > 0)
      await boss.insert(
        MAIL_QUEUE,
        mailIds.map((mailId) => ({ data: { mailId }, singletonKey: String(mailId) })),
        { db: fromDrizzle(tx, sql) },
      )
  })
