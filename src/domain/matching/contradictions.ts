import { hasDigit } from "./cell-kinds.ts"

/** Spellings of one word, such as `2000gb` and `2`. */
type Spellings = readonly string[]

/** Share by which sizes may be rounded: 24 inches are 23.8. */
const ROUNDED = 0.02
const FIGURE = /\d+(?:\.\d+)?/g

/** Reports whether a row has a figure where the name has another: `2 TB` for `1 TB`, `RM750e` for `RM850e`. */
export function contradicts(row: readonly Spellings[], name: readonly Spellings[]): boolean {
  const others = figuresOnlyIn(name, row)
  return figuresOnlyIn(row, name).some((figure) =>
    others.some((other) => shapeOf(figure) === shapeOf(other) && !isRounded(figure, other)),
  )
}

function figuresOnlyIn(words: readonly Spellings[], others: readonly Spellings[]): string[] {
  const known = new Set(others.flat())
  const only = words.filter(
    (spellings) => !spellings.some((one) => hasDigit(one) && known.has(one)),
  )
  return only.flat().filter(hasDigit)
}

/** Returns what models of one series have in common: `850w` and `750w`, or `7900` and `7950`, have one shape. */
const shapeOf = (word: string): string =>
  /^\d+$/.test(word) ? `#${word.length}` : word.replaceAll(FIGURE, "#")

function isRounded(one: string, other: string): boolean {
  const size = Number.parseFloat(one)
  return one.endsWith("mm") && Math.abs(size - Number.parseFloat(other)) <= ROUNDED * size
}
