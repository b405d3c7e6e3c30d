import type { CallInput, Contract } from "#contract/contract.ts"
import { lineTotal } from "#domain/pricing/money.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"

export type Cart = Reply<"GET /cart">
export type CartLine = Cart["lines"][number]
export type PricedLine = Extract<CartLine, { unitPrice: number }>
export type CartChange = Partial<CallInput<Contract["PATCH /cart"]>["body"]>

/** Of a part that is no longer sold nothing is known but that. */
export const isPriced = (line: CartLine): line is PricedLine => "unitPrice" in line

/** Why a line may not be ordered as it is. */
export function problemText(line: CartLine): string | undefined {
  if (!line.problem) return undefined
  const { code, message } = line.problem
  return code === "not_available" && isPriced(line) && line.availableQuantity > 0
    ? `${formatCount(line.availableQuantity)} now.`
    : message
}

/** There are not so many, or none any more: another part may take its place. */
export const isShortOrGone = ({ problem }: CartLine): boolean =>
  ["not_available", "part_not_found", "part_discontinued", "part_upcoming"].includes(
    problem?.code ?? "",
  )

/** What is another than the buyer saw last, and waits for their word. */
export function changeText(line: CartLine): string | undefined {
  if (!line.changed || !isPriced(line)) return undefined
  const { unitPrice, orderable } = line.changed
  if (unitPrice !== undefined)
    return `${formatPrice(line.unitPrice)}, was ${formatPrice(unitPrice)}`
  return orderable === false && !line.problem ? "Can be ordered now." : undefined
}

/** Whether its buyer has to do something before it can be ordered. */
export const needsAttention = (line: CartLine): boolean =>
  line.problem !== undefined || changeText(line) !== undefined

/** What the lines cost that can be ordered as they are: all of them, once none is refused. */
export function totalCents(lines: readonly CartLine[]): number {
  return lines.reduce(
    (sum, line) => (isPriced(line) && !line.problem ? sum + Math.round(line.total * 100) : sum),
    0,
  )
}

/** By how much all changed prices together make the cart dearer; below zero, cheaper. */
export function priceIncreaseCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => {
    const before = isPriced(line) ? line.changed?.unitPrice : undefined
    if (before === undefined || !isPriced(line)) return sum
    const cost = (dollars: number) => lineTotal(Math.round(dollars * 100), line.quantity)
    return sum + cost(line.unitPrice) - cost(before)
  }, 0)
}
