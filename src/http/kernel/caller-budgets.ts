import { KeyCounter } from "#operations/kernel/key-counter.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Caller } from "./fair-queue.ts"

/** Maximum number of large bodies that a process holds at once, by group of senders. */
const MAX_OF_STRANGERS = 32
const MAX_OF_CUSTOMERS = 32
const MAX_OF_ONE = 8
/** Customers of an office share a network. */
const MAX_OF_NETWORK = 16

export type BodyBudget = ReturnType<typeof openBodyBudget>

/** Sender of a large body, with the network that it comes from. */
export interface BodySender extends Caller {
  network: string
}

/** Limits how many large bodies are held, per sender, per network and in total. */
export function openBodyBudget() {
  const held = new KeyCounter()
  const heldOfNetwork = new KeyCounter()
  const total = { customers: 0, strangers: 0 }

  /** Counts one body until the returned function is called. Throws `shop_busy` at a limit. */
  return ({ key, isKnown, network }: BodySender): (() => void) => {
    const group = isKnown ? "customers" : "strangers"
    const max = isKnown ? MAX_OF_CUSTOMERS : MAX_OF_STRANGERS
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

export type KnownNetworks = ReturnType<typeof openKnownNetworks>

/** Remembers the most recent networks from which users signed in. */
export function openKnownNetworks() {
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
