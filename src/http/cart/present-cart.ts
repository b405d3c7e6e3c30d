import type { LineChange } from "#domain/cart/changed-line.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import type { Cart, CartLine } from "#operations/cart/read-cart.ts"
import type { ShownTerms } from "#operations/orders/show-terms.ts"
import { presentFirst } from "../orders/present-first.ts"
import { presentPricedLine } from "../orders/present-priced-line.ts"
import { presentTotals } from "../orders/present-terms.ts"

export const presentCart = (
  { version, lines, units, totalCents }: Cart,
  terms?: ShownTerms,
  first?: number,
) => ({
  version,
  ...presentFirst(lines, first, presentCartLine),
  units,
  ...presentTotals(totalCents, terms),
})

function presentCartLine({ part, quantity, note, priced, changed }: CartLine) {
  return {
    ...presentPricedLine(priced),
    partId: part.id,
    sku: part.sku,
    mpn: part.mpn ?? undefined,
    name: part.name,
    image: part.image,
    quantity,
    note,
    ...(changed && { changed: presentChange(changed) }),
  }
}

const presentChange = ({ unitPriceCents, orderable }: LineChange) => ({
  ...(typeof unitPriceCents === "number" && { unitPrice: toDollars(cents(unitPriceCents)) }),
  ...(orderable !== undefined && { orderable }),
})
