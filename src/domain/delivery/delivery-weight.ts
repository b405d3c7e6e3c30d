export interface WeighedLine {
  quantity: number
  /** Of one unit; null where nobody knows. */
  packedWeightG: number | null
}

export interface DeliveryWeight {
  /** With the usual weight of parts whose own nobody knows. */
  grams: number
  /** The numbers of the lines whose weight nobody knows, from 1. */
  unknownLines: number[]
  /** Whether that is all they weigh: there is a usual weight where one is needed. */
  isWhole: boolean
}

export function weigh(lines: readonly WeighedLine[], usualG: number | null): DeliveryWeight {
  const grams = lines.reduce(
    (sum, { quantity, packedWeightG }) => sum + quantity * (packedWeightG ?? usualG ?? 0),
    0,
  )
  const unknownLines = lines.flatMap(({ packedWeightG }, at) =>
    packedWeightG === null ? [at + 1] : [],
  )
  return { grams, unknownLines, isWhole: unknownLines.length === 0 || usualG !== null }
}
