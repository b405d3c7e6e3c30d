import { setTimeout as delay } from "node:timers/promises"
import type { Executor } from "#db/connection/client.ts"
import type { TestShop } from "./test-shop.ts"

/** Counts statements of this shop that wait for a lock; other shops share the server. */
export const waiting = async (shop: TestShop): Promise<number> => {
  const waits = await shop.sql(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return waits.length
}

/** Starts a call, waits until its statements wait for the lock of `hold`, runs `meanwhile`, and releases the lock. */
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
    // Not awaited: it ends after this transaction.
    return [answer] as const
  })
  return called[0]
}
