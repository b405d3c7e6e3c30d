import { useRef, useState } from "react"
import { priceOf, type ShownPrices } from "#web/catalogue/shared/price-of.ts"

/** What one costs now, and what it cost when the buyer saw it last: another price is for them to accept. */
export function useAgreedPrice(loaded: ShownPrices, now: ShownPrices, quantity: number) {
  const [agreed, setAgreed] = useState(loaded)
  const priceField = useRef<HTMLInputElement>(null)
  const agreedPrice = unitPriceOf(agreed, quantity)
  const unitPrice = unitPriceOf(now, quantity)
  const acceptPrice = () => {
    setAgreed(now)
    // The button goes with what it was for.
    priceField.current?.focus()
  }
  const isAgreed = unitPrice === agreedPrice
  return { agreedPrice, unitPrice, isAgreed, acceptPrice, priceField }
}

/** Of one, where that many are ordered; of what is no quantity, the price from one on. */
const unitPriceOf = (part: ShownPrices, quantity: number): number =>
  (priceOf(part, quantity)?.unitPriceCents ?? part.price * 100) / 100
