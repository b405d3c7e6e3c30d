import { formatCount } from "#domain/shop/number-format.ts"
import { sumsText } from "#web/orders/shared/order-sums.tsx"
import { type Cart, type CartLine, changeText, problemText } from "./cart-line.ts"

/** The same, with the very lines of before wherever nothing about them is new: their rows stay as they are. */
export function keepSame(before: Cart, after: Cart): Cart {
  const known = new Map(before.lines.map((line) => [line.partId, line]))
  const lines = after.lines.map((line) => {
    const same = known.get(line.partId)
    return same && JSON.stringify(same) === JSON.stringify(line) ? same : line
  })
  return { ...after, lines }
}

const whatToSay = (line: CartLine): string | undefined => changeText(line) ?? problemText(line)

const areSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) === JSON.stringify(after)

/** What is new about lines that need something, or of what is charged, in a sentence to be read out; undefined when nothing is. */
export function cartAnnouncement(before: Cart, after: Cart): string | undefined {
  const known = new Map(before.lines.map((line) => [line.partId, whatToSay(line)]))
  const fresh = after.lines.filter((line) => {
    const words = whatToSay(line)
    return words !== undefined && words !== known.get(line.partId)
  })
  const [line] = fresh
  if (!line) return areSame(before.charges, after.charges) ? undefined : sumsText(after)
  return fresh.length === 1
    ? `${line.name}: ${whatToSay(line)}`
    : `${formatCount(fresh.length)} lines need a look.`
}
