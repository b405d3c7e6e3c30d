import { setTimeout as delay } from "node:timers/promises"
import type { Executor } from "#db/connection/client.ts"
import type { TestShop } from "./test-shop.ts"

/** Counts the statements of this shop that wait for a lock just now; other shops share its server. */
export const waiting = async (shop: TestShop): Promise<number> => {
  const waits = await shop.sql(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return waits.length
}

/** Has a call come so far that so many of its statements wait for what `hold` locks, does something meanwhile, and lets it go on. */
export async function whileItWaits<Answer>(
  shop: TestShop,
  hold: (tx: Executor) => Promise<unknown>,
  call: () => Promise<Answer>,
  meanwhile: (tx: Executor) => Promise<unknown>,
  howMany = 1,
): Promise<Answer> {
  const called = await shop.db.transaction(async (tx) => {
    await hold(tx)
    let answered = false
    const answer = call().finally(() => {
      answered = true
    })
    while ((await waiting(shop)) < howMany) {
      if (answered) throw new Error("the call was answered without having to wait")
      await delay(5)
    }
    await meanwhile(tx)
    // Not awaited: it ends only once this transaction has.
    return [answer] as const
  })
  return called[0]
}
