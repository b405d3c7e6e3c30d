import type { RefObject } from "react"
import { priceHintText } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import { priceHints, type QuantityRules } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { pricedPart, priceOf, type WirePrices } from "./price-of.ts"

interface PriceHintsProps {
  part: WirePrices & QuantityRules
  quantity: number
  onTake: (quantity: string) => void
  /** Field that gets focus when the used hint is removed. */
  input: RefObject<HTMLInputElement | null>
}

/** Larger quantities with a lower unit price, each with a button that uses it. */
export function PriceHints({ part, quantity, onTake, input }: PriceHintsProps) {
  const take = (larger: number) => {
    onTake(String(larger))
    input.current?.focus()
  }
  const now = priceOf(part, quantity)
  const hints = now ? priceHints({ ...part, ...pricedPart(part) }, quantity) : []
  return (
    <div role="status" aria-label={t("Larger quantities")} className="empty:hidden">
      {now && hints.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {hints.map((hint) => (
            <li key={hint.quantity} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-sm text-text-2 tabular-nums">
                {priceHintText(hint, { ...now, quantity })}
              </span>
              <Button variant="secondary" size={32} onClick={() => take(hint.quantity)}>
                {t("Use {quantity}", { quantity: formatCount(hint.quantity) })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
