import { useRef } from "react"
import { Link } from "react-router"
import { comparisonText } from "#contract/catalogue/part-text.ts"
import { commonText } from "#contract/kernel/common-text.ts"
import { refusalText } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import { checkQuantity } from "#domain/orders/quantity.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { CartNote } from "#web/cart/shared/cart-note.tsx"
import { useAddToCart } from "#web/cart/shared/use-add-to-cart.ts"
import { removeCompared } from "#web/catalogue/shared/compared-parts.ts"
import { PartThumbnail, UnknownValue } from "#web/catalogue/shared/part-summary.tsx"
import { priceOf } from "#web/catalogue/shared/price-of.ts"
import { Availability } from "#web/catalogue/shared/stock.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import type { Column, Row } from "./load-comparison.ts"

function CompareOrder({ part, quantity }: { part: Column; quantity: number | undefined }) {
  const cart = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const requested = quantity ?? Number.NaN
  const refusal = checkQuantity(part, requested)
  // If the quantity is refused, offers the largest suggestion.
  const orderable = refusal ? refusal.suggestions.at(-1) : requested
  return (
    <span className="compare-order">
      {refusal ? <span className="text-danger">{refusalText(refusal)}</span> : null}
      {orderable ? (
        <Button
          ref={button}
          variant="secondary"
          size={32}
          className="needs-script"
          busy={cart.busy ?? false}
          onClick={() => void cart.add([{ partId: part.id, quantity: orderable }])}
        >
          {`${commonText.cart.addShort} ${formatCount(orderable)}`}
          <span className="sr-only">{` ${t("to cart {name}", { name: part.name })}`}</span>
        </Button>
      ) : null}
      <span className="min-h-5">
        <CartNote cart={cart} back={button} />
      </span>
    </span>
  )
}

interface CompareTableProps {
  parts: readonly Column[]
  rows: readonly Row[]
  quantity: number | undefined
  isOnlyDifferences: boolean
  /** Returns the address of the comparison without a part. */
  addressWithout: (id: string) => string
}

/** Comparison with one column per part; scrolls in a frame on small screens. */
export function CompareTable(props: CompareTableProps) {
  const { parts, rows, quantity, isOnlyDifferences, addressWithout } = props
  const caption = isOnlyDifferences ? comparisonText.differences : comparisonText.allOfThem
  return (
    <div className="compare-frame" data-parts={parts.length}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section aria-label={comparisonText.table} tabIndex={0} className="compare-scroll">
        <table className="compare-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td />
              {parts.map((part) => (
                <ColumnHead
                  key={part.id}
                  part={part}
                  quantity={quantity}
                  addressWithout={addressWithout(part.id)}
                />
              ))}
            </tr>
          </thead>
          <Offers parts={parts} quantity={quantity} />
          {[...Map.groupBy(rows, ({ group }) => group)].map(([name, ofGroup]) => (
            <tbody key={name ?? ""}>
              {name ? (
                <tr className="compare-group">
                  <th scope="rowgroup" colSpan={parts.length + 1}>
                    <span>{name}</span>
                  </th>
                </tr>
              ) : null}
              {ofGroup.map((row) => (
                <AttributeRow key={row.label} row={row} parts={parts} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

interface ColumnHeadProps {
  part: Column
  quantity: number | undefined
  addressWithout: string
}

function ColumnHead({ part, quantity, addressWithout }: ColumnHeadProps) {
  const price = quantity === undefined ? undefined : priceOf(part, quantity)
  return (
    <th scope="col">
      <span className="compare-picture tile">
        <PartThumbnail part={part} sizes="96px" />
      </span>
      <Link to={paths.part(part.slug)} className="compare-name">
        {part.name}
      </Link>
      <span className="compare-number">{part.number}</span>
      <span className="compare-price">
        {price ? formatCents(price.unitPriceCents) : "–"}
        <span className="font-normal text-text-3"> {t("each")}</span>
      </span>
      <Link
        to={addressWithout}
        replace
        preventScrollReset
        className="compare-remove"
        aria-label={comparisonText.remove(part.name)}
        onClick={({ currentTarget }) => {
          // The link is removed with its column.
          currentTarget.closest("section")?.focus()
          removeCompared(part.id)
        }}
      >
        <Icon of={X} size={16} />
      </Link>
    </th>
  )
}

interface OffersProps {
  parts: readonly Column[]
  quantity: number | undefined
}

function Offers({ parts, quantity }: OffersProps) {
  const totals = parts.map((part) =>
    quantity === undefined ? undefined : priceOf(part, quantity)?.totalCents,
  )
  const known = totals.filter((total) => total !== undefined)
  const lowest = Math.min(...known)
  const isLowest = (total: number) => total === lowest && known.some((other) => other !== lowest)
  return (
    <tbody>
      <tr>
        <th scope="row">
          {quantity === undefined
            ? t("Total")
            : t("Total of {quantity}", { quantity: formatCount(quantity) })}
        </th>
        {parts.map(({ id }, index) => {
          const total = totals[index]
          return (
            <td key={id}>
              {total === undefined ? <UnknownValue /> : formatCents(cents(total))}
              {total !== undefined && isLowest(total) ? <Best>{comparisonText.lowest}</Best> : null}
            </td>
          )
        })}
      </tr>
      <tr>
        <th scope="row">{t("Available")}</th>
        {parts.map((part) => (
          <td key={part.id}>
            <Availability {...part} short />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t("Order")}</th>
        {parts.map((part) => (
          <td key={part.id}>
            <CompareOrder part={part} quantity={quantity} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

const AttributeRow = ({ row, parts }: { row: Row; parts: readonly Column[] }) => (
  <tr data-differs={row.differs || undefined}>
    <th scope="row">{row.label}</th>
    {parts.map(({ id }, index) => (
      <td key={id}>
        {row.values[index] ?? <UnknownValue />}
        {row.best.includes(index) ? (
          <Best>{parts.length > 2 ? comparisonText.best : comparisonText.better}</Best>
        ) : null}
      </td>
    ))}
  </tr>
)

const Best = ({ children }: { children: string }) => (
  <>
    {" "}
    <span className="compare-best">{children}</span>
  </>
)
