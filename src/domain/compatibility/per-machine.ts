interface Quantity {
  partId: string
  quantity: number
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/**
 * Divides quantities by the number of machines; by default the largest that divides all. Rounds,
 * with at least one each.
 */
export function perMachine(lines: readonly Quantity[], wanted?: number) {
  const guessed = lines.reduce((divisor, { quantity }) => commonDivisor(divisor, quantity), 0)
  const machines = Math.max(1, wanted ?? guessed)
  return {
    machines,
    isEven: lines.every(({ quantity }) => quantity % machines === 0),
    parts: lines.map(({ partId, quantity }) => ({
      partId,
      quantity: Math.max(1, Math.round(quantity / machines)),
    })),
  }
}
