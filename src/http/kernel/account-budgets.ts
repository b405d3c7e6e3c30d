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
  let last = { key: "", at: Number.NEGATIVE_INFINITY }
  let lastOther = last

  const leftOf = (key: string) => {
    const { ms, at } = spent.get(key) ?? { ms: 0, at: now() }
    return Math.max(0, ms - (now() - at) * SHARE)
  }
  return {
    /** Somebody is there, an account or a stranger's network. */
    note: (key: string) => {
      if (key !== last.key) lastOther = last
      last = { key, at: now() }
    },
    /** Whether this account has had its share while others are there. */
    isSpent: (key: string): boolean => {
      const { at } = key === last.key ? lastOther : last
      return now() - at < LATELY_MS && leftOf(key) > BURST_MS
    },
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
