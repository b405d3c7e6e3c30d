import { useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { isSoldOut } from "./stock.tsx"

interface Stock {
  minimumQuantity: number
  availableQuantity: number
  backorder?: string | undefined
}

export function stockAnnouncement(before: Stock, now: Stock, quantity: number): string | undefined {
  const wasOrderable = !isSoldOut(before)
  const isOrderable = !isSoldOut(now)
  if (wasOrderable && !isOrderable) return t("Sold out: fewer are left than the minimum order.")
  if (!isOrderable) return undefined
  if (!wasOrderable)
    return t("{available} are available again.", { available: formatCount(now.availableQuantity) })
  if (quantity <= before.availableQuantity && quantity > now.availableQuantity && !now.backorder)
    return t("Only {available} are available now, fewer than you chose.", {
      available: formatCount(now.availableQuantity),
    })
  if (quantity >= before.minimumQuantity && quantity < now.minimumQuantity)
    return t("The minimum order is {minimum} now, more than you chose.", {
      minimum: formatCount(now.minimumQuantity),
    })
  return undefined
}

export const priceAnnouncement = (before: number, now: number): string | undefined =>
  before === now
    ? undefined
    : t("The price changed from {before} to {now} each.", {
        before: formatAmount(before),
        now: formatAmount(now),
      })

export function useAnnouncement<State extends Record<string, number | string | undefined>>(
  state: State,
  announce: (before: State, now: State) => string | undefined,
): string {
  const [announced, setAnnounced] = useState({ state, text: "" })
  const isSame = Object.entries(state).every(([name, value]) => announced.state[name] === value)
  if (!isSame) setAnnounced({ state, text: announce(announced.state, state) ?? announced.text })
  return announced.text
}
