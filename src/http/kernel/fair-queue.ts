import { refuse } from "#operations/kernel/refusal.ts"

/** An account, or the network of somebody who has not proved to be one. */
export interface Caller {
  key: string
  isKnown: boolean
}

/** One caller's turn. */
export interface Turn {
  /** Puts what it took on the caller's account. */
  charge(costMs: number): void
  /** Lets the next one begin. */
  leave(): void
}

const MAX_WAIT_MS = 10_000
/** Of one key; an office of many people has one address. */
const MAX_WAITING_OF_KEY = 100
/** Of strangers together; each may hold a body meanwhile. */
const MAX_WAITING = 1000
/** An account goes before strangers until it has had so much more than they. */
const HEAD_START_MS = 250

interface Waiting {
  caller: Caller
  /** How much each caller had been given when this one's share begins, in milliseconds of work. */
  start: number
  begin: () => void
}

interface Rules {
  maxConcurrent: number
  /** For how long others than those who wait here go first, now. */
  yieldMs: () => number
}

export type FairQueue = ReturnType<typeof openFairQueue>

/**
 * Start-time fair queueing: whoever has been given the least time is next, one call of each at a time. Who comes
 * anew begins at what the others have, so that nobody saves up.
 */
export function openFairQueue({ maxConcurrent, yieldMs }: Rules) {
  const waiting = new Set<Waiting>()
  const inside = new Set<string>()
  const givenMs = new Map<string, number>()
  let now = 0
  let yielding: ReturnType<typeof setTimeout> | undefined

  const admitNext = () => {
    clearTimeout(yielding)
    yielding = undefined
    const next = findNext(waiting, inside)
    if (!next || inside.size >= maxConcurrent) return
    waiting.delete(next)
    inside.add(next.caller.key)
    now = Math.max(now, next.start)
    for (const [key, given] of givenMs) if (given <= now) givenMs.delete(key)
    next.begin()
    look()
  }
  const look = () => {
    const next = findNext(waiting, inside)
    if (!next || inside.size >= maxConcurrent) return
    const ms = next.caller.isKnown ? 0 : yieldMs()
    if (ms === 0) admitNext()
    else yielding ??= setTimeout(admitNext, ms)
  }
  const charge = ({ key }: Caller, start: number, costMs: number) => {
    const given = Math.max(start, givenMs.get(key) ?? 0) + costMs
    givenMs.set(key, given)
    for (const one of waiting) if (one.caller.key === key) one.start = Math.max(one.start, given)
  }
  const turnOf = ({ caller, start }: Waiting): Turn => ({
    charge: (costMs) => charge(caller, start, costMs),
    leave: () => {
      inside.delete(caller.key)
      look()
    },
  })
  return {
    look,
    isBusy: () => inside.size > 0,
    /** Throws `shop_busy` when it does not come in time, or nobody waits for it any more. */
    enter: (caller: Caller, gone: AbortSignal) =>
      new Promise<Turn>((come, fail) => {
        if (gone.aborted || isFull(waiting, caller)) throw refuse("shop_busy")
        const giveUp = () => {
          waiting.delete(entry)
          clearTimeout(tooLong)
          fail(refuse("shop_busy"))
        }
        const begin = () => {
          clearTimeout(tooLong)
          gone.removeEventListener("abort", giveUp)
          come(turnOf(entry))
        }
        const entry = { caller, start: Math.max(now, givenMs.get(caller.key) ?? 0), begin }
        const tooLong = setTimeout(giveUp, MAX_WAIT_MS)
        gone.addEventListener("abort", giveUp, { once: true })
        waiting.add(entry)
        look()
      }),
  }
}

function findNext(waiting: ReadonlySet<Waiting>, inside: ReadonlySet<string>) {
  let next: Waiting | undefined
  for (const one of waiting)
    if (!inside.has(one.caller.key) && (!next || rankOf(one) < rankOf(next))) next = one
  return next
}

const rankOf = ({ caller, start }: Waiting): number =>
  caller.isKnown ? start - HEAD_START_MS : start

function isFull(waiting: ReadonlySet<Waiting>, { key, isKnown }: Caller): boolean {
  let ofKey = 0
  for (const { caller } of waiting) if (caller.key === key) ofKey += 1
  return ofKey >= MAX_WAITING_OF_KEY || (!isKnown && waiting.size >= MAX_WAITING)
}
