import type { Endpoint } from "#contract/endpoint.ts"
import { refuse } from "#operations/refusal.ts"

/** How much of strangers is worked on at once, in each process. */
const MOST_AT_ONCE = 2
/** After so long a visitor comes even while somebody is served who is known. */
const LONGEST_COURTESY_MS = 50
const LONGEST_WAIT_MS = 5_000

/** What anybody may read. */
export const isForVisitors = ({ access, route }: Endpoint): boolean =>
  access === "public" && route.startsWith("GET ")

export interface Turns {
  /** Work for a stranger, which waits for others of its kind and lets those who are known go first. */
  ofVisitor<T>(gone: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Work for somebody who is known. */
  ofCustomer<T>(work: () => Promise<T>): Promise<T>
}

/** Keeps strangers from taking the process, or the database's connections, away from those who buy. */
export function takeTurns(): Turns {
  const waiting = new Set<() => void>()
  let visitors = 0
  let customers = 0
  let courtesy: ReturnType<typeof setTimeout> | undefined

  const letIn = () => {
    clearTimeout(courtesy)
    courtesy = undefined
    const [first] = waiting
    if (!first || visitors >= MOST_AT_ONCE) return
    waiting.delete(first)
    visitors += 1
    first()
    look()
  }
  const look = () => {
    if (waiting.size === 0 || visitors >= MOST_AT_ONCE) return
    if (customers === 0) letIn()
    else courtesy ??= setTimeout(letIn, LONGEST_COURTESY_MS)
  }
  const turn = (gone: AbortSignal) =>
    new Promise<void>((come, fail) => {
      const leave = () => {
        waiting.delete(begin)
        fail(refuse("shop_busy"))
      }
      const tooLong = setTimeout(leave, LONGEST_WAIT_MS)
      const begin = () => {
        clearTimeout(tooLong)
        gone.removeEventListener("abort", leave)
        come()
      }
      gone.addEventListener("abort", leave, { once: true })
      waiting.add(begin)
      look()
    })

  return {
    ofVisitor: async (gone, work) => {
      await turn(gone)
      try {
        return await work()
      } finally {
        visitors -= 1
        // What others have sent meanwhile is read first.
        setImmediate(look)
      }
    },
    ofCustomer: async (work) => {
      customers += 1
      try {
        return await work()
      } finally {
        customers -= 1
        if (customers === 0) setImmediate(look)
      }
    },
  }
}
