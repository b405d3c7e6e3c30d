import type { Database, Transaction } from "#db/connection/client.ts"
import { hasEvents, takeEvents } from "#db/events/events.ts"
import { eventNames, isShopEvent, type ShopEvent } from "./publish.ts"
import type { ActiveSubscriber } from "./subscriber.ts"

/** At each round: purchases that come faster than their events go before them. */
const MAX_EVENTS = 50

/** An event that one subscriber is to be sent. */
export interface Delivery {
  subscriber: string
  key: string
  event: ShopEvent
}

interface Dispatch {
  db: Database
  subscribers: readonly ActiveSubscriber[]
  /** Has deliveries made once the transaction commits. */
  enqueue: (tx: Transaction, deliveries: readonly Delivery[]) => Promise<void>
}

/** Passes the oldest events on to their subscribers and deletes them, in one transaction. Returns how many it enqueued. */
export async function dispatchEvents({ db, subscribers, enqueue }: Dispatch): Promise<number> {
  if (!(await hasEvents(db))) return 0
  return db.transaction(async (tx) => {
    const deliveries: Delivery[] = []
    const events = await takeEvents(tx, eventNames, MAX_EVENTS)
    for (const event of events.filter(isShopEvent))
      for (const { name, keyOf, write } of subscribers) {
        const key = keyOf(event)
        if (key === undefined) continue
        if (write) await write(tx, event)
        else deliveries.push({ subscriber: name, key, event })
      }
    if (deliveries.length > 0) await enqueue(tx, deliveries)
    return deliveries.length
  })
}
