import { sql } from "drizzle-orm"
import { fromDrizzle, type Job, type PgBoss } from "pg-boss"
import type pino from "pino"
import { z } from "zod"
import { hasWaitingMails, takeWaitingMails } from "#db/mail/mail-outbox.ts"
import {
  abandonMail,
  type MailDependencies,
  sendMail,
} from "#operations/mail-delivery/send-mail.ts"
import { ensureQueue } from "#runtime/jobs.ts"
import { runEvery } from "#runtime/run-every.ts"

const MAIL = "mail"
const GIVEN_UP = "mail-given-up"
/** Every half second: purchases that come faster than their mails go before them. */
const HAND_OVER_AT_ONCE = 50

export interface Retries {
  limit: number
  firstDelaySeconds: number
  longestDelaySeconds: number
  /** How long a process that sends may be silent before another takes over. */
  heartbeatSeconds: number
  /** How often waiting mails are handed to the queue. */
  handOverMs: number
  /** How often the queue is looked through for mail whose time has come again. */
  pollSeconds: number
}

/** About a day, in steps of up to an hour. */
const defaultRetries: Retries = {
  limit: 30,
  firstDelaySeconds: 30,
  longestDelaySeconds: 3600,
  heartbeatSeconds: 20,
  handOverMs: 500,
  pollSeconds: 2,
}

const jobData = z.object({ mailId: z.int() })
const mailOf = (job: Pick<Job<unknown>, "data">): number => jobData.parse(job.data).mailId

/**
 * Delivers the outbox: hands waiting mails to the job queue, in the transaction that marks them handed
 * over, and works on the queue. Any number of processes share the work. Returns what stops the handing.
 */
export async function startMailDelivery(
  boss: PgBoss,
  deps: MailDependencies & { log: pino.Logger },
  retries: Retries = defaultRetries,
): Promise<() => Promise<void>> {
  await ensureQueue(boss, GIVEN_UP, "standard", { retryLimit: 30, retryDelay: 10 })
  // Exclusive: one job per mail, however often it is handed over.
  await ensureQueue(boss, MAIL, "exclusive", {
    deadLetter: GIVEN_UP,
    retryLimit: retries.limit,
    retryDelay: retries.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retries.longestDelaySeconds,
    heartbeatSeconds: retries.heartbeatSeconds,
    expireInSeconds: 300,
    retentionSeconds: 365 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
  })

  const worker = await boss.work(
    MAIL,
    {
      batchSize: 10,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: retries.pollSeconds,
    },
    (jobs) => Promise.all(jobs.map((job) => attempt(deps, job))),
  )
  await boss.work(GIVEN_UP, { pollingIntervalSeconds: retries.pollSeconds }, async (jobs) => {
    for (const job of jobs) await abandonMail(deps, mailOf(job))
  })

  const relay = async () => {
    if (!(await hasWaitingMails(deps.db))) return
    await handOver(boss, deps)
    boss.notifyWorker(worker)
  }
  return runEvery(retries.handOverMs, relay, deps.log)
}

const handOver = (boss: PgBoss, { db }: MailDependencies): Promise<void> =>
  db.transaction(async (tx) => {
    const mailIds = await takeWaitingMails(tx, HAND_OVER_AT_ONCE)
    if (mailIds.length > 0)
      await boss.insert(
        MAIL,
        mailIds.map((mailId) => ({ data: { mailId }, singletonKey: String(mailId) })),
        { db: fromDrizzle(tx, sql) },
      )
  })

async function attempt(deps: MailDependencies, job: Job<unknown>) {
  try {
    await sendMail(deps, mailOf(job))
    return { id: job.id, status: "completed" as const }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { id: job.id, status: "failed" as const, output: { reason } }
  }
}
