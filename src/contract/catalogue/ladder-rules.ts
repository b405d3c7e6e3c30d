import { partFields } from "#domain/catalogue/part-fields.ts"
import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import type { PricedPart } from "#domain/pricing/price-for.ts"
import { fieldText } from "../kernel/field-text.ts"
import { ladderProblems } from "./ladder-text.ts"

/** A price break as it is typed in a form. */
export interface BreakValues {
  quantity: string
  price: string
}

interface TypedLadder {
  price: string
  breaks: readonly BreakValues[]
}

const isBlank = (text: string): boolean => text.trim() === ""

/** Without the rows at the end that nobody filled in. */
export const filledBreaks = (breaks: readonly BreakValues[]): BreakValues[] =>
  breaks.slice(
    0,
    breaks.findLastIndex(({ quantity, price }) => !isBlank(quantity) || !isBlank(price)) + 1,
  )

/** The ladder that is typed; not a number where something is none. */
export const typedLadder = ({ price, breaks }: TypedLadder): PricedPart => ({
  priceCents: parseDollars(price.trim()) ?? Number.NaN,
  breaks: filledBreaks(breaks).map((step) => ({
    from: isBlank(step.quantity) ? Number.NaN : Number(step.quantity),
    unitPriceCents: parseDollars(step.price.trim()) ?? Number.NaN,
  })),
})

/** What is wrong with price breaks as they are typed, by the field to mend, in the words of their call. */
export function typedLadderProblems(typed: TypedLadder): Record<string, string> {
  const { label, longest } = partFields.breaks
  const filled = filledBreaks(typed.breaks)
  const byField = filled.flatMap(({ quantity, price }, index) => [
    [`breaks.${index}.quantity`, quantityProblem(quantity)],
    [`breaks.${index}.price`, priceProblem(price)],
  ])
  const wrong = byField.filter(([, problem]) => problem !== undefined)
  return {
    ...(filled.length > longest && { breaks: fieldText.tooMany(label, longest) }),
    ...ladderProblems(typedLadder(typed)),
    ...Object.fromEntries(wrong),
  }
}

function quantityProblem(text: string): string | undefined {
  const { least, most } = partFields.breaks
  if (isBlank(text)) return fieldText.required("Quantity")
  if (!/^-?\d{1,15}$/.test(text.trim())) return fieldText.notWhole("Quantity")
  if (Number(text) < least) return fieldText.atLeast("Quantity", least)
  return Number(text) > most ? fieldText.atMost("Quantity", most) : undefined
}

function priceProblem(text: string): string | undefined {
  if (isBlank(text)) return fieldText.required("Price")
  const amount = parseDollars(text.trim())
  if (amount === undefined) return fieldText.notDollars("Price")
  return amount === 0 ? fieldText.atLeast("Price", "$0.01") : undefined
}
