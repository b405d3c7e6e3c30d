type Limited<Refused> = <Value>(work: () => Promise<Value>) => Promise<Value | Refused>

/** Limits concurrent work; other work waits. With `maxWaiting`, returns undefined if so much waits already. */
export function limitConcurrency(maxRunning: number): Limited<never>
export function limitConcurrency(maxRunning: number, maxWaiting: number): Limited<undefined>
export function limitConcurrency(maxRunning: number, maxWaiting = Infinity): Limited<undefined> {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running >= maxRunning) {
      if (queue.length >= maxWaiting) return undefined
      await new Promise<void>((go) => queue.push(go))
    } else running += 1
    try {
      return await work()
    } finally {
      // The next in the queue takes over this slot.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
