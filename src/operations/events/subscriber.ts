import type { z } from "zod"
import type { Database, Transaction } from "#db/connection/client.ts"
import { deleteEvents, hasEvents, lockOldestEvents } from "#db/events/events.ts"
import type { Log } from "../kernel/shop.ts"
import { type EventName, type EventOf, eventNames, isShopEvent, type ShopEvent } from "./publish.ts"

/** Writes to the shop's database in the transaction that takes the event off the outbox. */
type Write<Event> = (tx: Transaction, event: Event) => Promise<void>

interface Declaration<Name extends EventName, Variables extends z.ZodObject> {
  /** Environment variables that configure it. */
  variables: Variables
  events: readonly Name[]
  /** Returns undefined if its variables leave it disabled. */
  start: (variables: z.output<Variables>) => Write<EventOf<Name>> | undefined
}

/** Ignores events that it does not subscribe to. */
export type ActiveSubscriber = Write<ShopEvent>

export interface Subscriber {
  variables: z.ZodObject
  start: (environment: unknown) => ActiveSubscriber | undefined
}

export function subscriber<Name extends EventName, Variables extends z.ZodObject>({
  variables,
  events,
  start,
}: Declaration<Name, Variables>): Subscriber {
  const names: readonly string[] = events
  const isSubscribed = (event: ShopEvent): event is EventOf<Name> => names.includes(event.name)
  return {
    variables,
    start: (environment) => {
      const write = start(variables.parse(environment))
      return (
        write &&
        (async (tx, event) => {
          if (isSubscribed(event)) await write(tx, event)
        })
      )
    },
  }
}

/** Maximum number of events per round, so that purchases take precedence over their events. */
const MAX_EVENTS = 50
const RETRY_MS = 60_000

interface Dispatch {
  db: Database
  subscribers: readonly ActiveSubscriber[]
  log: Pick<Log, "error">
  /** Pause after which an event that could not be written is tried again. */
  retryMs?: number
}

/**
 * Returns a function that passes the oldest events to their subscribers and deletes them, in one transaction. An event
 * that cannot be written stays in the outbox and delays no other.
 */
export function eventDispatcher({ db, subscribers, log, retryMs = RETRY_MS }: Dispatch) {
  const retryAt = new Map<number, number>()
  const pass = async (tx: Transaction) => {
    const failures: { id: number; name: string; error: unknown }[] = []
    const events = await lockOldestEvents(tx, {
      names: eventNames,
      except: [...retryAt.keys()],
      limit: MAX_EVENTS,
    })
    for (const { id, ...event } of events)
      try {
        await tx.transaction(async (savepoint) => {
          if (isShopEvent(event)) for (const write of subscribers) await write(savepoint, event)
        })
      } catch (error) {
        failures.push({ id, name: event.name, error })
      }
    const failed = new Set(failures.map(({ id }) => id))
    await deleteEvents(
      tx,
      events.map(({ id }) => id).filter((id) => !failed.has(id)),
    )
    return failures
  }
  return async (): Promise<void> => {
    for (const [id, at] of retryAt) if (at <= Date.now()) retryAt.delete(id)
    if (!(await hasEvents(db))) return
    for (const { id, name, error } of await db.transaction(pass)) {
      retryAt.set(id, Date.now() + retryMs)
      log.error({ eventId: id, name, err: error }, "event_failed")
    }
  }
}
