import { t } from "#domain/languages/translate.ts"
import { currencySign, formatAmount } from "#domain/pricing/currency.ts"
import { toAmount, toCents, writeAmount } from "#domain/pricing/money.ts"
import { typedAmount } from "#domain/pricing/written-amount.ts"
import { formatShare } from "#domain/shop/number-format.ts"
import { TextField } from "#web/ui/form/field.tsx"

/** A price as staff type it; empty: the part's own. */
export interface TypedPrice {
  price: string
  reason: string
}

export const listPrice: TypedPrice = { price: "", reason: "" }

/** The price of a line as calls take it. What is no amount goes as it is, for the shop to say so. */
export function ownPriceOf({ price, reason }: TypedPrice): {
  ownPrice?: string
  priceReason?: string
} {
  if (price.trim() === "") return {}
  const amount = typedAmount(price)
  return {
    ownPrice: amount === undefined ? price : writeAmount(amount),
    priceReason: reason.trim(),
  }
}

interface OwnPriceFieldsProps {
  /** Tells the fields of one line from those of others. */
  name: string
  value: TypedPrice
  /** The unit price without it, where that is known. */
  list: number | undefined
  errors?: { price?: string | undefined; reason?: string | undefined }
  onChange: (value: TypedPrice) => void
}

/** Own price of a line beside its list price, and the reason for it. */
export const OwnPriceFields = ({
  name,
  value: { price, reason },
  list,
  errors = {},
  onChange,
}: OwnPriceFieldsProps) => (
  <>
    <TextField
      name={`price-${name}`}
      label={t("Own price")}
      prefix={currencySign()}
      inputMode="decimal"
      placeholder={t("List price")}
      value={price}
      error={errors.price}
      onChange={({ target }) => onChange({ price: target.value, reason })}
    />
    <ListPrice list={list} price={price} />
    <div className="staff-line-reason">
      {price === "" ? null : (
        <TextField
          name={`reason-${name}`}
          label={t("Reason for this price")}
          maxLength={200}
          aria-required
          value={reason}
          error={errors.reason}
          onChange={({ target }) => onChange({ price, reason: target.value })}
        />
      )}
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

/** Says how far a price is from the list price: `-$1.00 (-20%)`. */
function differenceText(list: number, price: string): string {
  const own = typedAmount(price)
  const listCents = toCents(list)
  if (own === undefined || own === listCents) return "–"
  const difference = own - listCents
  const amount = `${difference > 0 ? "+" : ""}${formatAmount(toAmount(difference))}`
  return listCents === 0 ? amount : `${amount} (${formatShare(difference / listCents)})`
}
