/** What an account may take at once, before it waits for others. */
const BURST_MS = 500
/** Of the process's time, for each account, as long as anybody else is there. */
const SHARE = 0.1
/** Who came so lately may come again at once. */
const LATELY_MS = 250

interface Spent {
  ms: number
  at: number
}

/** Counts the time that each account took of the process, and who else is there. */
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
    /** An account, a stranger's network or the staff is there until its call is answered. */
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
    /** Whether this account has had its share while others are there. */
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
