import { type Cents, cents, parseAmount } from "../pricing/money.ts"
import { readTypedNumber } from "../pricing/typed-number.ts"
import { limitWords, rangeStarts, rangeWords } from "./limit-words.ts"
import { unitPattern } from "./search-terms.ts"

export interface PriceWords {
  /** Words that express the limit: `under 500`. */
  typed: string
  /** The remaining words. */
  words: string
  minCents: Cents | undefined
  maxCents: Cents | undefined
  /** Whether names of parts may contain the same words: `P14 Max 140`. */
  mayBeName: boolean
  /** Whether a number has a currency. Without one, it may be no price: `ddr5 over 8000`. */
  hasCurrency: boolean
}

const CURRENCY = String.raw`(?:us ?\$|[$€£¥₽₺]|(?:usd|eur|euro[sa]?|eura|dollars?|bucks|gbp|pounds?|chf|pln|zł|zl|sek|dkk|nok|kr|kronor|czk|kč|reais|руб|рублей|евро)(?!\p{L}))`
/** Pattern of a price: `500`, `$499.99`, `1,000 euro`. */
const priceNamed = (name: string): string =>
  String.raw`(?:(?<${name}_before>${CURRENCY}) ?)?(?<${name}_price>\d[\d.,]{0,12}\d|\d)(?: ?(?<${name}_after>${CURRENCY}))?`
/** Excludes numbers with a unit, and counts: `500 W`, `16-core` and `2 usb ports` are not prices. */
const NO_UNIT = String.raw`(?<=${CURRENCY}|${CURRENCY} ?\d[\d.,]{0,13})(?!\d)|(?![\p{L}\p{N}%"”-]|[.,]\d)(?<!(?<![\d.,])\d(?= \p{L}))(?! ?(?:${unitPattern}|ghz)(?![\p{L}\p{N}]))`

/** Matches the end of a range of another unit: ` do 700 W` of `od 500 do 700 W`. */
const RANGE_END = String.raw` ?(?:${rangeWords}) ?\d[\d.,]{0,8} ?(?:${unitPattern})(?![\p{L}\p{N}])`

const limit = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${words}) ?${priceNamed("limit")}(?:${NO_UNIT})(?!${RANGE_END})`,
    "u",
  )

interface Limits {
  end: "min" | "max"
  clear: RegExp
  /** Ambiguous without a currency, because names contain these words, too. */
  unclear: RegExp
}

const ends: readonly Limits[] = [
  {
    end: "max",
    clear: limit(limitWords.max.clear),
    unclear: limit(limitWords.max.unclear),
  },
  {
    end: "min",
    clear: limit(limitWords.min.clear),
    unclear: limit(limitWords.min.unclear),
  },
]

const RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:(?<between>${rangeStarts.between})|(?<start>${rangeStarts.from})) )?${priceNamed("from")} ?(?:${rangeWords}) ?${priceNamed("to")}(?:${NO_UNIT})`,
  "u",
)

/** Finds the price limit in a query: `gpu under $500`, `ssd zwischen 50 und 80 Euro`. */
export function readPriceWords(query: string): PriceWords | undefined {
  const text = query.toLowerCase()
  if (!/\d/.test(text)) return undefined
  return readRange(query, text) ?? readLimit(query, text)
}

function readRange(query: string, text: string): PriceWords | undefined {
  const found = RANGE.exec(text)
  const { start, from_price, to_price, ...certain } = found?.groups ?? {}
  const isCertain = Object.values(certain).some((words) => words !== undefined)
  const prices = [from_price, to_price].map(centsOf)
  const [from, to] = prices
  if (!found || from === undefined || to === undefined || !(start || isCertain)) return undefined
  return {
    ...split(query, found.index, found.index + found[0].length),
    minCents: cents(Math.min(from, to)),
    maxCents: cents(Math.max(from, to)),
    mayBeName: !isCertain,
    hasCurrency: Object.entries(certain).some(
      ([name, text]) => name !== "between" && text !== undefined,
    ),
  }
}

/** Matches what may stand between two limits: `over 100 and under 200`. */
const BETWEEN = /^[ ,]*(?:(?:and|but|und|aber|et|mais|y|pero)[ ,]*)?$/

/** Reads a limit, or two side by side. Of two apart, reads the highest price only. */
function readLimit(query: string, text: string): PriceWords | undefined {
  const [first, second] = ends
    .flatMap((end) => findLimit(end, text) ?? [])
    .toSorted((one, other) => one.from - other.from)
  if (!first) return undefined
  const isPair = second && BETWEEN.test(text.slice(first.to, second.from))
  const highest = second?.end === "max" ? second : first
  const limits = isPair ? [first, second] : [highest]
  const priceOf = (end: Limit["end"]) => limits.find((one) => one.end === end)?.price
  return {
    ...split(query, limits[0]?.from ?? 0, limits.at(-1)?.to ?? 0),
    minCents: priceOf("min"),
    maxCents: priceOf("max"),
    mayBeName: limits.some(({ mayBeName }) => mayBeName),
    hasCurrency: limits.some(({ hasCurrency }) => hasCurrency),
  }
}

interface Limit extends Pick<Limits, "end"> {
  from: number
  to: number
  price: Cents
  mayBeName: boolean
  hasCurrency: boolean
}

function findLimit({ end, clear, unclear }: Limits, text: string): Limit | undefined {
  const isClear = clear.test(text)
  const found = clear.exec(text) ?? unclear.exec(text)
  const { limit_price, limit_before, limit_after } = found?.groups ?? {}
  const price = centsOf(limit_price)
  if (!found || price === undefined) return undefined
  const hasCurrency = limit_before !== undefined || limit_after !== undefined
  const to = found.index + found[0].length
  return { end, from: found.index, to, price, mayBeName: !isClear && !hasCurrency, hasCurrency }
}

const centsOf = (price: string | undefined): Cents | undefined => {
  const plain = price === undefined ? undefined : readTypedNumber(price)
  return plain === undefined ? undefined : parseAmount(plain)
}

const split = (query: string, from: number, to: number) => ({
  typed: query.slice(from, to).trim(),
  words: `${query.slice(0, from)} ${query.slice(to)}`.replaceAll(/\s+/g, " ").trim(),
})
