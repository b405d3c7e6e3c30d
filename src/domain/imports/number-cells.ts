import { NONE, type PartField } from "../catalogue/part-fields.ts"
import { readQuantity } from "../orders/read-quantity.ts"
import { currencyWord } from "../pricing/currency.ts"
import { type Cents, cents, writeAmount } from "../pricing/money.ts"
import { parseAmount } from "../pricing/parse-amount.ts"
import { type PriceBreak, type WrongBreak, wrongBreaks } from "../pricing/price-for.ts"
import { describeAmount, readWrittenAmount, type WrittenAmount } from "../pricing/written-amount.ts"
import { type DecimalMark, plainNumber } from "../pricing/written-number.ts"
import { grouped, quoted, type ReportProblem } from "./cell-values.ts"

interface WholeField {
  name: string
  least: number
  most: number
  /** How many of its unit each other unit is. */
  units?: Readonly<Record<string, number>>
}

/** Reads whole units as people write them: `1.000`, `12 pcs`; where there are units of measure, `0,35 kg`. */
export function readWhole(
  { name, least, most, units }: WholeField,
  value: unknown,
  refuse: ReportProblem,
  mark?: DecimalMark,
): number | undefined {
  if (value === undefined) return undefined
  const text = String(value)
  const number = units
    ? readMeasure(text, units, mark)
    : readQuantity(text, { min: least, max: most })
  return number === undefined || number < least || number > most
    ? refuse(
        name,
        `must be a whole number from ${grouped(least)} to ${grouped(most)}, in digits alone, not ${quoted(value)}.`,
      )
    : number
}

/** Reads a number with a unit, to the nearest whole; without a unit it must be whole. */
function readMeasure(
  text: string,
  units: Readonly<Record<string, number>>,
  mark: DecimalMark | undefined,
): number | undefined {
  const [, number = "", unit] = /^(.*\d)\s*(\p{L}+)?$/u.exec(text.trim()) ?? []
  if (unit === undefined) return readQuantity(number, { min: 0, max: Number.MAX_SAFE_INTEGER })
  const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined
  // Three decimals of a kilogram are usual, thousands of kilograms are not.
  const plain = plainNumber(number, mark ?? (number.includes(",") ? "comma" : "point"))
  return factor === undefined || plain === undefined
    ? undefined
    : Math.round(Number(plain) * factor)
}

interface PriceReading {
  /** Number of units that the price is for. */
  unitsPriced: number
  decimalMark: DecimalMark | undefined
}

/** Reads the price of one unit. */
export function readPrice(
  { name, least, most }: Pick<WholeField, "name" | "least" | "most">,
  value: unknown,
  { unitsPriced, decimalMark }: PriceReading,
  refuse: ReportProblem,
): Cents | undefined {
  if (value === undefined) return undefined
  const read = amountOf(value, decimalMark)
  if (read && "currency" in read)
    return refuse(name, `is in ${read.currency}, not in ${currencyWord()}: ${quoted(value)}.`)
  if (read && read.amount % unitsPriced > 0)
    return refuse(
      name,
      `for ${grouped(unitsPriced)} units is no amount of whole cents for one: ${quoted(value)}.`,
    )
  const amount = read && cents(read.amount / unitsPriced)
  return amount === undefined || amount < least || amount > most
    ? refuse(
        name,
        `must be ${describeAmount(` from ${writeAmount(least)} to ${writeAmount(most)}`)}, not ${quoted(value)}.`,
      )
    : amount
}

function amountOf(value: unknown, mark: DecimalMark | undefined): WrittenAmount {
  if (typeof value === "string") return readWrittenAmount(value, mark)
  const amount = typeof value === "number" ? parseAmount(value) : undefined
  return amount === undefined ? undefined : { amount }
}

/**
 * Reads price breaks, such as `100:4.90;500:4.50`. They are compared with the part's price
 * elsewhere.
 */
export function readLadder(
  field: PartField<"ladder">,
  value: unknown,
  mark: DecimalMark | undefined,
  refuse: ReportProblem,
): PriceBreak[] | undefined {
  if (value === undefined) return undefined
  if (value === NONE) return []
  const { name, longest } = field
  const steps = String(value).split(";")
  if (steps.length > longest)
    return refuse(name, `has ${steps.length} breaks; at most ${longest} fit.`)
  const breaks = steps.flatMap((step) => breakOf(step, mark) ?? [])
  const problem = wrongStep(field, steps, mark) ?? ladderProblem(breaks)
  return problem === undefined ? breaks : refuse(name, problem)
}

function breakOf(text: string, mark: DecimalMark | undefined): PriceBreak | undefined {
  const [, quantity = "", amount = ""] = /^([^:]+):([^:]+)$/.exec(text) ?? []
  const from = readQuantity(quantity)
  const read = readWrittenAmount(amount, mark)
  if (from === undefined || read === undefined || !("amount" in read) || !read.amount)
    return undefined
  return { from, unitPriceCents: read.amount }
}

function wrongStep(
  { least, most }: PartField<"ladder">,
  steps: readonly string[],
  mark: DecimalMark | undefined,
): string | undefined {
  for (const step of steps) {
    const read = breakOf(step, mark)
    if (!read)
      return `must be quantities and prices, such as 100:4.90;500:4.50, not ${quoted(step.trim())}.`
    if (read.from < least || read.from > most)
      return `must have quantities from ${grouped(least)} to ${grouped(most)}, not ${read.from}.`
  }
  return undefined
}

/** Says what is wrong with the order of breaks. */
export function ladderProblem(breaks: readonly PriceBreak[]): string | undefined {
  const [first] = wrongBreaks({ priceCents: Number.POSITIVE_INFINITY, breaks })
  return first && orderProblem(first, breaks[first.index] ?? first.before)
}

const orderProblem = ({ wrong, before }: WrongBreak, step: PriceBreak): string =>
  wrong === "from"
    ? `has the quantity ${step.from} after ${before.from}; quantities must rise. Correct one of them.`
    : `has the price ${writeAmount(step.unitPriceCents)} after ${writeAmount(before.unitPriceCents)}; prices must fall. Correct one of them.`
