import { sql } from "drizzle-orm"
import { fromDrizzle, type PgBoss } from "pg-boss"
import { z } from "zod"
import type { Database, Transaction } from "#db/connection/client.ts"
import { isShopEvent } from "#operations/events/publish.ts"
import {
  type ActiveSubscriber,
  type Delivery,
  dispatchEvents,
} from "#operations/events/subscriber.ts"
import type { Log } from "#operations/kernel/shop.ts"
import { defaultRetries, type Retries, startRetriedQueue } from "./retried-queue.ts"

const EVENTS = "events"

const jobData = z.object({
  subscriber: z.string(),
  key: z.string(),
  event: z.object({ name: z.string(), subject: z.string(), data: z.unknown() }),
})

/**
 * Starts the queue for subscribers that send to other services, if there are any. Returns a function that dispatches
 * waiting events. Several processes can share the work.
 */
export async function startEventDelivery(
  boss: PgBoss,
  { db, subscribers, log }: { db: Database; subscribers: readonly ActiveSubscriber[]; log: Log },
  retries: Retries = defaultRetries,
): Promise<() => Promise<void>> {
  const sends = subscribers.some(({ send }) => send)
  const notify =
    sends &&
    (await startRetriedQueue(boss, {
      name: EVENTS,
      retries,
      read: (data) => jobData.parse(data),
      work: async ({ subscriber, key, event }) => {
        const its = subscribers.find(({ name }) => name === subscriber)
        if (isShopEvent(event)) await its?.send?.(event, key)
      },
      giveUp: async ({ subscriber, key }) => log.error({ subscriber, key }, "event_given_up"),
    }))
  const enqueue = async (tx: Transaction, deliveries: readonly Delivery[]) => {
    await boss.insert(
      EVENTS,
      deliveries.map((data) => ({ data, singletonKey: `${data.subscriber}:${data.key}` })),
      { db: fromDrizzle(tx, sql) },
    )
  }
  return async () => {
    const enqueued = await dispatchEvents({ db, subscribers, enqueue })
    if (enqueued > 0 && notify) notify()
  }
}
