import { type Endpoint, needsToken } from "#contract/kernel/endpoint.ts"
import { openAccountBudgets } from "./account-budgets.ts"
import { type Caller, type FairQueue, openFairQueue } from "./fair-queue.ts"

/** How much is worked on at once in each process, of what anybody may ask for, and of accounts beyond their share. */
const MAX_CONCURRENT = { page: 1, question: 1, attempt: 1, apart: 2, account: 1 }
/** Work in a process of its own takes this one next to nothing. */
const expensive: ReadonlySet<Lane> = new Set<Lane>(["page", "question", "attempt", "account"])
/** Between answers to those who are not known, while somebody is served who is: a purchase takes some two of them. */
const PACE_MS = 1
/** A large answer takes the process for longer. */
const BYTES_PER_MS = 500_000
/** After so long a visitor comes even while somebody is served who is known. */
const MAX_YIELD_MS = 50
/** After expensive work the process is its customers' for as long as all such work took, and not longer than this. */
const MAX_PAUSE_MS = 500
/** An account that waits for the database for so long keeps no other from going on. */
const MAX_ACCOUNT_TURN_MS = 250

type Lane = keyof typeof MAX_CONCURRENT
export type PublicLane = Exclude<Lane, "account">

/** What anybody may read, try, or do with what is theirs. */
export const isForVisitors = (endpoint: Endpoint): boolean =>
  endpoint.access === "visitor" ||
  endpoint.attempts === true ||
  (!needsToken(endpoint) && readsOnly(endpoint))

export const readsOnly = ({ route, changesNothing }: Endpoint): boolean =>
  changesNothing === true || route.startsWith("GET ")

export interface RequestQueues {
  /** Work that anybody may ask for. It waits for others of its lane, and lets customers' own go first. */
  serveAnybody<T>(
    lane: PublicLane,
    caller: Caller,
    gone: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T>
  /** An account's own work: at once, until it has had its share and others are there. */
  serveAccount<T>(accountId: string, gone: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Work for those who run the shop. */
  serveStaff<T>(work: () => Promise<T>): Promise<T>
  /**
   * When somebody who is not known is answered, whatever it is: one after another while customers are served, at once
   * otherwise, which is undefined. Who waits for an answer asks nothing more, and who has left takes no time.
   */
  throttleVisitor(bytes?: number, hasLeft?: () => boolean): Promise<void> | undefined
}

/** Keeps strangers, and accounts that ask for more than their share, from taking the process away from all others. */
export function openRequestQueues(): RequestQueues {
  const clock = openShareClock()
  const budgets = openAccountBudgets()
  const customers = openPresence()
  const yieldMs = () => (customers.count() === 0 ? 0 : MAX_YIELD_MS)
  const queueOf = (lane: Lane) => openFairQueue({ maxConcurrent: MAX_CONCURRENT[lane], yieldMs })
  const lanes: Record<Lane, FairQueue> = {
    page: queueOf("page"),
    question: queueOf("question"),
    attempt: queueOf("attempt"),
    apart: queueOf("apart"),
    account: queueOf("account"),
  }
  const lookEverywhere = () => {
    for (const queue of Object.values(lanes)) queue.look()
  }
  const countBusy = () => [...expensive].filter((lane) => lanes[lane].isBusy()).length

  const serveInLane = async <T>(
    lane: Lane,
    caller: Caller,
    gone: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    const turn = await lanes[lane].enter(caller, gone)
    const cameBefore = customers.came()
    const leave = once(turn.leave)
    const held = lane === "account" ? setTimeout(leave, MAX_ACCOUNT_TURN_MS) : undefined
    const begunAt = performance.now()
    const measure = expensive.has(lane) ? clock.begin() : () => performance.now() - begunAt
    try {
      return await work()
    } finally {
      clearTimeout(held)
      const costMs = measure()
      turn.charge(costMs)
      if (lane === "account") budgets.charge(caller.key, costMs)
      const tookMs = performance.now() - begunAt
      afterOthers(() => {
        const isAwaited =
          customers.count() > 0 ||
          customers.came() > cameBefore ||
          (lane === "account" && budgets.isOtherThere(caller.key))
        if (!expensive.has(lane) || !isAwaited) leave()
        else setTimeout(leave, Math.min(tookMs * countBusy(), MAX_PAUSE_MS))
      })
    }
  }

  const serveAtOnce = async <T>(work: () => Promise<T>, charge?: (costMs: number) => void) => {
    const leave = customers.enter()
    const measure = clock.begin()
    try {
      return await work()
    } finally {
      const costMs = measure()
      charge?.(costMs)
      leave()
      afterOthers(lookEverywhere)
    }
  }

  const pace = openPace(() => customers.count() === 0)
  const serveAccount = <T>(key: string, gone: AbortSignal, work: () => Promise<T>) =>
    budgets.isSpent(key)
      ? serveInLane("account", { key, isKnown: false }, gone, work)
      : serveAtOnce(work, (costMs) => budgets.charge(key, costMs))
  return {
    serveAnybody: (lane, caller, gone, work) =>
      serveInLane(lane, caller, gone, work).finally(budgets.enter(caller.key)),
    serveAccount: (accountId, gone, work) => {
      const key = accountKey(accountId)
      return serveAccount(key, gone, work).finally(budgets.enter(key))
    },
    serveStaff: (work) => serveAtOnce(work).finally(budgets.enter("staff")),
    throttleVisitor: pace,
  }
}

export const accountKey = (id: string): string => `account ${id}`

/** What has come over the network meanwhile is begun first: that takes a whole round of the event loop. */
const afterOthers = (look: () => void) => setImmediate(() => setImmediate(look))

const once = (act: () => void) => {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

/** How many customers are being served, and have been. */
function openPresence() {
  let count = 0
  let came = 0
  return {
    count: () => count,
    came: () => came,
    enter: () => {
      count += 1
      came += 1
      return () => {
        count -= 1
      }
    },
  }
}

/** Divides each millisecond among all that is worked on in it, so that what everything cost is the time that passed. */
function openShareClock() {
  let running = 0
  let sharedMs = 0
  let at = performance.now()
  const advance = () => {
    const now = performance.now()
    if (running > 0) sharedMs += (now - at) / running
    at = now
  }
  return {
    begin: () => {
      advance()
      running += 1
      const from = sharedMs
      return () => {
        advance()
        running -= 1
        return sharedMs - from
      }
    },
  }
}

/** One answer after another while customers are there. */
function openPace(noCustomers: () => boolean): RequestQueues["throttleVisitor"] {
  let lastTurn = Promise.resolve()
  const leave = (ms: number) =>
    new Promise<void>((come) => (noCustomers() ? setImmediate(come) : setTimeout(come, ms)))
  return (bytes = 0, hasLeft = () => false) => {
    if (noCustomers()) return undefined
    const turn = lastTurn.then(() => (hasLeft() ? undefined : leave(PACE_MS)))
    lastTurn = turn.then(() =>
      bytes < BYTES_PER_MS || hasLeft() ? undefined : leave(bytes / BYTES_PER_MS),
    )
    return turn
  }
}
