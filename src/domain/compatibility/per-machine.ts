interface Quantity {
  partId: string
  quantity: number
}

/** Divides quantities by the number of machines; rounds, with a minimum of 1. */
export function perMachine(lines: readonly Quantity[], machines: number) {
  return {
    isEven: lines.every(({ quantity }) => quantity % machines === 0),
    parts: lines.map(({ partId, quantity }) => ({
      partId,
      quantity: Math.max(1, Math.round(quantity / machines)),
    })),
  }
}
