import { AsyncLocalStorage } from "node:async_hooks"
import { type Endpoint, needsToken } from "#contract/kernel/endpoint.ts"
import { openAccountBudgets } from "./caller-budgets.ts"
import { type Caller, type FairQueue, openFairQueue } from "./fair-queue.ts"

const MAX_CONCURRENT = { page: 1, question: 1, attempt: 1, proof: 4, apart: 2, account: 1 }
/** Lanes of expensive work. The lane `apart` runs in another process. */
const expensive: ReadonlySet<Lane> = new Set<Lane>([
  "page",
  "question",
  "attempt",
  "proof",
  "account",
])
/** Interval between responses to strangers while customers are served. A purchase takes about two. */
const PACE_MS = 1
const BYTES_PER_MS = 500_000
/** Longest wait of a visitor while customers are served. */
const MAX_YIELD_MS = 50
/** Longest pause after expensive work. */
const MAX_PAUSE_MS = 500
/** Time after which a waiting account no longer blocks others. */
const MAX_ACCOUNT_TURN_MS = 250

type Lane = keyof typeof MAX_CONCURRENT
export type PublicLane = Exclude<Lane, "account">

/** Reports whether strangers wait for their turn. The card provider does not. */
export const isForVisitors = (endpoint: Endpoint): boolean =>
  endpoint.attempts === true || (!needsToken(endpoint) && endpoint.access !== "signature")

export const readsOnly = ({ route, changesNothing }: Endpoint): boolean =>
  changesNothing === true || route.startsWith("GET ")

export interface RequestQueues {
  /** Runs public work. It waits in its lane and yields to customers. */
  serveAnybody<T>(
    lane: PublicLane,
    caller: Caller,
    gone: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T>
  /** Runs an account's own work at once, unless the account has used up its share while others are present. */
  serveAccount<T>(accountId: string, gone: AbortSignal, work: () => Promise<T>): Promise<T>
  serveStaff<T>(work: () => Promise<T>): Promise<T>
  /**
   * Delays responses to strangers while customers are served. Returns undefined if there is no delay. Callers who
   * left take no time.
   */
  throttleVisitor(bytes?: number, hasLeft?: () => boolean): Promise<void> | undefined
}

const leaving = new AsyncLocalStorage<() => void>()

/**
 * Ends the turn of the current call early, because it only waits for another server from now on. Otherwise a server
 * that hangs would keep all calls of the lane waiting.
 */
export const leaveTurn = (): void => leaving.getStore()?.()

/** Queues strangers and heavy accounts, so that they do not block others. */
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
    proof: queueOf("proof"),
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
    const startedAt = performance.now()
    const measure = expensive.has(lane) ? clock.begin() : () => performance.now() - startedAt
    const charge = once(() => {
      clearTimeout(held)
      const costMs = measure()
      turn.charge(costMs)
      if (lane === "account") budgets.charge(caller.key, costMs)
    })
    const leaveEarly = () => {
      charge()
      leave()
    }
    try {
      return await leaving.run(leaveEarly, work)
    } finally {
      charge()
      const tookMs = performance.now() - startedAt
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

/** Waits one round of the event loop, so that pending requests begin first. */
const afterOthers = (look: () => void) => setImmediate(() => setImmediate(look))

const once = (act: () => void) => {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

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

/** Divides each millisecond among concurrent work, so that costs add up to elapsed time. */
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

/** Spaces responses to strangers while customers are present. */
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
