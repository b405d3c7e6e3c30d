import { refuse } from "#operations/kernel/refusal.ts"

export interface Caller {
  /** Id of an account, or network of a stranger. */
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
