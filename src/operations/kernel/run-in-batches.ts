import { ProviderUnavailable } from "./ports.ts"
import { Refusal } from "./refusal.ts"
import type { Log } from "./shop.ts"

const AT_ONCE = 5
const UNANSWERED_ENOUGH = 3

/**
 * Processes items in batches. Skips refusals and logs failures. Stops once the provider is down, and returns the error.
 */
export async function runInBatches<Item>(
  log: Log,
  items: Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<ProviderUnavailable | undefined> {
  let unanswered = 0
  for (let next = 0; next < items.length; next += AT_ONCE) {
    const outcomes = await Promise.allSettled(items.slice(next, next + AT_ONCE).map(work))
    for (const outcome of outcomes) {
      if (outcome.status === "fulfilled") continue
      const reason: unknown = outcome.reason
      if (reason instanceof Refusal) continue
      if (reason instanceof ProviderUnavailable) {
        unanswered += 1
        if (unanswered === UNANSWERED_ENOUGH) return reason
      } else log.error({ err: reason }, "unattended_work_failed")
    }
  }
  return undefined
}
