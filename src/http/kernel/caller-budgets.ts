import { KeyCounter } from "#operations/kernel/key-counter.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Caller } from "./fair-queue.ts"

/** Maximum number of large bodies that a process holds at once, by group of senders. */
const MAX_OF_VISITORS = 32
const MAX_OF_CUSTOMERS = 32
const MAX_OF_ONE = 8
/** Customers of an office share a network. */
const MAX_OF_NETWORK = 16

export type BodyBudget = ReturnType<typeof createBodyBudget>

/** Sender of a large body, with the network that it comes from. */
export interface BodySender extends Caller {
  network: string
}

/** Limits how many large bodies are held, per sender, per network and in total. */
export function createBodyBudget() {
  const held = new KeyCounter()
  const heldOfNetwork = new KeyCounter()
  const total = { customers: 0, visitors: 0 }

  /** Counts one body until the returned function is called. Throws `shop_busy` at a limit. */
  return ({ key, hasPriority, network }: BodySender): (() => void) => {
    const group = hasPriority ? "customers" : "visitors"
    const max = hasPriority ? MAX_OF_CUSTOMERS : MAX_OF_VISITORS
    const isFull =
      total[group] >= max ||
      held.countOf(key) >= MAX_OF_ONE ||
      heldOfNetwork.countOf(network) >= MAX_OF_NETWORK
    if (isFull) throw refuse("shop_busy")
    total[group] += 1
    const release = held.hold(key)
    const releaseNetwork = heldOfNetwork.hold(network)
    return () => {
      total[group] -= 1
      release()
      releaseNetwork()
    }
  }
}

const MAX_NETWORKS = 10_000

export type KnownNetworks = ReturnType<typeof createKnownNetworks>

/** Remembers the most recent networks from which users signed in. */
export function createKnownNetworks() {
  const networks = new Set<string>()
  return {
    has: (network: string): boolean => networks.has(network),
    add: (network: string): void => {
      networks.delete(network)
      networks.add(network)
      const [oldest] = networks
      if (networks.size > MAX_NETWORKS && oldest !== undefined) networks.delete(oldest)
    },
  }
}

/** Time that an account may use before it waits for others. */
const BURST_MS = 500
/** Share of the process that each account may use while others are present. */
const SHARE = 0.1
/** Maximum number of calls that an account runs at once while others are present. */
const MAX_RUNNING = 8
/** Time for which an account counts as present. */
const PRESENCE_MS = 250

/** Time that an account has used, less what it has regained since. */
interface Usage {
  ms: number
  at: number
}

/** Measures the time that each account uses, and whether others are present. */
export function createAccountBudgets() {
  const usages = new Map<string, Usage>()
  const present = new KeyCounter()
  const running = new KeyCounter()
  let last = { key: "", at: Number.NEGATIVE_INFINITY }
  let lastOther = last

  const markSeen = (key: string) => {
    if (key !== last.key) lastOther = last
    last = { key, at: performance.now() }
  }
  const areOthersPresent = (key: string) => {
    const { at } = key === last.key ? lastOther : last
    return present.size > Number(present.countOf(key) > 0) || performance.now() - at < PRESENCE_MS
  }

  const usageOf = (key: string) => {
    const { ms, at } = usages.get(key) ?? { ms: 0, at: performance.now() }
    return Math.max(0, ms - (performance.now() - at) * SHARE)
  }
  return {
    areOthersPresent,
    /** Marks an account, a network or the staff as present until the returned function is called. */
    markPresent: (key: string): (() => void) => {
      markSeen(key)
      const leave = present.hold(key)
      return () => {
        markSeen(key)
        leave()
      }
    },
    /** Reports whether this account has used its share, or runs too many calls, while others are present. */
    isOverBudget: (key: string): boolean =>
      areOthersPresent(key) && (usageOf(key) > BURST_MS || running.countOf(key) >= MAX_RUNNING),
    /** Counts a call that does not queue, until the returned function is called. */
    markRunning: (key: string): (() => void) => running.hold(key),
    charge: (key: string, ms: number) => {
      const total = usageOf(key) + ms
      usages.delete(key)
      usages.set(key, { ms: total, at: performance.now() })
      // The first entry was charged longest ago.
      for (const [other] of usages) {
        if (usageOf(other) > 0) break
        usages.delete(other)
      }
    },
  }
}
