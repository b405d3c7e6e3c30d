import { NONE, type PartField } from "../catalogue/part-fields.ts"
import { t } from "../languages/translate.ts"
import { readQuantity } from "../orders/read-quantity.ts"
import { currencyWord, DEFAULT_CURRENCY, shopCurrency } from "../pricing/currency.ts"
import { type InvalidBreak, invalidBreaks } from "../pricing/invalid-breaks.ts"
import { type Cents, cents, parseAmount, writeAmount } from "../pricing/money.ts"
import type { PriceBreak } from "../pricing/price-for.ts"
import { writeTyped } from "../pricing/typed-number.ts"
import {
  amountExample,
  type DecimalMark,
  plainNumber,
  readWrittenAmount,
  type WrittenAmount,
} from "../pricing/written-number.ts"
import { formatCount } from "../shop/number-format.ts"
import { quoted, type ReportProblem } from "./cell-values.ts"

interface WholeField {
  name: string
  min: number
  max: number
  /** Other units by name, with their factors to the field's unit. */
  units?: Readonly<Record<string, number>>
}

/** Reads a whole number in common notations: `1.000`, `12 pcs`; for fields with units of measure also `0,35 kg`. */
export function readWhole(
  field: WholeField,
  value: unknown,
  refuse: ReportProblem,
  mark?: DecimalMark,
): number | undefined {
  if (value === undefined) return undefined
  const { name, min, max } = field
  const number = wholeOf(field, value, mark)
  return number === undefined || number < min || number > max
    ? refuse(
        name,
        t("must be a whole number from {least} to {most}, in digits only, not {value}.", {
          least: formatCount(min),
          most: formatCount(max),
          value: quoted(value),
        }),
      )
    : number
}

function wholeOf(
  { min, max, units }: WholeField,
  value: unknown,
  mark: DecimalMark | undefined,
): number | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined
  const text = String(value)
  return units ? readMeasure(text, units, mark) : readQuantity(text, { min, max })
}

/** Reads a number with a unit and rounds it; without a unit it must be whole. */
function readMeasure(
  text: string,
  units: Readonly<Record<string, number>>,
  mark: DecimalMark | undefined,
): number | undefined {
  const [, number = "", unit] = /^(.*\d)\s*(\p{L}+)?$/u.exec(text.trim()) ?? []
  if (unit === undefined) return readQuantity(number, { min: 0, max: Number.MAX_SAFE_INTEGER })
  const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined
  // `0,350 kg` has decimals: thousands of kilograms are unlikely.
  const plain = plainNumber(number, mark ?? (number.includes(",") ? "comma" : "point"))
  return factor === undefined || plain === undefined
    ? undefined
    : Math.round(Number(plain) * factor)
}

export interface PriceReading {
  /** Number of units that the price covers. */
  unitsPriced: number
  decimalMark: DecimalMark | undefined
}

export function readPrice(
  { name, min, max }: Pick<WholeField, "name" | "min" | "max">,
  value: unknown,
  { unitsPriced, decimalMark }: PriceReading,
  refuse: ReportProblem,
): Cents | undefined {
  if (value === undefined) return undefined
  const read = amountOf(value, decimalMark)
  if (read && "currency" in read)
    return refuse(
      name,
      t("is in {currency}, not in {ours}: {value}.", {
        currency: read.currency,
        ours: currencyWord(),
        value: quoted(value),
      }),
    )
  if (read && read.amount % unitsPriced > 0)
    return refuse(
      name,
      t("for {units} units does not give a price per unit in whole cents: {value}.", {
        units: formatCount(unitsPriced),
        value: quoted(value),
      }),
    )
  const amount = read && cents(read.amount / unitsPriced)
  return amount === undefined || amount < min || amount > max
    ? refuse(name, noAmount({ min, max }, value))
    : amount
}

function noAmount({ min, max }: { min: number; max: number }, value: unknown): string {
  const { code } = shopCurrency()
  const facts = {
    least: written(min),
    most: written(max),
    example: amountExample(),
    value: quoted(value),
  }
  return code === DEFAULT_CURRENCY
    ? t(
        "must be an amount in dollars from {least} to {most}, such as {example}, not {value}.",
        facts,
      )
    : t("must be an amount in {currency} from {least} to {most}, such as {example}, not {value}.", {
        currency: code,
        ...facts,
      })
}

const written = (amountCents: number): string => writeTyped(writeAmount(amountCents))

function amountOf(value: unknown, mark: DecimalMark | undefined): WrittenAmount {
  if (typeof value === "string") return readWrittenAmount(value, mark)
  const amount = typeof value === "number" ? parseAmount(value) : undefined
  return amount === undefined ? undefined : { amount }
}

/** Reads price breaks such as `100:4.90;500:4.50`. Their comparison with the part's price happens elsewhere. */
export function readPriceBreaks(
  field: PartField<"priceBreaks">,
  value: unknown,
  mark: DecimalMark | undefined,
  refuse: ReportProblem,
): PriceBreak[] | undefined {
  if (value === undefined) return undefined
  if (value === NONE) return []
  const { name, maxLength } = field
  const steps = String(value).split(";")
  if (steps.length > maxLength) return refuse(name, tooManyBreaks(steps.length, maxLength))
  const breaks = steps.flatMap((step) => breakOf(step, mark) ?? [])
  const problem = wrongStep(field, steps, mark) ?? priceBreakProblem(breaks)
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
  { min, max }: PartField<"priceBreaks">,
  steps: readonly string[],
  mark: DecimalMark | undefined,
): string | undefined {
  for (const step of steps) {
    const read = breakOf(step, mark)
    if (!read)
      return t("must be quantities and prices, such as {example}, not {value}.", {
        example: "100:4.90;500:4.50",
        value: quoted(step.trim()),
      })
    if (read.from < min || read.from > max)
      return t("must have quantities from {least} to {most}, not {from}.", {
        least: formatCount(min),
        most: formatCount(max),
        from: read.from,
      })
  }
  return undefined
}

/** Returns a message if quantities do not rise or prices do not fall; otherwise undefined. */
export function priceBreakProblem(breaks: readonly PriceBreak[]): string | undefined {
  const [first] = invalidBreaks({ priceCents: Number.POSITIVE_INFINITY, breaks })
  return first && orderProblem(first, breaks[first.index] ?? first.before)
}

const orderProblem = ({ wrong, before }: InvalidBreak, step: PriceBreak): string =>
  wrong === "from"
    ? t("has the quantity {quantity} after {before}; quantities must rise. Correct one of them.", {
        quantity: step.from,
        before: before.from,
      })
    : t("has the price {price} after {before}; prices must fall. Correct one of them.", {
        price: written(step.unitPriceCents),
        before: written(before.unitPriceCents),
      })

export const tooManyBreaks = (count: number, max: number): string =>
  t("has {count} price breaks; at most {most} are allowed.", { count, most: max })
