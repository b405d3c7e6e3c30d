/** Lets so many through at once; the others wait, first come first served. */
export function openGate(most: number) {
  const waiting: (() => void)[] = []
  let inside = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < most) inside += 1
    else await new Promise<void>((come) => waiting.push(come))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
