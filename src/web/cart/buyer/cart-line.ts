import type { CallInput, Contract } from "#contract/contract.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { lineTotal, toCents } from "#domain/pricing/money.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { sumsText } from "#web/orders/shared/order-sums.tsx"

export type Cart = Reply<"GET /cart">
export type CartLine = Cart["lines"][number]
export type PricedLine = Extract<CartLine, { unitPrice: number }>
export type CartChange = Partial<Omit<CallInput<Contract["PATCH /cart"]>["body"], "add">>

export const isPriced = (line: CartLine): line is PricedLine => "unitPrice" in line

export function problemText(line: CartLine): string | undefined {
  if (!line.problem) return undefined
  const { code, message } = line.problem
  return code === "not_available" && isPriced(line) && line.availableQuantity > 0
    ? t("{availableQuantity} now.", {
        availableQuantity: formatCount(line.availableQuantity),
      })
    : message
}

/** Reports whether another part may replace the line's part. */
export const isShortOrGone = ({ problem }: CartLine): boolean =>
  ["not_available", "part_not_found", "part_discontinued", "part_upcoming"].includes(
    problem?.code ?? "",
  )

/** Returns how the line differs from what the buyer last saw; the buyer must accept it. */
export function changeText(line: CartLine): string | undefined {
  if (!line.changed || !isPriced(line)) return undefined
  const { unitPrice, orderable } = line.changed
  if (unitPrice !== undefined)
    return t("{unitPrice}, was {unitPrice2}", {
      unitPrice: formatAmount(line.unitPrice),
      unitPrice2: formatAmount(unitPrice),
    })
  return orderable === false && !line.problem ? t("Can be ordered now.") : undefined
}

export const needsAttention = (line: CartLine): boolean =>
  line.problem !== undefined || changeText(line) !== undefined

/** Returns by how much the changes of these lines together raise the total; negative if they lower it. */
export function totalIncreaseCents(lines: readonly CartLine[]): number {
  return lines.filter(isPriced).reduce((sum, line) => {
    const isOrderable = line.problem === undefined
    const { unitPrice = line.unitPrice, orderable = isOrderable } = line.changed ?? {}
    const before = orderable ? lineTotal(toCents(unitPrice), line.quantity) : 0
    return sum + (isOrderable ? toCents(line.total) : 0) - before
  }, 0)
}

const areSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) === JSON.stringify(after)

/** Reuses the objects of unchanged lines, so that their rows do not render again. */
export function reuseUnchangedLines(before: Cart, after: Cart): Cart {
  const known = new Map(before.lines.map((line) => [line.partId, line]))
  const lines = after.lines.map((line) => {
    const same = known.get(line.partId)
    return same && areSame(same, line) ? same : line
  })
  return { ...after, lines }
}

const attentionText = (line: CartLine): string | undefined => changeText(line) ?? problemText(line)

/** Returns a sentence for screen readers about new problems and changes of lines, or about new charges. */
export function cartAnnouncement(before: Cart, after: Cart): string | undefined {
  const known = new Map(before.lines.map((line) => [line.partId, attentionText(line)]))
  const flagged = after.lines.filter((line) => {
    const reason = attentionText(line)
    return reason !== undefined && reason !== known.get(line.partId)
  })
  const [line] = flagged
  if (!line) return areSame(before.charges, after.charges) ? undefined : sumsText(after)
  return flagged.length === 1
    ? `${line.name}: ${attentionText(line)}`
    : plural(flagged.length, "1 line needs attention.", "{count} lines need attention.")
}

export interface Arrangement {
  q: string
  show: string
  sort: string
}

type Compare = (one: CartLine, other: CartLine) => number

const collator = formatPerLanguage(({ locale }) => new Intl.Collator(locale, { numeric: true }))
const compareByText =
  (textOf: (line: CartLine) => string): Compare =>
  (one, other) =>
    collator().compare(textOf(one), textOf(other))
const largestFirst =
  (numberOf: (line: CartLine) => number): Compare =>
  (one, other) =>
    numberOf(other) - numberOf(one)

const comparators = new Map<string, Compare>([
  ["number", compareByText(partNumber)],
  ["name", compareByText(({ name }) => name)],
  ["total", largestFirst((line) => (isPriced(line) ? line.total : -1))],
  ["quantity", largestFirst(({ quantity }) => quantity)],
])

/** Filters lines by words in part numbers, name, note or designators, and sorts the result. */
export function arrangeLines(
  lines: readonly CartLine[],
  { q, show, sort }: Arrangement,
): readonly CartLine[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const hasWords = (line: CartLine) => {
    const { name, note, designators = "", customerPartNumber = "" } = line
    const texts = [partNumber(line), name, note, designators, customerPartNumber]
    const text = texts.join(" ").toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const found = lines.filter((line) => hasWords(line) && (show !== "needy" || needsAttention(line)))
  const compare = comparators.get(sort)
  return compare ? found.toSorted(compare) : found
}

/** Returns the fields that accept a changed line. */
export const acceptedLine = (line: CartLine) =>
  isPriced(line) ? { partId: line.partId, unitPrice: line.unitPrice } : { partId: line.partId }
