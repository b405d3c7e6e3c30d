import { KeyCounter } from "#operations/kernel/key-counter.ts"
import { refuse } from "#operations/kernel/refusal.ts"

export interface Caller {
  key: string
  isKnown: boolean
}

export interface Turn {
  charge(costMs: number): void
  leave(): void
}

const MAX_WAIT_MS = 10_000
/** Maximum number of waiting calls per key. An office may share one address. */
const MAX_WAITING_OF_KEY = 100
/** Maximum number of waiting calls before strangers are refused. Each may hold a body. */
const MAX_WAITING = 1000
/** Head start of accounts over strangers. */
const HEAD_START_MS = 250

interface WaitingCall {
  caller: Caller
  start: number
  begin: () => void
}

interface Rules {
  maxConcurrent: number
  yieldMs: () => number
}

export type FairQueue = ReturnType<typeof openFairQueue>

/**
 * Runs start-time fair queueing: the caller with the least work is next, one call of each caller at a time. A new
 * caller starts at the level of the others, so that idle time gives no credit.
 */
export function openFairQueue({ maxConcurrent, yieldMs }: Rules) {
  const waiting = new Set<WaitingCall>()
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
  const turnOf = ({ caller, start }: WaitingCall): Turn => ({
    charge: (costMs) => charge(caller, start, costMs),
    leave: () => {
      inside.delete(caller.key)
      look()
    },
  })
  return {
    look,
    isBusy: () => inside.size > 0,
    /** Waits for a turn. Throws `shop_busy` after a timeout, at a limit, or if the caller has left. */
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

function findNext(waiting: ReadonlySet<WaitingCall>, inside: ReadonlySet<string>) {
  let next: WaitingCall | undefined
  for (const one of waiting)
    if (!inside.has(one.caller.key) && (!next || rankOf(one) < rankOf(next))) next = one
  return next
}

const rankOf = ({ caller, start }: WaitingCall): number =>
  caller.isKnown ? start - HEAD_START_MS : start

function isFull(waiting: ReadonlySet<WaitingCall>, { key, isKnown }: Caller): boolean {
  let waitingOfKey = 0
  for (const { caller } of waiting) if (caller.key === key) waitingOfKey += 1
  return waitingOfKey >= MAX_WAITING_OF_KEY || (!isKnown && waiting.size >= MAX_WAITING)
}

/** Time that an account may use before it waits for others. */
const BURST_MS = 500
/** Share of the process that each account may use while others are present. */
const SHARE = 0.1
/** Time for which an account counts as present. */
const LATELY_MS = 250

interface TimeSpent {
  ms: number
  at: number
}

/** Measures the time that each account uses, and whether others are present. */
export function openAccountBudgets() {
  const spent = new Map<string, TimeSpent>()
  const there = new KeyCounter()
  let last = { key: "", at: Number.NEGATIVE_INFINITY }
  let lastOther = last

  const see = (key: string) => {
    if (key !== last.key) lastOther = last
    last = { key, at: performance.now() }
  }
  const isOtherThere = (key: string) => {
    const { at } = key === last.key ? lastOther : last
    return there.size > Number(there.countOf(key) > 0) || performance.now() - at < LATELY_MS
  }

  const leftOf = (key: string) => {
    const { ms, at } = spent.get(key) ?? { ms: 0, at: performance.now() }
    return Math.max(0, ms - (performance.now() - at) * SHARE)
  }
  return {
    isOtherThere,
    /** Marks an account, a network or the staff as present until the returned function is called. */
    enter: (key: string): (() => void) => {
      see(key)
      const leave = there.hold(key)
      return () => {
        see(key)
        leave()
      }
    },
    /** Reports whether this account has used its share while others are present. */
    isSpent: (key: string): boolean => isOtherThere(key) && leftOf(key) > BURST_MS,
    charge: (key: string, ms: number) => {
      const total = leftOf(key) + ms
      spent.delete(key)
      spent.set(key, { ms: total, at: performance.now() })
      // The first entry was charged longest ago.
      for (const [other] of spent) {
        if (leftOf(other) > 0) break
        spent.delete(other)
      }
    },
  }
}
