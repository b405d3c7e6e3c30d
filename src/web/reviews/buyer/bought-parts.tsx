import { useRef } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { CartNote, useAddToCart } from "#web/cart/shared/cart-note.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ReviewLink } from "#web/orders/shared/order-contents.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { changesOf, isSold } from "../../orders/buyer/order-again.tsx"

type BoughtPart = Reply<"GET /bought">[number]

export const BoughtParts = ({ bought }: { bought: readonly BoughtPart[] }) =>
  bought.length === 0 ? (
    <EmptyState text="You have bought nothing yet.">
      <ButtonLink to={paths.homeParts}>Browse parts</ButtonLink>
    </EmptyState>
  ) : (
    <DataTable
      caption="Buy again"
      columns={columns}
      rows={bought}
      rowKey={({ partId }) => partId}
      look="table-cards bought-parts"
    />
  )

const columns: Column<BoughtPart>[] = [
  {
    header: "Part",
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
          <ReviewLink of={review} name={name} />
        </span>
      </>
    ),
  },
  {
    header: "Bought",
    numeric: true,
    className: "bought-often",
    cell: ({ orders, units }) => (
      <>
        {`${formatCount(units)} units`}
        <span className="block text-text-2">{orders === 1 ? "once" : `in ${orders} orders`}</span>
      </>
    ),
  },
  {
    header: "Last",
    className: "bought-last",
    cell: ({ last }) => (
      <>
        <Moment at={last.orderedAt} oneLine dayOnly />
        <span className="block text-text-2 tabular-nums">
          {`${formatCount(last.quantity)} at ${formatAmount(last.unitPrice)}`}
        </span>
      </>
    ),
  },
  {
    header: "Now",
    className: "bought-now",
    cell: (part) => <Now part={part} />,
  },
  {
    header: "Again",
    className: "bought-again",
    cell: (part) => <OrderLastQuantity part={part} />,
  },
]

function Now({ part: { last, now } }: { part: BoughtPart }) {
  const changes = changesOf(last, now)
  if (changes.length === 0) return <span className="text-text-2">As it was</span>
  return (
    <ul className="font-medium text-warn tabular-nums">
      {changes.map((change) => (
        <li key={change}>{sentence(change)}</li>
      ))}
    </ul>
  )
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

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
        Add {formatCount(quantity)}
        <span className="sr-only"> {name} to cart</span>
      </Button>
      <span className="block text-sm">
        <CartNote cart={cart} back={button} />
      </span>
    </>
  )
}
