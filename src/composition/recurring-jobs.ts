import { setTimeout as delay } from "node:timers/promises"
import type pino from "pino"
import type { Database } from "#db/connection/client.ts"
import { recordJobDone, scheduleJobs, takeDueJobs } from "#db/shop/recurring-jobs.ts"
import { oncePerMinute, runEvery } from "#runtime/jobs.ts"

/** Repeated work of the whole shop; must be safe to run twice. */
export interface RecurringJob {
  name: string
  everySeconds: number
  /** `isFirst` is true for the first run in this process. */
  work: (isFirst: boolean) => Promise<unknown>
}

const POLL_MS = 1_000
const MAX_STOP_MS = 4_000

/**
 * Runs jobs once they are due, in any one of the shop's processes. Each job is due soon after a start. The work of a
 * process that dies is done at the job's next time. The returned function stops this and waits a limited time for
 * running jobs.
 */
export async function startRecurringJobs(
  db: Database,
  jobs: readonly RecurringJob[],
  log: Pick<pino.Logger, "error">,
): Promise<() => Promise<void>> {
  const running = new Map<string, Promise<void>>()
  const started = new Set<string>()
  const report = oncePerMinute((error) => log.error({ err: error }, "background_work_failed"))
  const run = async ({ name, work }: RecurringJob): Promise<void> => {
    const isFirst = !started.has(name)
    started.add(name)
    await work(isFirst)
      .then(() => recordJobDone(db, name))
      .catch(report)
    running.delete(name)
  }
  const startDue = async () => {
    const idle = jobs.filter(({ name }) => !running.has(name))
    const due = await takeDueJobs(db, idle)
    for (const job of idle) if (due.includes(job.name)) running.set(job.name, run(job))
  }
  await scheduleJobs(
    db,
    jobs.map(({ name }) => name),
  )
  await startDue()
  const stopStarting = runEvery(POLL_MS, startDue, log)
  return async () => {
    await stopStarting()
    const finished = Promise.all(running.values())
    await Promise.race([finished, delay(MAX_STOP_MS, undefined, { ref: false })])
  }
}
