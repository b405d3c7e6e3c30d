import { setTimeout as delay } from "node:timers/promises"
import { PgBoss, type Queue } from "pg-boss"
import type pino from "pino"

export interface Jobs {
  boss: PgBoss
  /** Waits a limited time for running jobs. A job that is cut off runs again. */
  stop(): Promise<void>
}

const MAX_STOP_MS = 4_000

/** Starts this process's worker of the job queue. The first process creates the schema `jobs`. */
export async function startJobs(options: {
  url: string
  log: pino.Logger
  /** Interval for detecting jobs of dead processes, after their heartbeat timeout. */
  superviseSeconds?: number
}): Promise<Jobs> {
  const { url, log, superviseSeconds = 5 } = options
  const boss = new PgBoss({
    connectionString: url,
    application_name: "computer-assembler jobs",
    schema: "jobs",
    max: 1,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Off, because its schedules have minute granularity.
    schedule: false,
  })
  let stopped = false
  boss.on(
    "error",
    oncePerMinute((error) => {
      // After stopping, errors of connections that are just closing are expected.
      if (!stopped) log.error({ err: error }, "job_queue_failed")
    }),
  )
  boss.on("warning", ({ message, data }) => log.warn({ message, data }, "job_queue_warning"))
  await boss.start()
  return {
    boss,
    stop: async () => {
      await boss.stop({ timeout: MAX_STOP_MS })
      stopped = true
    },
  }
}

/** Creates a queue, or updates the options of an existing one. */
export async function ensureQueue(
  boss: PgBoss,
  name: string,
  policy: "standard" | "exclusive",
  options: Omit<Queue, "name" | "policy" | "partition">,
): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options)
  else await boss.createQueue(name, { ...options, policy })
}

/**
 * Repeats work in this process, with a pause after each run. The returned function stops it and waits a limited time
 * for a running call, so work must be safe to repeat.
 */
export function runEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  log: Pick<pino.Logger, "error">,
): () => Promise<void> {
  let stopped = false
  let running = Promise.resolve()
  const report = oncePerMinute((error) => log.error({ err: error }, "background_work_failed"))
  const run = () => {
    running = work().then(() => undefined, report)
    void running.then(() => {
      if (!stopped) timer = setTimeout(run, everyMs)
    })
  }
  let timer = setTimeout(run, everyMs)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await Promise.race([running, delay(MAX_STOP_MS, undefined, { ref: false })])
  }
}

const MINUTE_MS = 60_000
const MAX_MESSAGES = 100

/** Limits reports of the same error to one per minute. */
export function oncePerMinute(report: (error: unknown) => void): (error: unknown) => void {
  const reportedAt = new Map<string, number>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    if (Date.now() - (reportedAt.get(message) ?? 0) < MINUTE_MS) return
    if (reportedAt.size >= MAX_MESSAGES) reportedAt.clear()
    reportedAt.set(message, Date.now())
    report(error)
  }
}
