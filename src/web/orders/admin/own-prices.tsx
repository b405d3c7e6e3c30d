import { type Dispatch, memo, type SetStateAction, useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { listPrice, OwnPriceFields, type TypedPrice } from "./own-price-fields.tsx"

export type PricedLine = Reply<"POST /order/for/price">["lines"][number]
type SoldLine = Extract<PricedLine, { partId: string }>

/** Prices that staff typed, by part. */
export type TypedPrices = ReadonlyMap<string, TypedPrice>

interface OwnPricesProps {
  lines: readonly PricedLine[]
  prices: TypedPrices
  /** Problems that the call found, named after its lines: `lines.0.priceReason`. */
  errors: Record<string, string>
  onChange: Dispatch<SetStateAction<TypedPrices>>
}

/** Own prices of the lines of a phone order, each beside the part's own. */
export function OwnPrices({ lines, prices, errors, onChange }: OwnPricesProps) {
  const [isOpen, setOpen] = useState(false)
  const sold = lines.filter((line): line is SoldLine => "partId" in line)
  if (sold.length === 0) return null
  const own = sold.filter(({ partId }) => Boolean(prices.get(partId)?.price)).length
  return (
    <details className="own-prices" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {own === 0 ? t("Own prices") : plural(own, "{count} own price", "{count} own prices")}
      </summary>
      {isOpen ? (
        <ul>
          {lines.map((line, index) =>
            "partId" in line ? (
              <li key={line.partId}>
                <PriceLine
                  line={line}
                  value={prices.get(line.partId) ?? listPrice}
                  price={errors[`lines.${index}.ownPrice`]}
                  reason={errors[`lines.${index}.priceReason`]}
                  onChange={onChange}
                />
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </details>
  )
}

interface PriceLineProps {
  line: SoldLine
  value: TypedPrice
  price: string | undefined
  reason: string | undefined
  onChange: OwnPricesProps["onChange"]
}

/** Drawn anew only where its line changed: an order may have hundreds. */
const PriceLine = memo(function PriceLine(props: PriceLineProps) {
  const { line, value, price, reason, onChange } = props
  return (
    <fieldset className="staff-line">
      <legend className="sr-only">{line.name}</legend>
      <p>
        {line.name}
        <span className="block text-sm text-text-2">
          <span className="font-mono text-mono">{line.sku}</span> × {formatCount(line.quantity)}
        </span>
      </p>
      <OwnPriceFields
        name={line.partId}
        value={value}
        list={line.listPrice ?? line.unitPrice}
        errors={{ price, reason }}
        onChange={(typed) => onChange((all) => new Map(all).set(line.partId, typed))}
      />
    </fieldset>
  )
})
