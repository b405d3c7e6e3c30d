import { t } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { allBreaksOf, type PriceBreak } from "#domain/pricing/price-for.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { formatPercent } from "#domain/shop/percent-format.ts"
import { pricedPart, priceOf, type WirePrices } from "./price-of.ts"

interface LadderTableProps {
  part: WirePrices & { minimumQuantity?: number }
  quantity: number
}

/** Table of price breaks; marks the break that applies. Renders nothing if there are none. */
export function LadderTable({ part, quantity }: LadderTableProps) {
  if (!part.breaks?.length) return null
  const priced = pricedPart(part)
  const ladder = stepsFromMinimum(allBreaksOf(priced), part.minimumQuantity ?? 1)
  const present = priceOf(part, quantity)?.why.from
  return (
    // On a narrow screen with large text, the table scrolls, not the page.
    <div className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-[0.9375rem]/6 tabular-nums">
        <caption className="sr-only">{t("Price by quantity")}</caption>
        <thead>
          <tr className="border-b border-border text-left text-sm text-text-3 *:px-2 *:py-1.5 *:font-normal">
            <th scope="col">{t("Quantity")}</th>
            <th scope="col" className="text-right">
              {t("Each")}
            </th>
            <th scope="col" className="text-right">
              {t("Saving")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ from, first, unitPriceCents }, index) => (
            <tr
              key={from}
              aria-current={from === present || undefined}
              className="border-b border-border *:px-2 *:py-1.5 aria-[current]:bg-brand-subtle aria-[current]:font-semibold"
            >
              <th scope="row" className="text-left [font-weight:inherit]">
                {spanText(first, ladder[index + 1]?.from)}
                {from === present ? <span className="sr-only"> {t("(your quantity)")}</span> : null}
              </th>
              <td className="text-right">{formatCents(cents(unitPriceCents))}</td>
              <td className="text-right">{savingText(priced.priceCents, unitPriceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Drops breaks that end below the minimum quantity; the first remaining break starts at that minimum. */
const stepsFromMinimum = (ladder: readonly PriceBreak[], minimum: number) =>
  ladder
    .filter((_, index) => (ladder[index + 1]?.from ?? Number.POSITIVE_INFINITY) > minimum)
    .map((step) => ({ ...step, first: Math.max(step.from, minimum) }))

const spanText = (from: number, next: number | undefined): string => {
  if (next === undefined) return `${formatCount(from)}+`
  return next - from === 1 ? formatCount(from) : `${formatCount(from)}–${formatCount(next - 1)}`
}

function savingText(price: number, unitPrice: number): string {
  const perMille = Math.floor(((price - unitPrice) * 1000) / price)
  return perMille === 0 ? "—" : formatPercent(perMille * 100)
}
