import { type Dispatch, memo, type SetStateAction, useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { toAmount, toCents } from "#domain/pricing/money.ts"
import { amountToSend, readTypedAmount } from "#domain/pricing/typed-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { formatShare } from "#domain/shop/percent-format.ts"
import type { Reply } from "#web/api/api.ts"
import { MoneyField, TextField } from "#web/ui/form/field.tsx"

/** Price as staff type it; an empty text means the list price. */
export interface TypedPrice {
  price: string
  reason: string
}

export const listPrice: TypedPrice = { price: "", reason: "" }

export const hasOwnPrice = ({ price }: Pick<TypedPrice, "price">): boolean => price.trim() !== ""

/** Returns the price of a line in the form of a request. Passes invalid amounts on, so that the server reports them. */
export const ownPriceOf = (typed: TypedPrice): { ownPrice?: string; priceReason?: string } =>
  hasOwnPrice(typed)
    ? { ownPrice: amountToSend(typed.price), priceReason: typed.reason.trim() }
    : {}

interface OwnPriceFieldsProps {
  /** Prefix of field names, unique per line. */
  name: string
  value: TypedPrice
  /** List price of one unit, if known. */
  list: number | undefined
  errors: { price: string | undefined; reason: string | undefined }
  onChange: (value: TypedPrice) => void
}

export const OwnPriceFields = ({
  name,
  value: { price, reason },
  list,
  errors,
  onChange,
}: OwnPriceFieldsProps) => (
  <>
    <MoneyField
      name={`price-${name}`}
      label={t("Own price")}
      placeholder={t("List price")}
      value={price}
      error={errors.price}
      onChange={({ target }) => onChange({ price: target.value, reason })}
    />
    <ListPrice list={list} price={price} />
    <div className="staff-line-reason">
      {hasOwnPrice({ price }) ? (
        <TextField
          name={`reason-${name}`}
          label={t("Reason for this price")}
          maxLength={200}
          aria-required
          value={reason}
          error={errors.reason}
          onChange={({ target }) => onChange({ price, reason: target.value })}
        />
      ) : null}
    </div>
  </>
)

const ListPrice = ({ list, price }: { list: number | undefined; price: string }) => (
  <dl className="staff-line-list">
    <div>
      <dt>{t("List price")}</dt>
      <dd>{list === undefined ? "–" : formatAmount(list)}</dd>
    </div>
    <div>
      <dt>{t("Difference")}</dt>
      <dd>{list === undefined ? "–" : differenceText(list, price)}</dd>
    </div>
  </dl>
)

/** Returns the difference from the list price: `-$1.00 (-20%)`. */
function differenceText(list: number, price: string): string {
  const own = readTypedAmount(price)
  const listCents = toCents(list)
  if (own === undefined || own === listCents) return "–"
  const difference = own - listCents
  const amount = `${difference > 0 ? "+" : ""}${formatAmount(toAmount(difference))}`
  return listCents === 0 ? amount : `${amount} (${formatShare(difference / listCents)})`
}

type PricedLine = Reply<"POST /order/for/price">["lines"][number]
type SoldLine = Extract<PricedLine, { partId: string }>

/** Prices that staff typed, by part id. */
export type TypedPrices = ReadonlyMap<string, TypedPrice>

interface OwnPricesProps {
  lines: readonly PricedLine[]
  prices: TypedPrices
  /** Errors of the request by path: `lines.0.priceReason`. */
  errors: Record<string, string>
  onChange: Dispatch<SetStateAction<TypedPrices>>
}

/** Own prices of the lines of a phone order, each beside the list price. */
export function OwnPrices({ lines, prices, errors, onChange }: OwnPricesProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || Object.keys(errors).some((path) => path.startsWith("lines."))
  const sold = lines.filter((line): line is SoldLine => "partId" in line)
  if (sold.length === 0) return null
  const own = sold.filter(({ partId }) => hasOwnPrice(prices.get(partId) ?? listPrice)).length
  return (
    <details
      className="own-prices"
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
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
                  priceError={errors[`lines.${index}.ownPrice`]}
                  reasonError={errors[`lines.${index}.priceReason`]}
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
  priceError: string | undefined
  reasonError: string | undefined
  onChange: OwnPricesProps["onChange"]
}

/** Memoized, because an order may have hundreds of lines. */
const PriceLine = memo(function PriceLine(props: PriceLineProps) {
  const { line, value, priceError, reasonError, onChange } = props
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
        errors={{ price: priceError, reason: reasonError }}
        onChange={(typed) => onChange((all) => new Map(all).set(line.partId, typed))}
      />
    </fieldset>
  )
})
