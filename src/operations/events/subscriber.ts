import type { z } from "zod"
import type { Transaction } from "#db/connection/client.ts"
import type { EventName, EventOf, ShopEvent } from "./publish.ts"

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
