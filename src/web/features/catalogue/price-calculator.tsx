import { useRef } from "react"
import { checkQuantity } from "#domain/orders/quantity.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { LadderTable } from "#web/parts/ladder-table.tsx"
import { PriceHints } from "#web/parts/price-hints.tsx"
import { priceOf } from "#web/parts/price-of.ts"
import { QuantityField } from "#web/parts/quantity-field.tsx"
import type { PartData } from "./load-part.ts"

interface PriceCalculatorProps {
  part: PartData
  value: string
  onChange: (value: string) => void
}

/** What any quantity would cost, for visitors too. */
export function PriceCalculator({ part, value, onChange }: PriceCalculatorProps) {
  const input = useRef<HTMLInputElement>(null)
  const quantity = value === "" ? Number.NaN : Number(value)
  const offer = {
    price: part.price,
    breaks: part.breaks,
    minimumQuantity: part.minimum,
    maximumQuantity: part.maximum,
    orderMultiple: part.multiple,
    availableQuantity: part.available,
  }
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
        input={input}
      />
      <PriceHints part={offer} quantity={quantity} onTake={onChange} input={input} />
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
