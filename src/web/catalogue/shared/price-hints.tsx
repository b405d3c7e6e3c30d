import type { RefObject } from "react"
import { priceHintText } from "#contract/orders/price-hint-text.ts"
import { priceHints } from "#domain/orders/price-hints.ts"
import type { QuantityRules } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { pricedPart, priceOf, type ShownPrices } from "./price-of.ts"

interface PriceHintsProps {
  part: ShownPrices & QuantityRules
  quantity: number
  onTake: (quantity: string) => void
  /** Takes the focus of a button that goes with its hint. */
  input: RefObject<HTMLInputElement | null>
}

/** Larger quantities that are worth a thought, each by one click. */
export function PriceHints({ part, quantity, onTake, input }: PriceHintsProps) {
  const take = (larger: number) => {
    onTake(String(larger))
    input.current?.focus()
  }
  const now = priceOf(part, quantity)
  const hints = now ? priceHints({ ...part, ...pricedPart(part) }, quantity) : []
  return (
    <div role="status" aria-label="Larger quantities" className="empty:hidden">
      {now && hints.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {hints.map((hint) => (
            <li key={hint.quantity} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-sm text-text-2 tabular-nums">
                {priceHintText(hint, { ...now, quantity })}
              </span>
              <Button variant="secondary" size={32} onClick={() => take(hint.quantity)}>
                Use {formatCount(hint.quantity)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
