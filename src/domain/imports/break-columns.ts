import type { PartField } from "../catalogue/part-fields.ts"
import { t } from "../languages/translate.ts"
import { type Cents, cents } from "../pricing/money.ts"
import type { PriceBreak } from "../pricing/price-for.ts"
import type { ReportProblem } from "./cell-values.ts"
import {
  type PriceReading,
  priceBreakProblem,
  readPrice,
  readWhole,
  tooManyBreaks,
} from "./number-cells.ts"

/** Meanings of separate price break columns, as suppliers use them: `Price 2` and `From qty 2`, or `Preis ab 100`. */

const breakMeanings = ["breakPrice", "breakFrom"] as const
export type BreakMeaning = (typeof breakMeanings)[number]

export const isBreakMeaning = (meaning: string): meaning is BreakMeaning =>
  breakMeanings.some((one) => one === meaning)

const PRICE = String.raw`(?:(?:tier|break|scale|volume|staffel|net|unit|einzel|netto|vk)[\s_-]*)?(?:price|preis|prix|precio|vk)`
const QUANTITY = String.raw`(?:(?:from|ab|tier|break|scale|staffel|min)[\s_-]*)?(?:qty|quantity|menge|stückzahl|stuck|stück|stk|quantité|cantidad)`
const PRICE_COLUMN = new RegExp(String.raw`^${PRICE}[\s._-]*(\d{1,2})$`, "i")
const QUANTITY_COLUMN = new RegExp(String.raw`^(?:from|ab|${QUANTITY})[\s._-]*(\d{1,2})$`, "i")
/** Matches a price heading that contains its quantity: `Price from 100`. */
const PRICE_FROM = new RegExp(
  String.raw`^${PRICE}[\s._-]*(?:from|ab|>=|≥)[\s._-]*(\d{1,9})(?:\s*\p{L}+\.?)?$`,
  "iu",
)
/** Matches the quantity anywhere in a heading: `Preis (EUR) ab 1.000 Stk`. */
const FROM = /(?:from|ab|>=|≥)[\s._-]*(\d(?:[\d.,'’ ]*\d)?)/i

/**
 * Finds the headings of price breaks. Numbered prices without quantity columns are alternative price lists, not breaks.
 */
export function breakMeaningsIn(headings: readonly string[]): ReadonlyMap<string, BreakMeaning> {
  const like = (pattern: RegExp) => headings.filter((heading) => pattern.test(heading.trim()))
  const prices = like(PRICE_COLUMN)
  const froms = like(QUANTITY_COLUMN)
  const arePaired = prices.length > 0 && froms.length > 0
  const numbered: [string, BreakMeaning][] = [
    ...prices.map((heading): [string, BreakMeaning] => [heading, "breakPrice"]),
    ...froms.map((heading): [string, BreakMeaning] => [heading, "breakFrom"]),
  ]
  return new Map([
    ...(arePaired ? numbered : []),
    ...like(PRICE_FROM).map((heading): [string, BreakMeaning] => [heading, "breakPrice"]),
  ])
}

export interface BreakCell {
  heading: string
  meaning: BreakMeaning
  value: unknown
}

interface BreakReading extends PriceReading {
  /** Whether the file has a column of prices. */
  hasPrices: boolean
  price: PartField<"price">
  breaks: PartField<"priceBreaks">
}

/**
 * Reads a row's price breaks, smallest quantity first; undefined if there are none or one is invalid. The first is the
 * part's price if it begins at 1, or if the file has no column of prices.
 */
export function readBreakCells(
  cells: readonly BreakCell[],
  reading: BreakReading,
  refuse: ReportProblem,
): { price: Cents | undefined; breaks: PriceBreak[] } | undefined {
  const read = stepsOf(cells).map((step) => readStep(step, reading, refuse))
  const steps = read.filter((step) => step !== undefined)
  if (read.length === 0 || steps.length < read.length) return undefined
  const rising = steps.toSorted((one, other) => one.from - other.from)
  const base = reading.hasPrices ? rising.find(({ from }) => from === 1) : rising[0]
  const breaks = base ? rising.slice(1) : rising
  const { name, maxLength } = reading.breaks
  const problem = priceBreakProblem(breaks)
  if (problem) return refuse(name, problem)
  return breaks.length > maxLength
    ? refuse(name, tooManyBreaks(breaks.length, maxLength))
    : { price: base && cents(base.unitPriceCents), breaks }
}

interface Step {
  heading: string
  from: unknown
  price: unknown
}

/** Pairs prices with quantities by the number in their headings, or else by position. A first price begins at 1. */
function stepsOf(cells: readonly BreakCell[]): Step[] {
  const froms = cells.filter(({ meaning }) => meaning === "breakFrom")
  const prices = cells.filter(({ meaning }) => meaning === "breakPrice")
  return prices.flatMap(({ heading, value }, at) => {
    if (value === undefined) return []
    const stated = FROM.exec(heading)?.[1]
    const number = /\d+/.exec(heading)?.[0]
    const partner =
      number === undefined
        ? froms[at]
        : froms.find((from) => /\d+/.exec(from.heading)?.[0] === number)
    const isFirst = number === undefined ? at === 0 : Number(number) === 1
    return {
      heading,
      from: stated ?? partner?.value ?? (isFirst ? 1 : undefined),
      price: value,
    }
  })
}

function readStep(
  { heading, from, price }: Step,
  { price: field, breaks, ...reading }: BreakReading,
  refuse: ReportProblem,
): PriceBreak | undefined {
  if (from === undefined)
    return refuse(
      "breakFrom",
      t("has no quantity for {heading}. Enter the quantity from which it applies.", { heading }),
    )
  const { max } = breaks
  const quantity = readWhole({ name: "breakFrom", min: 0, max }, from, refuse)
  const limits = { ...field, name: "breakPrice" }
  const unitPriceCents = readPrice(limits, price, reading, refuse)
  return quantity === undefined || unitPriceCents === undefined
    ? undefined
    : { from: Math.max(1, quantity), unitPriceCents }
}
