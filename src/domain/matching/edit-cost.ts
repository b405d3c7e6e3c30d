/**
 * Costs of typos, as minus the logarithm of their probability. A look-alike is one of few characters. A swapped,
 * missing or doubled character is one of as many as the number has. Any other character is one of a hundred. A
 * `unlikely` one is rarer still: an extra character, or a digit in place of a letter.
 */
export const editCosts = {
  lookAlike: 2.7,
  swap: 4.1,
  missing: 4.1,
  doubled: 4.1,
  other: 7.2,
  unlikely: 8,
}

export type EditCosts = typeof editCosts
type EditKind = Exclude<keyof EditCosts, "unlikely">

/** Difference between a number as read and a known number. */
export interface Edit {
  kind: EditKind
  read: string
  known: string
}

const LOOK_ALIKES = new Set(
  ["O0", "I1", "S5", "B8", "Z2", "G6"].flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]),
)

const isDigit = (character: string): boolean => character >= "0" && character <= "9"
const isLookAlike = (one: string, other: string): boolean => LOOK_ALIKES.has(one + other)

/** Returns the total cost of the typos between two texts; Infinity above the limit. */
export function editCost(
  read: string,
  known: string,
  limit: number,
  costs: EditCosts = editCosts,
): number {
  const most = Math.floor(limit / costs.missing)
  if (Math.abs(read.length - known.length) > most) return Infinity
  const table = new EditTable(read, known, costs)
  return table.fill(limit, most) ? table.cost : Infinity
}

/** Lists the typos between two texts from left to right. */
export function editsBetween(read: string, known: string): Edit[] {
  const table = new EditTable(read, known, editCosts)
  table.fill(Infinity, Infinity)
  return table.edits()
}

/** Table of the minimum costs between all prefixes of two texts. */
class EditTable {
  #read: string
  #known: string
  #width: number
  #costOf: EditCosts
  #costs: Float64Array

  constructor(read: string, known: string, costOf: EditCosts) {
    this.#read = read
    this.#known = known
    this.#costOf = costOf
    this.#width = known.length + 1
    this.#costs = new Float64Array((read.length + 1) * this.#width)
  }

  get cost(): number {
    return this.#at(this.#read.length, this.#known.length)
  }

  /** Fills the table up to `apart` cells from its diagonal. Returns false once the limit is exceeded. */
  fill(limit: number, apart: number): boolean {
    this.#costs.fill(Infinity)
    for (let column = 0; column < this.#width; column += 1)
      this.#costs[column] = column * this.#costOf.missing
    for (let row = 1; row <= this.#read.length; row += 1) {
      let least = Infinity
      const last = Math.min(this.#width - 1, row + apart)
      for (let column = Math.max(0, row - apart); column <= last; column += 1) {
        const cost = this.#least(row, column)
        this.#costs[row * this.#width + column] = cost
        if (cost < least) least = cost
      }
      if (least > limit) return false
    }
    return this.cost <= limit
  }

  edits(): Edit[] {
    const found: Edit[] = []
    let row = this.#read.length
    let column = this.#known.length
    while (row > 0 || column > 0) {
      const { kind, rows, columns } = this.#step(row, column)
      const read = this.#read.slice(row - rows, row)
      const known = this.#known.slice(column - columns, column)
      if (kind) found.unshift({ kind, read, known })
      row -= rows
      column -= columns
    }
    return found
  }

  #at(row: number, column: number): number {
    return this.#costs[row * this.#width + column] ?? Infinity
  }

  #least(row: number, column: number): number {
    let least = this.#at(row - 1, column) + this.#extraCost(row)
    if (column === 0) return least
    least = Math.min(least, this.#at(row, column - 1) + this.#costOf.missing)
    least = Math.min(least, this.#at(row - 1, column - 1) + this.#pairCost(row, column))
    if (this.#isSwap(row, column))
      least = Math.min(least, this.#at(row - 2, column - 2) + this.#costOf.swap)
    return least
  }

  /** Finds the typo that led to the cost of a cell, and how many characters of each text it covers. */
  #step(row: number, column: number): { kind?: EditKind; rows: number; columns: number } {
    const cost = this.#at(row, column)
    const came = (from: number, by: number) => Math.abs(from + by - cost) < 1e-9
    if (row > 0 && column > 0) {
      const pair = this.#pairCost(row, column)
      if (came(this.#at(row - 1, column - 1), pair)) {
        const kind = pair === this.#costOf.lookAlike ? "lookAlike" : "other"
        return { ...(pair > 0 && { kind }), rows: 1, columns: 1 }
      }
      if (this.#isSwap(row, column) && came(this.#at(row - 2, column - 2), this.#costOf.swap))
        return { kind: "swap", rows: 2, columns: 2 }
    }
    if (column > 0 && came(this.#at(row, column - 1), this.#costOf.missing))
      return { kind: "missing", rows: 0, columns: 1 }
    return { kind: this.#isDoubled(row) ? "doubled" : "other", rows: 1, columns: 0 }
  }

  #pairCost(row: number, column: number): number {
    const one = this.#read.charAt(row - 1)
    const other = this.#known.charAt(column - 1)
    if (one === other) return 0
    if (isLookAlike(one, other)) return this.#costOf.lookAlike
    return isDigit(one) === isDigit(other) ? this.#costOf.other : this.#costOf.unlikely
  }

  #isSwap(row: number, column: number): boolean {
    return (
      row > 1 &&
      column > 1 &&
      this.#read[row - 1] === this.#known[column - 2] &&
      this.#read[row - 2] === this.#known[column - 1]
    )
  }

  #extraCost(row: number): number {
    return this.#isDoubled(row) ? this.#costOf.doubled : this.#costOf.unlikely
  }

  #isDoubled(row: number): boolean {
    return row > 1 && this.#read[row - 1] === this.#read[row - 2]
  }
}
