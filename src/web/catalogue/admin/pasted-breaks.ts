import type { BreakValues } from "#contract/catalogue/price-break-rules.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import { isUnclear, typedMark, writeTyped } from "#domain/pricing/typed-number.ts"
import { type DecimalMark, decimalMarkOf, plainNumber } from "#domain/pricing/written-number.ts"

const NUMBER = /\d[\d.,'’]*/

/**
 * Reads two pasted columns or an import cell as rows, with any symbols and units: `100⇥4.90`, `1,000+⇥$ 4.90`,
 * `100:4.90;500:4.50`. Prices are returned in the notation of the current language. Skips headings; returns no rows for
 * other text.
 */
export function pastedBreaks(text: string): BreakValues[] {
  const rows = text.split(/[\r\n;]+/).flatMap((line) => {
    const [quantity, price] = line.split(/[\t:]/).flatMap((cell) => NUMBER.exec(cell)?.[0] ?? [])
    return quantity === undefined || price === undefined ? [] : [{ quantity, price }]
  })
  const mark = decimalMarkOf(rows.map(({ price }) => price))
  return rows.map(({ quantity, price }) => ({
    quantity: String(readQuantity(quantity) ?? quantity),
    price: typedPrice(price, mark),
  }))
}

/** Writes a pasted price as it is typed. A number that is ambiguous stays, so that the form reports it. */
function typedPrice(pasted: string, mark: DecimalMark | undefined): string {
  const plain = plainNumber(pasted, mark ?? typedMark())
  return plain === undefined || (!mark && isUnclear(pasted)) ? pasted : writeTyped(plain)
}
