import { refuse } from "#operations/kernel/refusal.ts"

export interface Caller {
  /** Id of an account, or network of a visitor. */
  key: string
  hasPriority: boolean
}

export interface Turn {
  charge(costMs: number): void
  end(): void
}

const MAX_WAIT_MS = 10_000
/** Maximum number of waiting calls per key. An office may share one address. */
const MAX_WAITING_OF_KEY = 100
/** Maximum number of waiting calls before callers without priority are refused. Each may hold a body. */
const MAX_WAITING = 1000
/** Head start of callers with priority. */
const HEAD_START_MS = 250

interface WaitingCall {
  caller: Caller
  start: number
  begin: () => void
}

interface QueueOptions {
  maxConcurrent: number
  yieldMs: () => number
}

export type FairQueue = ReturnType<typeof createFairQueue>

/**
 * Runs start-time fair queueing: the caller with the least work is next, one call of each caller at a time. A new
 * caller starts at the level of the others, so that idle time gives no credit.
 */
export function createFairQueue({ maxConcurrent, yieldMs }: QueueOptions) {
  const waiting = new Set<WaitingCall>()
  const active = new Set<string>()
  const servedMs = new Map<string, number>()
  let now = 0
  let yielding: ReturnType<typeof setTimeout> | undefined

  const admitNext = () => {
    clearTimeout(yielding)
    yielding = undefined
    const next = findNext(waiting, active)
    if (!next || active.size >= maxConcurrent) return
    waiting.delete(next)
    active.add(next.caller.key)
    now = Math.max(now, next.start)
    for (const [key, served] of servedMs) if (served <= now) servedMs.delete(key)
    next.begin()
    scheduleNext()
  }
  const scheduleNext = () => {
    const next = findNext(waiting, active)
    if (!next || active.size >= maxConcurrent) return
    const ms = next.caller.hasPriority ? 0 : yieldMs()
    if (ms === 0) admitNext()
    else yielding ??= setTimeout(admitNext, ms)
  }
  const charge = ({ key }: Caller, start: number, costMs: number) => {
    const served = Math.max(start, servedMs.get(key) ?? 0) + costMs
    servedMs.set(key, served)
    for (const one of waiting) if (one.caller.key === key) one.start = Math.max(one.start, served)
  }
  const turnOf = ({ caller, start }: WaitingCall): Turn => ({
    charge: (costMs) => charge(caller, start, costMs),
    end: () => {
      active.delete(caller.key)
      scheduleNext()
    },
  })
  return {
    scheduleNext,
    isBusy: () => active.size > 0,
    /** Waits for a turn. Throws `shop_busy` after a timeout, at a limit, or if the caller has left. */
    waitForTurn: (caller: Caller, signal: AbortSignal) =>
      new Promise<Turn>((resolve, reject) => {
        if (signal.aborted || isFull(waiting, caller)) throw refuse("shop_busy")
        const giveUp = () => {
          waiting.delete(entry)
          clearTimeout(timeout)
          reject(refuse("shop_busy"))
        }
        const begin = () => {
          clearTimeout(timeout)
          signal.removeEventListener("abort", giveUp)
          resolve(turnOf(entry))
        }
        const entry = { caller, start: Math.max(now, servedMs.get(caller.key) ?? 0), begin }
        const timeout = setTimeout(giveUp, MAX_WAIT_MS)
        signal.addEventListener("abort", giveUp, { once: true })
        waiting.add(entry)
        scheduleNext()
      }),
  }
}

function findNext(waiting: ReadonlySet<WaitingCall>, active: ReadonlySet<string>) {
  let next: WaitingCall | undefined
  for (const one of waiting)
    if (!active.has(one.caller.key) && (!next || rankOf(one) < rankOf(next))) next = one
  return next
}

const rankOf = ({ caller, start }: WaitingCall): number =>
  caller.hasPriority ? start - HEAD_START_MS : start

function isFull(waiting: ReadonlySet<WaitingCall>, { key, hasPriority }: Caller): boolean {
  let waitingOfKey = 0
  for (const { caller } of waiting) if (caller.key === key) waitingOfKey += 1
  return waitingOfKey >= MAX_WAITING_OF_KEY || (!hasPriority && waiting.size >= MAX_WAITING)
}
