import { PgBoss, type Queue } from "pg-boss"
import type pino from "pino"
import { oncePerMinute } from "./once-per-minute.ts"

/** Work of the whole shop that comes again and again; safe to do twice. */
export interface RepeatedJob {
  name: string
  everySeconds: number
  /** Whether it comes at once because a process of the shop has just started. */
  work: (atStart: boolean) => Promise<unknown>
}

export interface Jobs {
  boss: PgBoss
  /** Does it now and then every so often: in one process at a time, whichever comes to it first. */
  repeat(job: RepeatedJob): Promise<void>
  /** Lets jobs in flight finish, for a while; what is cut off is tried again. */
  stop(): Promise<void>
}

const MAX_CONNECTIONS = 3
const MAX_STOP_MS = 4_000

/**
 * Starts this process's share of the job queue, which lives in the schema `jobs` of the shop's database
 * and is made there by whoever starts first.
 */
export async function startJobs(options: {
  url: string
  log: pino.Logger
  /** How soon a job of a process that died is noticed, after its heartbeat has run out. */
  superviseSeconds?: number
}): Promise<Jobs> {
  const { url, log, superviseSeconds = 5 } = options
  const boss = new PgBoss({
    connectionString: url,
    application_name: "computer-assembler jobs",
    schema: "jobs",
    max: MAX_CONNECTIONS,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Its clock knows minutes only.
    schedule: false,
  })
  let stopped = false
  boss.on(
    "error",
    oncePerMinute((error) => {
      // A connection is let go a moment before the server has noticed.
      if (!stopped) log.error({ err: error }, "job_queue_failed")
    }),
  )
  boss.on("warning", ({ message, data }) => log.warn({ message, data }, "job_queue_warning"))
  await boss.start()
  const failed = oncePerMinute((error) => log.error({ err: error }, "background_work_failed"))
  return {
    boss,
    repeat: (job) => repeat(boss, job, failed),
    stop: async () => {
      await boss.stop({ timeout: MAX_STOP_MS })
      stopped = true
    },
  }
}

/** Makes the queue, or brings one that an earlier release made up to date. */
export async function ensureQueue(
  boss: PgBoss,
  name: string,
  policy: "standard" | "exclusive" | "short",
  options: Omit<Queue, "name" | "policy" | "partition">,
): Promise<void> {
  await boss.createQueue(name, { ...options, policy })
  await boss.updateQueue(name, options)
}

/**
 * A chain of jobs: each queues the next before it begins, and a start brings that forward. One that fails has
 * its next; one whose process died before it had any is taken up again.
 */
async function repeat(
  boss: PgBoss,
  { name, everySeconds, work }: RepeatedJob,
  failed: (error: unknown) => void,
): Promise<void> {
  // Short: one waits at a time.
  await ensureQueue(boss, name, "short", {
    retryLimit: 30,
    retryDelay: 1,
    heartbeatSeconds: 20,
    expireInSeconds: 3600,
    deleteAfterSeconds: 3600,
  })
  await boss.upsert(name, { atStart: true }, { singletonKey: name, startAfter: 0 })
  const pollingIntervalSeconds = Math.min(Math.max(everySeconds / 10, 0.5), 60)
  await boss.work<{ atStart: boolean }>(name, { pollingIntervalSeconds }, async ([job]) => {
    await boss.send(name, { atStart: false }, { singletonKey: name, startAfter: everySeconds })
    await work(job?.data.atStart === true).catch(failed)
  })
}
