import type { Endpoint } from "#contract/kernel/endpoint.ts"
import { refuse } from "#operations/kernel/refusal.ts"

/** How much of strangers is worked on at once, in each process; a page takes the process itself. */
const MOST = { page: 1, question: 2 }
/** After so long a visitor comes even while somebody is served who is known. */
const LONGEST_COURTESY_MS = 50
const LONGEST_WAIT_MS = 10_000

/** What anybody may read. */
export const isForVisitors = ({ access, route }: Endpoint): boolean =>
  access === "public" && route.startsWith("GET ")

export interface Turns {
  /** Work for a stranger, which waits for others of its kind and lets those who are known go first. */
  ofVisitor<T>(what: keyof typeof MOST, gone: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Work for somebody who is known. */
  ofCustomer<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Keeps strangers from taking the process away from those who buy: after a page, it is theirs for as long as
 * the page took, if any of them is there.
 */
export function takeTurns(): Turns {
  let customers = 0
  let came = 0
  const nobodyIsFirst = () => customers === 0
  const lines = {
    page: openLine(MOST.page, nobodyIsFirst),
    question: openLine(MOST.question, nobodyIsFirst),
  }
  return {
    ofVisitor: async (what, gone, work) => {
      const line = lines[what]
      await line.turn(gone)
      const begunAt = performance.now()
      const cameBefore = came
      try {
        return await work()
      } finally {
        const tookMs = performance.now() - begunAt
        afterOthers(() => {
          const isAwaited = customers > 0 || came > cameBefore
          if (what !== "page" || !isAwaited) line.leave()
          else setTimeout(line.leave, Math.min(tookMs, LONGEST_COURTESY_MS))
        })
      }
    },
    ofCustomer: async (work) => {
      customers += 1
      came += 1
      try {
        return await work()
      } finally {
        customers -= 1
        for (const line of Object.values(lines)) afterOthers(line.look)
      }
    },
  }
}

/** What has come over the network meanwhile is begun first: that takes a whole round of the event loop. */
const afterOthers = (look: () => void) => setImmediate(() => setImmediate(look))

function openLine(most: number, nobodyIsFirst: () => boolean) {
  const waiting = new Set<() => void>()
  let inside = 0
  let courtesy: ReturnType<typeof setTimeout> | undefined

  const letIn = () => {
    clearTimeout(courtesy)
    courtesy = undefined
    const [first] = waiting
    if (!first || inside >= most) return
    waiting.delete(first)
    inside += 1
    first()
    look()
  }
  const look = () => {
    if (waiting.size === 0 || inside >= most) return
    if (nobodyIsFirst()) letIn()
    else courtesy ??= setTimeout(letIn, LONGEST_COURTESY_MS)
  }
  return {
    look,
    /** Throws `shop_busy` when it does not come in time, or nobody waits for it any more. */
    turn: (gone: AbortSignal) =>
      new Promise<void>((come, fail) => {
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
