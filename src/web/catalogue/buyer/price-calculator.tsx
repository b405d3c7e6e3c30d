import type { RefObject } from "react"
import { checkQuantity, type QuantityRules } from "#domain/orders/quantity.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { LadderTable } from "#web/catalogue/shared/ladder-table.tsx"
import { PriceHints } from "#web/catalogue/shared/price-hints.tsx"
import { priceOf, type ShownPrices } from "#web/catalogue/shared/price-of.ts"
import { QuantityField } from "#web/catalogue/shared/quantity-field.tsx"

interface PriceCalculatorProps {
  offer: ShownPrices & QuantityRules
  /** As it was typed. */
  value: string
  quantity: number
  onChange: (value: string) => void
  field: RefObject<HTMLInputElement | null>
}

/** What any quantity would cost, for visitors too. */
export function PriceCalculator(props: PriceCalculatorProps) {
  const { offer, value, quantity, onChange, field } = props
  const price = priceOf(offer, quantity)
  return (
    <div className="flex flex-col gap-4">
      <LadderTable part={offer} quantity={quantity} />
      <QuantityField
        part={offer}
        value={value}
        onChange={onChange}
        refusal={checkQuantity(offer, quantity)}
        error={undefined}
        input={field}
      />
      <PriceHints part={offer} quantity={quantity} onTake={onChange} input={field} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-text-2">Total</span>
        <output className="font-semibold">
          {price
            ? `${formatCount(quantity)} × ${formatDollars(price.unitPriceCents)} = ${formatDollars(price.totalCents)}`
            : "—"}
        </output>
      </p>
    </div>
  )
}
