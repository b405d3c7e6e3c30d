import { setTimeout as delay } from "node:timers/promises"
import { PgBoss } from "pg-boss"
import type pino from "pino"

/**
 * Runs the work again and again, each time after the last has ended. The clean-up waits for it, for a
 * while: what is cut off must be safe to do again.
 */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  log: pino.Logger,
  firstAfterMs = everyMs,
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
  let timer = setTimeout(run, firstAfterMs)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await Promise.race([running, delay(LONGEST_STOP_MS, undefined, { ref: false })])
  }
}

const MINUTE_MS = 60_000
const MANY = 100

/** The same error over and over, as while the database is away, is told once a minute. */
function oncePerMinute(report: (error: unknown) => void): (error: unknown) => void {
  const toldAt = new Map<string, number>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    if (Date.now() - (toldAt.get(message) ?? 0) < MINUTE_MS) return
    if (toldAt.size >= MANY) toldAt.clear()
    toldAt.set(message, Date.now())
    report(error)
  }
}

export interface Jobs {
  boss: PgBoss
  /** Lets jobs in flight finish, for a while; what is cut off is tried again. */
  stop(): Promise<void>
}

const MAX_CONNECTIONS = 3
const LONGEST_STOP_MS = 4_000

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
  })
  boss.on(
    "error",
    oncePerMinute((error) => log.error({ err: error }, "job_queue_failed")),
  )
  boss.on("warning", ({ message, data }) => log.warn({ message, data }, "job_queue_warning"))
  await boss.start()
  return { boss, stop: () => boss.stop({ timeout: LONGEST_STOP_MS }) }
}
