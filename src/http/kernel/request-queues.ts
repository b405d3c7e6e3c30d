import { AsyncLocalStorage } from "node:async_hooks"
import { type Endpoint, needsToken } from "#contract/kernel/endpoint.ts"
import { createAccountBudgets } from "./caller-budgets.ts"
import { type Caller, createFairQueue, type FairQueue } from "./fair-queue.ts"

const MAX_CONCURRENT = { page: 1, read: 1, attempt: 1, proof: 4, slow: 2, account: 1 }
/** Lanes that occupy this process. The work of `slow` is done in pieces or by another process. */
const expensiveLanes: readonly Lane[] = ["page", "read", "attempt", "proof", "account"]
/** Interval between responses to visitors while customers are served. A purchase takes about two. */
const VISITOR_INTERVAL_MS = 1
const BYTES_PER_MS = 500_000
/** Longest wait of a visitor while customers are served. */
const MAX_YIELD_MS = 50
/** Longest pause after expensive work. */
const MAX_PAUSE_MS = 500
/** Time after which a waiting account no longer blocks others. */
const MAX_ACCOUNT_TURN_MS = 250

type Lane = keyof typeof MAX_CONCURRENT
export type PublicLane = Exclude<Lane, "account">

/** Reports whether visitors wait for their turn. The card provider does not. */
export const isForVisitors = (endpoint: Endpoint): boolean =>
  endpoint.attempts === true || (!needsToken(endpoint) && endpoint.access !== "signature")

export const readsOnly = ({ route, changesNothing }: Endpoint): boolean =>
  changesNothing === true || route.startsWith("GET ")

export interface RequestQueues {
  /** Runs public work. It waits in its lane and yields to customers. */
  serveInLane<T>(
    lane: PublicLane,
    caller: Caller,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T>
  /** Runs an account's own work at once, unless it has used up its share or runs many, while others are present. */
  serveAccount<T>(accountId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  serveStaff<T>(work: () => Promise<T>): Promise<T>
  /**
   * Delays responses to visitors while customers are served. Returns undefined if there is no delay. Callers who
   * left take no time.
   */
  throttleVisitor(bytes?: number, hasLeft?: () => boolean): Promise<void> | undefined
}

const currentTurn = new AsyncLocalStorage<() => void>()

/**
 * Ends the turn of the current call early, because it only waits for another server from now on. Otherwise a server
 * that hangs would keep all calls of the lane waiting.
 */
export const endTurnEarly = (): void => currentTurn.getStore()?.()

/** Queues visitors and heavy accounts, so that they do not block others. */
export function createRequestQueues(): RequestQueues {
  const clock = createShareClock()
  const budgets = createAccountBudgets()
  const customers = createPresence()
  const yieldMs = () => (customers.count() === 0 ? 0 : MAX_YIELD_MS)
  const queueOf = (lane: Lane) => createFairQueue({ maxConcurrent: MAX_CONCURRENT[lane], yieldMs })
  const lanes: Record<Lane, FairQueue> = {
    page: queueOf("page"),
    read: queueOf("read"),
    attempt: queueOf("attempt"),
    proof: queueOf("proof"),
    slow: queueOf("slow"),
    account: queueOf("account"),
  }
  const scheduleAll = () => {
    for (const queue of Object.values(lanes)) queue.scheduleNext()
  }
  const countBusyLanes = () => expensiveLanes.filter((lane) => lanes[lane].isBusy()).length

  const runInLane = async <T>(
    lane: Lane,
    caller: Caller,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    const turn = await lanes[lane].waitForTurn(caller, signal)
    const arrivalsBefore = customers.arrivals()
    const end = once(turn.end)
    const timeout = lane === "account" ? setTimeout(end, MAX_ACCOUNT_TURN_MS) : undefined
    const startedAt = performance.now()
    const measure = expensiveLanes.includes(lane)
      ? clock.begin()
      : () => performance.now() - startedAt
    const charge = once(() => {
      clearTimeout(timeout)
      const costMs = measure()
      turn.charge(costMs)
      if (lane === "account") budgets.charge(caller.key, costMs)
    })
    const endEarly = () => {
      charge()
      end()
    }
    try {
      return await currentTurn.run(endEarly, work)
    } finally {
      charge()
      const tookMs = performance.now() - startedAt
      afterPendingRequests(() => {
        const isAwaited =
          customers.count() > 0 ||
          customers.arrivals() > arrivalsBefore ||
          (lane === "account" && budgets.areOthersPresent(caller.key))
        if (!expensiveLanes.includes(lane) || !isAwaited) end()
        else setTimeout(end, Math.min(tookMs * countBusyLanes(), MAX_PAUSE_MS))
      })
    }
  }

  const serveImmediately = async <T>(work: () => Promise<T>, charge?: (costMs: number) => void) => {
    const leave = customers.enter()
    const measure = clock.begin()
    try {
      return await work()
    } finally {
      const costMs = measure()
      charge?.(costMs)
      leave()
      afterPendingRequests(scheduleAll)
    }
  }

  const serveAccount = <T>(key: string, signal: AbortSignal, work: () => Promise<T>) => {
    if (budgets.isOverBudget(key))
      return runInLane("account", { key, hasPriority: false }, signal, work)
    const end = budgets.markRunning(key)
    return serveImmediately(work, (costMs) => {
      budgets.charge(key, costMs)
      end()
    })
  }
  return {
    serveInLane: (lane, caller, signal, work) =>
      runInLane(lane, caller, signal, work).finally(budgets.markPresent(caller.key)),
    serveAccount: (accountId, signal, work) => {
      const key = accountKey(accountId)
      return serveAccount(key, signal, work).finally(budgets.markPresent(key))
    },
    serveStaff: (work) => serveImmediately(work).finally(budgets.markPresent("staff")),
    throttleVisitor: createVisitorThrottle(() => customers.count() === 0),
  }
}

export const accountKey = (id: string): string => `account ${id}`

/** Waits one round of the event loop, so that pending requests begin first. */
const afterPendingRequests = (act: () => void) => setImmediate(() => setImmediate(act))

const once = (act: () => void) => {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

function createPresence() {
  let count = 0
  let arrivals = 0
  return {
    count: () => count,
    arrivals: () => arrivals,
    enter: () => {
      count += 1
      arrivals += 1
      return () => {
        count -= 1
      }
    },
  }
}

/** Divides each millisecond among concurrent work, so that costs add up to elapsed time. */
function createShareClock() {
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

/** Spaces responses to visitors while customers are present. */
function createVisitorThrottle(noCustomers: () => boolean): RequestQueues["throttleVisitor"] {
  let lastTurn = Promise.resolve()
  const pause = (ms: number) =>
    new Promise<void>((done) => (noCustomers() ? setImmediate(done) : setTimeout(done, ms)))
  return (bytes = 0, hasLeft = () => false) => {
    if (noCustomers()) return undefined
    const turn = lastTurn.then(() => (hasLeft() ? undefined : pause(VISITOR_INTERVAL_MS)))
    lastTurn = turn.then(() =>
      bytes < BYTES_PER_MS || hasLeft() ? undefined : pause(bytes / BYTES_PER_MS),
    )
    return turn
  }
}
