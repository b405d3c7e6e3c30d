import { t } from "#domain/languages/translate.ts"
import type { PriceHint } from "#domain/orders/price-hints.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"

interface PricedQuantity {
  quantity: number
  unitPriceCents: number
  totalCents: number
}

/** Describes a larger quantity: `14 more: $3.10 instead of $3.40 each`. */
export function priceHintText(hint: PriceHint, asked: PricedQuantity): string {
  const saved = formatCents(cents(Math.max(0, asked.totalCents - hint.totalCents)))
  return hint.costsLess
    ? t("{quantity} cost {saved} less than {asked}", {
        quantity: formatCount(hint.quantity),
        saved,
        asked: formatCount(asked.quantity),
      })
    : t("{more} more: {price} instead of {before} each", {
        more: formatCount(hint.quantity - asked.quantity),
        price: formatCents(hint.unitPriceCents),
        before: formatCents(cents(asked.unitPriceCents)),
      })
}
