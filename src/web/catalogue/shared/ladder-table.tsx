import { cents } from "#domain/pricing/money.ts"
import { ladderOf } from "#domain/pricing/price-for.ts"
import { formatCount, formatDollars, formatTenths } from "#domain/shop/number-format.ts"
import { pricedPart, priceOf, type ShownPrices } from "./price-of.ts"

interface LadderTableProps {
  part: ShownPrices
  quantity: number
}

/** What one costs from which quantity on, and which of these prices holds for so many; nothing where there is one. */
export function LadderTable({ part, quantity }: LadderTableProps) {
  if (!part.breaks?.length) return null
  const priced = pricedPart(part)
  const ladder = ladderOf(priced)
  const present = priceOf(part, quantity)?.why.from
  return (
    // A narrow screen with large text scrolls the table, not the page.
    <div className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-[0.9375rem]/6 tabular-nums">
        <caption className="sr-only">Price by quantity</caption>
        <thead>
          <tr className="border-b border-border text-left text-sm text-text-3 *:px-2 *:py-1.5 *:font-normal">
            <th scope="col">Quantity</th>
            <th scope="col" className="text-right">
              Each
            </th>
            <th scope="col" className="text-right">
              Saving
            </th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ from, unitPriceCents }, index) => (
            <tr
              key={from}
              aria-current={from === present || undefined}
              className="border-b border-border *:px-2 *:py-1.5 aria-[current]:bg-brand-subtle aria-[current]:font-semibold"
            >
              <th scope="row" className="text-left [font-weight:inherit]">
                {spanText(from, ladder[index + 1]?.from)}
                {from === present ? <span className="sr-only"> (your quantity)</span> : null}
              </th>
              <td className="text-right">{formatDollars(cents(unitPriceCents))}</td>
              <td className="text-right">{savingText(priced.priceCents, unitPriceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const spanText = (from: number, next: number | undefined): string => {
  if (next === undefined) return `${formatCount(from)}+`
  return next - from === 1 ? formatCount(from) : `${formatCount(from)}–${formatCount(next - 1)}`
}

/** Never more than is saved. */
function savingText(price: number, unitPrice: number): string {
  const perMille = Math.floor(((price - unitPrice) * 1000) / price)
  return perMille === 0 ? "—" : `${formatTenths(perMille / 10)}%`
}
