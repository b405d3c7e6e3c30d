import { partNumber } from "#domain/catalogue/part-number.ts"
import { type CartLine, isPriced, needsAttention } from "./cart-line.ts"

/** More lines than one looks through. */
export const FEW_LINES = 20

/** Which lines are shown, and in which order, as the address says it. */
export interface Arrangement {
  q: string
  show: string
  sort: string
}

type Compare = (one: CartLine, other: CartLine) => number

const collator = new Intl.Collator("en", { numeric: true })
const byText =
  (of: (line: CartLine) => string): Compare =>
  (one, other) =>
    collator.compare(of(one), of(other))
const largestFirst =
  (of: (line: CartLine) => number): Compare =>
  (one, other) =>
    of(other) - of(one)

const orders = new Map<string, Compare>([
  ["number", byText(partNumber)],
  ["name", byText(({ name }) => name)],
  ["total", largestFirst((line) => (isPriced(line) ? line.total : -1))],
  ["quantity", largestFirst(({ quantity }) => quantity)],
])

export const sorts = [
  { value: "", label: "As they came" },
  { value: "number", label: "By part number" },
  { value: "name", label: "By name" },
  { value: "quantity", label: "Largest quantity first" },
  { value: "total", label: "Largest total first" },
]

export const shows = [
  { value: "", label: "All lines" },
  { value: "needy", label: "That need a look" },
]

/** Lines whose part number, name or note has each of the words; those that are equal stay as they came. */
export function arrangeLines(
  lines: readonly CartLine[],
  { q, show, sort }: Arrangement,
): readonly CartLine[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (line: CartLine) => {
    const text = `${partNumber(line)} ${line.name} ${line.note}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const found = lines.filter((line) => has(line) && (show !== "needy" || needsAttention(line)))
  const compare = orders.get(sort)
  return compare ? found.toSorted(compare) : found
}
