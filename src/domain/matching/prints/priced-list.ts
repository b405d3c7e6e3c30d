import { isQuantity } from "../cell-kinds.ts"
import { isClosing, isMailHead, isNoteLine } from "../prose/prose-lines.ts"
import { readHeading } from "../read-heading.ts"
import { isSum } from "../sum-rows.ts"

/** Matches what a line begins with: `CPU Cooler: `. */
const LABEL = /^(\p{L}[\p{L} /&.-]{0,30}): ?(?=\S)/u
const MONEY = "(?:[$€£] ?\\d[\\d.,]{0,12}|\\d[\\d.,]{0,12} ?(?:[$€£]|zł|kr|USD|EUR|GBP|PLN|SEK))"
/** Matches the price at the end of a line: `($208.37 @ Amazon)`, `(Purchased For $41.10)`. */
const PRICE = new RegExp(`\\(((?:\\p{L}[\\p{L} ]{0,30} )?${MONEY}(?: ?@ ?[^()]{1,60})?)\\)$`, "u")
const ONLY_MONEY = new RegExp(`^[-–−]? ?${MONEY}$`, "u")
/** Matches a number of units, which only a letter can state. */
const UNITS = /^\d{1,4} ?[x×]|[x×] ?\d{1,4}$/i

const TITLE = /pcpartpicker|https?:\/\//i
const HEAD: readonly string[] = ["Type", "Item", "Price"]
const MIN_PRICED = 2
const MIN_PRICED_SHARE = 0.6
const MAX_OTHER_LINES = 1

interface PricedLine {
  label: string
  name: string
  price: string
}

/**
 * Reads a list whose lines state a kind of part, its name and mostly its price, as PCPartPicker writes it. Returns
 * undefined for other texts and for letters that contain such a list.
 */
export function readPricedList(lines: readonly string[]): string[][] | undefined {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== "")
  const read = filled.map(readLine)
  const items = read.filter((line) => line !== undefined && !isTotal(line))
  const priced = items.filter((line) => line?.price !== "")
  if (priced.length < MIN_PRICED || priced.length < MIN_PRICED_SHARE * items.length)
    return undefined
  if (items.some((line) => UNITS.test(line?.name ?? ""))) return undefined
  if (
    filled.some((line, at) => isLetterLine(line, at)) ||
    countOthers(filled, read) > MAX_OTHER_LINES
  )
    return undefined
  const first = read.findIndex((line) => line !== undefined)
  return filled.flatMap((text, at) => {
    const row = rowOf(read[at], text)
    return at === first ? [[...HEAD], row] : [row]
  })
}

function readLine(text: string): PricedLine | undefined {
  const [start, label = ""] = LABEL.exec(text) ?? []
  if (start === undefined || TITLE.test(text)) return undefined
  const [end = "", price = ""] = PRICE.exec(text) ?? []
  return { label, name: text.slice(start.length, text.length - end.length).trim(), price }
}

const isTotal = ({ name }: PricedLine): boolean => ONLY_MONEY.test(name)

const rowOf = (line: PricedLine | undefined, text: string): string[] => {
  if (!line) return [text]
  return isTotal(line) ? [line.label, "", line.name] : [line.label, line.name, line.price]
}

const isLetterLine = (line: string, at: number): boolean =>
  (at === 0 && isNoteLine(line) && !TITLE.test(line)) || isMailHead(line) || isClosing(line)

/** Counts the lines that are neither items nor titles, totals and what the program adds. */
const countOthers = (
  filled: readonly string[],
  read: readonly (PricedLine | undefined)[],
): number =>
  filled.filter((line, at) => read[at] === undefined && !TITLE.test(line) && !isSum([line], ""))
    .length

/**
 * Reads a cart that was copied from the page of a shop: a name, its price on the next line, and further down `Qty: 8`.
 * Returns undefined for other texts.
 */
export function readCart(lines: readonly string[]): string[][] | undefined {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== "")
  const counts = filled.map(quantityIn)
  const rows: string[][] = []
  let items = 0
  let open: string[] | undefined
  for (const [at, line] of filled.entries()) {
    const count = counts[at]
    if (ONLY_MONEY.test(filled[at + 1] ?? "") && count === undefined && !isSum([line], "")) {
      if (items === 0) rows.push(["Item", "Price", "Qty"])
      open = [line, filled[at + 1] ?? "", ""]
      items += 1
      rows.push(open)
    } else if (open && count !== undefined) {
      open[2] = count
      open = undefined
    } else if (line !== open?.[1]) rows.push([line])
  }
  const isCounted = items === counts.filter((count) => count !== undefined).length
  return items >= MIN_PRICED && isCounted && !filled.some(isLetterLine) ? rows : undefined
}

/** Returns the quantity of `Qty: 8`. */
function quantityIn(line: string): string | undefined {
  const [label = "", value = ""] = line.split(": ")
  const isOfUnits = readHeading(label)?.meaning.kind === "quantity" && isQuantity(value)
  return isOfUnits ? value : undefined
}
