import type { z } from "zod"
import type { Database, Transaction } from "#db/connection/client.ts"
import { hasEvents, takeEvents } from "#db/events/events.ts"
import { type EventName, type EventOf, eventNames, isShopEvent, type ShopEvent } from "./publish.ts"

/** Work of a subscriber with an event: one of the two. */
interface Work<Event> {
  /** Writes to the shop's database, in the transaction that takes the event off the outbox. */
  write?: (tx: Transaction, event: Event) => Promise<void>
  /** Works elsewhere: at least once, repeated for about a day. The key tells that it has been done before. */
  send?: (event: Event, key: string) => Promise<void>
}

interface Declaration<Name extends EventName, Variables extends z.ZodObject> {
  name: string
  /** The variables of the environment that configure it. */
  variables: Variables
  events: readonly Name[]
  /** Two events of one key are done once. */
  key: (event: EventOf<Name>) => string
  /** Undefined where its variables leave it off. */
  start: (variables: z.output<Variables>) => Work<EventOf<Name>> | undefined
}

export interface ActiveSubscriber extends Work<ShopEvent> {
  name: string
  /** Undefined for an event that it does not subscribe to. */
  keyOf: (event: ShopEvent) => string | undefined
}

export interface Subscriber {
  name: string
  variables: z.ZodObject
  start: (environment: unknown) => ActiveSubscriber | undefined
}

export function subscriber<Name extends EventName, Variables extends z.ZodObject>({
  name,
  variables,
  events,
  key,
  start,
}: Declaration<Name, Variables>): Subscriber {
  const names: readonly string[] = events
  const isSubscribed = (event: ShopEvent): event is EventOf<Name> => names.includes(event.name)
  const only = async (event: ShopEvent, work: (event: EventOf<Name>) => Promise<void>) => {
    if (isSubscribed(event)) await work(event)
  }
  return {
    name,
    variables,
    start: (environment) => {
      const work = start(variables.parse(environment))
      if (!work) return undefined
      const { write, send } = work
      return {
        name,
        keyOf: (event) => (isSubscribed(event) ? key(event) : undefined),
        write: write && ((tx, event) => only(event, (its) => write(tx, its))),
        send: send && ((event, key) => only(event, (its) => send(its, key))),
      }
    },
  }
}

/** Batch size of a round: purchases that come faster than their events go first. */
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
