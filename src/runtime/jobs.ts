import { PgBoss, type Queue } from "pg-boss"
import type pino from "pino"
import { oncePerMinute } from "./run-every.ts"

/** Repeated work of the whole shop; safe to do twice. */
export interface RepeatedJob {
  name: string
  everySeconds: number
  /** True when a process of the shop has just started. */
  work: (atStart: boolean) => Promise<unknown>
}

export interface Jobs {
  boss: PgBoss
  /** Repeats work at an interval, in one process at a time. */
  repeat(job: RepeatedJob): Promise<void>
  /** Lets running jobs finish for a while; a job that is cut off runs again. */
  stop(): Promise<void>
}

const MAX_CONNECTIONS = 3
const MAX_STOP_MS = 4_000

/**
 * Starts this process's worker of the job queue. The queue is in the schema `jobs`, which the first process
 * creates.
 */
export async function startJobs(options: {
  url: string
  log: pino.Logger
  /** Time until a job of a dead process is noticed, after its heartbeat. */
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
    // The scheduler knows minutes only.
    schedule: false,
  })
  let stopped = false
  boss.on(
    "error",
    oncePerMinute((error) => {
      // A connection is released a moment before the server notices.
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

/** Creates the queue, or updates one of an earlier release. */
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
 * A chain of jobs: each queues the next before it begins, and a start brings that forward. A failed job has its
 * next already; a job of a dead process is taken up again.
 */
async function repeat(
  boss: PgBoss,
  { name, everySeconds, work }: RepeatedJob,
  failed: (error: unknown) => void,
): Promise<void> {
  // Short, because one waits at a time.
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
