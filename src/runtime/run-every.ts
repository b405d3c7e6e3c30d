import { setTimeout as delay } from "node:timers/promises"
import type pino from "pino"
import { oncePerMinute } from "./once-per-minute.ts"

const MAX_STOP_MS = 4_000

/**
 * What a process does by itself, however many there are: again and again, each time after the last has ended.
 * The clean-up waits for it, for a while: what is cut off must be safe to do again.
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
