import { sql } from "drizzle-orm"
import { fromDrizzle, type Job, type PgBoss } from "pg-boss"
import { z } from "zod"
import { claimWaitingMails, hasWaitingMails } from "#db/mail/mail-outbox.ts"
import {
  abandonMail,
  type MailDependencies,
  sendMail,
} from "#operations/mail-delivery/send-mail.ts"
import { ensureQueue } from "#runtime/jobs.ts"

export interface Retries {
  limit: number
  firstDelaySeconds: number
  longestDelaySeconds: number
  /** Heartbeat timeout after which another process takes over a job. */
  heartbeatSeconds: number
  /** Interval of polling for due jobs. */
  pollSeconds: number
}

/** Retries for about a day, with delays of up to an hour. */
export const defaultRetries: Retries = {
  limit: 30,
  firstDelaySeconds: 30,
  longestDelaySeconds: 3600,
  heartbeatSeconds: 20,
  pollSeconds: 2,
}

interface RetriedQueue<Data> {
  name: string
  retries: Retries
  read: (data: unknown) => Data
  work: (data: Data) => Promise<void>
  /** Called after the last attempt. */
  giveUp: (data: Data) => Promise<void>
}

/** Starts a worker of jobs that are retried until they succeed. The returned function makes it poll immediately. */
export async function startRetriedQueue<Data>(
  boss: PgBoss,
  { name, retries, read, work, giveUp }: RetriedQueue<Data>,
): Promise<() => void> {
  const givenUp = `${name}-given-up`
  await ensureQueue(boss, givenUp, "standard", { retryLimit: 30, retryDelay: 10 })
  // The policy `exclusive` allows one job per key, however often it is enqueued.
  await ensureQueue(boss, name, "exclusive", {
    deadLetter: givenUp,
    retryLimit: retries.limit,
    retryDelay: retries.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retries.longestDelaySeconds,
    heartbeatSeconds: retries.heartbeatSeconds,
    expireInSeconds: 300,
    retentionSeconds: 365 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
  })
  const attempt = async ({ id, data }: Job<unknown>) => {
    try {
      await work(read(data))
      return { id, status: "completed" as const }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { id, status: "failed" as const, output: { reason } }
    }
  }
  const worker = await boss.work(
    name,
    {
      batchSize: 10,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: retries.pollSeconds,
    },
    (jobs) => Promise.all(jobs.map(attempt)),
  )
  await boss.work(givenUp, { pollingIntervalSeconds: retries.pollSeconds }, async (jobs) => {
    for (const job of jobs) await giveUp(read(job.data))
  })
  return () => boss.notifyWorker(worker)
}

const MAIL = "mail"
/** Batch size of a round, so that purchases take precedence when they arrive faster than mails are sent. */
const HAND_OVER_AT_ONCE = 50

const mailJob = z.object({ mailId: z.int() })

/**
 * Starts the worker of the mail queue. Returns a function that enqueues waiting mails in the transaction that marks
 * them as enqueued. Several processes can share the work.
 */
export async function startMailDelivery(
  boss: PgBoss,
  deps: MailDependencies,
  retries = defaultRetries,
): Promise<() => Promise<void>> {
  const notify = await startRetriedQueue(boss, {
    name: MAIL,
    retries,
    read: (data) => mailJob.parse(data),
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
