import { partFields } from "#domain/catalogue/part-fields.ts"
import type { QuantityLimits } from "#domain/catalogue/quantity-limits.ts"
import { t } from "#domain/languages/translate.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import { type InvalidBreak, invalidBreaks } from "#domain/pricing/invalid-breaks.ts"
import { cents } from "#domain/pricing/money.ts"
import type { PricedPart } from "#domain/pricing/price-for.ts"
import { readTypedAmount } from "#domain/pricing/typed-number.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { fieldText } from "../kernel/field-text.ts"

/** Finds errors in price breaks, by field. */
export const breakProblems = (part: PricedPart): Record<string, string> =>
  Object.fromEntries(invalidBreaks(part).map(problemOf))

const problemOf = ({ index, wrong, before }: InvalidBreak): [string, string] =>
  wrong === "from"
    ? [
        `breaks.${index}.quantity`,
        t("Quantity must be more than {least}", { least: formatCount(before.from) }),
      ]
    : [
        `breaks.${index}.price`,
        t("Price must be less than {most}", { most: formatCents(cents(before.unitPriceCents)) }),
      ]

/** Explains that a break cannot be ordered at its own quantity; undefined if it can. */
export function unorderableBreakText(limits: QuantityLimits, from: number): string | undefined {
  const first = nextAllowed({ ...limits, availableQuantity: Number.MAX_SAFE_INTEGER }, from)
  if (first === undefined)
    return t("The price break from {from} can never apply: no order can be that large.", {
      from: formatCount(from),
    })
  return first === from
    ? undefined
    : t("The price break from {from} starts at {first}, the next quantity that can be ordered.", {
        from: formatCount(from),
        first: formatCount(first),
      })
}

export interface BreakValues {
  quantity: string
  price: string
}

interface TypedLadder {
  price: string
  breaks: readonly BreakValues[]
}

const isBlank = (text: string): boolean => text.trim() === ""

/** Removes empty rows at the end. */
export const filledBreaks = (breaks: readonly BreakValues[]): BreakValues[] =>
  breaks.slice(
    0,
    breaks.findLastIndex(({ quantity, price }) => !isBlank(quantity) || !isBlank(price)) + 1,
  )

/** Reads the typed ladder. Invalid numbers become NaN. */
const typedLadder = ({ price, breaks }: TypedLadder): PricedPart => ({
  priceCents: readTypedAmount(price) ?? Number.NaN,
  breaks: filledBreaks(breaks).map((step) => ({
    from: isBlank(step.quantity) ? Number.NaN : Number(step.quantity),
    unitPriceCents: readTypedAmount(step.price) ?? Number.NaN,
  })),
})

/** Checks typed price breaks by field, with the messages of the call. */
export function typedBreakProblems(typed: TypedLadder): Record<string, string> {
  const { label, maxLength } = partFields.breaks
  const filled = filledBreaks(typed.breaks)
  const byField = filled.flatMap(({ quantity, price }, index) => [
    [`breaks.${index}.quantity`, quantityProblem(quantity)],
    [`breaks.${index}.price`, priceProblem(price)],
  ])
  const wrong = byField.filter(([, problem]) => problem !== undefined)
  return {
    ...(filled.length > maxLength && { breaks: fieldText.tooMany(label, maxLength) }),
    ...breakProblems(typedLadder(typed)),
    ...Object.fromEntries(wrong),
  }
}

function quantityProblem(text: string): string | undefined {
  const { min, max } = partFields.breaks
  if (isBlank(text)) return fieldText.required("Quantity")
  if (!/^-?\d{1,15}$/.test(text.trim())) return fieldText.notWhole("Quantity")
  if (Number(text) < min) return fieldText.atLeast("Quantity", min)
  return Number(text) > max ? fieldText.atMost("Quantity", max) : undefined
}

function priceProblem(text: string): string | undefined {
  if (isBlank(text)) return fieldText.required("Price")
  const amount = readTypedAmount(text)
  if (amount === undefined) return fieldText.notAnAmount("Price", text)
  return amount === 0 ? fieldText.atLeast("Price", formatCents(cents(1))) : undefined
}
