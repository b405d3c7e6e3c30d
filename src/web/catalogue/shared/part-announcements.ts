import { useState } from "react"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"

interface Stock {
  minimum: number
  available: number
}

/** What a change of stock means for somebody who wants so many; undefined when it means nothing. */
export function stockAnnouncement(before: Stock, now: Stock, quantity: number): string | undefined {
  const wasOrderable = before.available >= before.minimum
  const isOrderable = now.available >= now.minimum
  if (wasOrderable && !isOrderable) return "Sold out: fewer are left than one order takes."
  if (!isOrderable) return undefined
  if (!wasOrderable) return `${formatCount(now.available)} are available again.`
  if (quantity <= before.available && quantity > now.available)
    return `Only ${formatCount(now.available)} are available now, fewer than you chose.`
  if (quantity >= before.minimum && quantity < now.minimum)
    return `The minimum order is ${formatCount(now.minimum)} now, more than you chose.`
  return undefined
}

export const priceAnnouncement = (before: number, now: number): string | undefined =>
  before === now
    ? undefined
    : `The price changed from ${formatPrice(before)} to ${formatPrice(now)} each.`

/** The latest change worth announcing, for a region that is read out; what means nothing leaves it as it is. */
export function useAnnouncement<State extends Record<string, number>>(
  state: State,
  announce: (before: State, now: State) => string | undefined,
): string {
  const [told, setTold] = useState({ state, text: "" })
  const isSame = Object.entries(state).every(([name, value]) => told.state[name] === value)
  if (!isSame) setTold({ state, text: announce(told.state, state) ?? told.text })
  return told.text
}
