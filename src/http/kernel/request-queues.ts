import { type Endpoint, needsToken } from "#contract/kernel/endpoint.ts"
import { refuse } from "#operations/kernel/refusal.ts"

/** How much of strangers is worked on at once, in each process. */
const MOST = { page: 1, question: 1, attempt: 1, apart: 1 }
/** A page and a search take the process itself, an attempt a core beside it. */
const DEAR: ReadonlySet<Kind> = new Set<Kind>(["page", "question", "attempt"])
/** Between answers to those who are not known, while somebody is served who is: a purchase takes some two of them. */
const PACE_MS = 1
/** A large answer takes the process for longer. */
const BYTES_A_MS = 500_000
/** After so long a visitor comes even while somebody is served who is known. */
const LONGEST_COURTESY_MS = 50
const LONGEST_WAIT_MS = 10_000
/** Of each kind; each may hold a body meanwhile. */
const MOST_WAITING = 1000

type Kind = keyof typeof MOST

/** What anybody may read, try, or do with what is theirs. */
export const isForVisitors = (endpoint: Endpoint): boolean =>
  endpoint.access === "visitor" ||
  endpoint.attempts === true ||
  (!needsToken(endpoint) && readsOnly(endpoint))

export const readsOnly = ({ route, changesNothing }: Endpoint): boolean =>
  changesNothing === true || route.startsWith("GET ")

export interface RequestQueues {
  /** Work for a stranger, which waits for others of its kind and lets those who are known go first. */
  forVisitor<T>(what: Kind, gone: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Work for somebody who is known. */
  forCustomer<T>(work: () => Promise<T>): Promise<T>
  /**
   * When somebody who is not known is answered, whatever it is: one after another while customers are served, at once
   * otherwise, which is undefined. Who waits for an answer asks nothing more, and who has left takes no time.
   */
  turnToAnswer(bytes?: number, hasLeft?: () => boolean): Promise<void> | undefined
}

/**
 * Keeps strangers from taking the process away from those who buy: after what is dear, it is theirs for as long
 * as that took, if any of them is there.
 */
export function openRequestQueues(): RequestQueues {
  let customers = 0
  let came = 0
  let lastTurn = Promise.resolve()
  const noCustomers = () => customers === 0
  const leave = (ms: number) =>
    new Promise<void>((come) => (noCustomers() ? setImmediate(come) : setTimeout(come, ms)))
  const queues = {
    page: openQueue(MOST.page, noCustomers),
    question: openQueue(MOST.question, noCustomers),
    attempt: openQueue(MOST.attempt, noCustomers),
    apart: openQueue(MOST.apart, noCustomers),
  }
  return {
    forVisitor: async (what, gone, work) => {
      const queue = queues[what]
      await queue.enter(gone)
      const begunAt = performance.now()
      const cameBefore = came
      try {
        return await work()
      } finally {
        const tookMs = performance.now() - begunAt
        afterOthers(() => {
          const isAwaited = customers > 0 || came > cameBefore
          if (!DEAR.has(what) || !isAwaited) queue.leave()
          else setTimeout(queue.leave, Math.min(tookMs, LONGEST_COURTESY_MS))
        })
      }
    },
    forCustomer: async (work) => {
      customers += 1
      came += 1
      try {
        return await work()
      } finally {
        customers -= 1
        for (const queue of Object.values(queues)) afterOthers(queue.look)
      }
    },
    turnToAnswer: (bytes = 0, hasLeft = () => false) => {
      if (noCustomers()) return undefined
      const turn = lastTurn.then(() => (hasLeft() ? undefined : leave(PACE_MS)))
      lastTurn = turn.then(() =>
        bytes < BYTES_A_MS || hasLeft() ? undefined : leave(bytes / BYTES_A_MS),
      )
      return turn
    },
  }
}

/** What has come over the network meanwhile is begun first: that takes a whole round of the event loop. */
const afterOthers = (look: () => void) => setImmediate(() => setImmediate(look))

function openQueue(most: number, noCustomers: () => boolean) {
  const waiting = new Set<() => void>()
  let inside = 0
  let waitingForCustomers: ReturnType<typeof setTimeout> | undefined

  const admitNext = () => {
    clearTimeout(waitingForCustomers)
    waitingForCustomers = undefined
    const [first] = waiting
    if (!first || inside >= most) return
    waiting.delete(first)
    inside += 1
    first()
    look()
  }
  const look = () => {
    if (waiting.size === 0 || inside >= most) return
    if (noCustomers()) admitNext()
    else waitingForCustomers ??= setTimeout(admitNext, LONGEST_COURTESY_MS)
  }
  return {
    look,
    /** Throws `shop_busy` when it does not come in time, or nobody waits for it any more. */
    enter: (gone: AbortSignal) =>
      new Promise<void>((come, fail) => {
        if (gone.aborted || waiting.size >= MOST_WAITING) throw refuse("shop_busy")
        const giveUp = () => {
          waiting.delete(begin)
          clearTimeout(tooLong)
          fail(refuse("shop_busy"))
        }
        const begin = () => {
          clearTimeout(tooLong)
          gone.removeEventListener("abort", giveUp)
          come()
        }
        const tooLong = setTimeout(giveUp, LONGEST_WAIT_MS)
        gone.addEventListener("abort", giveUp, { once: true })
        waiting.add(begin)
        look()
      }),
    leave: () => {
      inside -= 1
      look()
    },
  }
}
