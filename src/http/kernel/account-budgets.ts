/** Time that an account may use before it waits for others. */
const BURST_MS = 500
/** Share of the process that each account may use while others are there. */
const SHARE = 0.1
/** Time for which an account counts as present. */
const LATELY_MS = 250

interface Spent {
  ms: number
  at: number
}

/** Measures the time that each account uses, and who else is present. */
export function openAccountBudgets(now = () => performance.now()) {
  const spent = new Map<string, Spent>()
  const there = new Map<string, number>()
  let last = { key: "", at: Number.NEGATIVE_INFINITY }
  let lastOther = last

  const see = (key: string) => {
    if (key !== last.key) lastOther = last
    last = { key, at: now() }
  }
  const isOtherThere = (key: string) => {
    const { at } = key === last.key ? lastOther : last
    return there.size > Number(there.has(key)) || now() - at < LATELY_MS
  }

  const leftOf = (key: string) => {
    const { ms, at } = spent.get(key) ?? { ms: 0, at: now() }
    return Math.max(0, ms - (now() - at) * SHARE)
  }
  return {
    isOtherThere,
    /** Marks an account, a network or the staff as present until its call is answered. */
    enter: (key: string): (() => void) => {
      see(key)
      there.set(key, (there.get(key) ?? 0) + 1)
      return () => {
        see(key)
        const others = (there.get(key) ?? 0) - 1
        if (others > 0) there.set(key, others)
        else there.delete(key)
      }
    },
    /** Tells whether this account has used its share while others are present. */
    isSpent: (key: string): boolean => isOtherThere(key) && leftOf(key) > BURST_MS,
    charge: (key: string, ms: number) => {
      const total = leftOf(key) + ms
      spent.delete(key)
      spent.set(key, { ms: total, at: now() })
      // The first of them was charged longest ago.
      for (const [other] of spent) {
        if (leftOf(other) > 0) break
        spent.delete(other)
      }
    },
  }
}
