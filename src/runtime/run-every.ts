import { setTimeout as delay } from "node:timers/promises"
import type pino from "pino"

const MAX_STOP_MS = 4_000

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
