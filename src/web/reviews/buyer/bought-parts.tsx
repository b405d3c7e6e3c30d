import { useRef } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { CartNote } from "#web/cart/shared/cart-note.tsx"
import { useAddToCart } from "#web/cart/shared/use-add-to-cart.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { paths } from "#web/navigation/paths.ts"
import { changesOf, isSold } from "#web/orders/buyer/order-again.tsx"
import { ReviewLink } from "#web/orders/shared/review-link.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type BoughtPart = Reply<"GET /bought">[number]

export const BoughtParts = ({ bought }: { bought: readonly BoughtPart[] }) =>
  bought.length === 0 ? (
    <EmptyState text={t("You have not bought anything yet.")}>
      <ButtonLink to={paths.homeParts}>{t("Browse parts")}</ButtonLink>
    </EmptyState>
  ) : (
    <DataTable
      caption={t("Buy again")}
      columns={columns()}
      rows={bought}
      rowKey={({ partId }) => partId}
      layoutClass="table-cards bought-parts"
    />
  )

const columns = (): Column<BoughtPart>[] => [
  {
    header: t("Part"),
    namesRow: true,
    className: "bought-part",
    cell: ({ sku, mpn, name, now, review }) => (
      <>
        {isSold(now) ? (
          <Link
            to={paths.partByNumber(now.sku)}
            discover="none"
            className="underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="block font-mono text-mono font-normal text-text-3">
          {partNumber({ sku, mpn })}
        </span>
        <span className="block text-sm font-normal empty:hidden">
          <ReviewLink review={review} name={name} />
        </span>
      </>
    ),
  },
  {
    header: t("Bought"),
    numeric: true,
    cell: ({ orders, units }) => (
      <>
        {counted(units, "unit")}
        <span className="block text-text-2">
          {plural(orders, "once", "in {orders} orders", { orders })}
        </span>
      </>
    ),
  },
  {
    header: t("Last bought"),
    cell: ({ last }) => (
      <>
        <Moment at={last.orderedAt} oneLine dayOnly />
        <span className="block text-text-2 tabular-nums">
          {t("{quantity} at {unitPrice}", {
            quantity: formatCount(last.quantity),
            unitPrice: formatAmount(last.unitPrice),
          })}
        </span>
      </>
    ),
  },
  { header: t("Now"), cell: (part) => <Now part={part} /> },
  { header: t("Buy again"), cell: (part) => <OrderLastQuantity part={part} /> },
]

function Now({ part: { last, now } }: { part: BoughtPart }) {
  const changes = changesOf(last, now)
  if (changes.length === 0) return <span className="text-text-2">{t("No changes")}</span>
  return (
    <ul className="font-medium text-warn tabular-nums">
      {changes.map((change) => (
        <li key={change}>{sentence(change)}</li>
      ))}
    </ul>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function OrderLastQuantity({ part: { partId, name, last, now } }: { part: BoughtPart }) {
  const cart = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const allowed = now.problem?.suggestions ?? []
  const quantity = now.problem ? (allowed.at(-1) ?? 0) : last.quantity
  if (!isSold(now) || quantity === 0) return null
  return (
    <>
      <Button
        ref={button}
        size={32}
        variant="secondary"
        className="needs-script"
        busy={cart.busy ?? false}
        onClick={() => void cart.add([{ partId, quantity }])}
      >
        {t("Add {quantity}", { quantity: formatCount(quantity) })}
        <span className="sr-only"> {t("{name} to cart", { name })}</span>
      </Button>
      <span className="block text-sm">
        <CartNote cart={cart} back={button} />
      </span>
    </>
  )
}
