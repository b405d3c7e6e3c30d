import type { ReactNode } from "react"
import { Link } from "react-router"
import { chargeAmount } from "#contract/tax/tax-text.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { unitsText } from "./units-text.ts"

type Order = Reply<"GET /myorder">[number]

/** `20 × Tempo`, or `1,240 units: Tempo and 3 more`. */
export const contentsText = ({ lineCount, quantity, productName }: Order): string =>
  lineCount === 1
    ? `${formatCount(quantity)} × ${productName}`
    : `${formatCount(quantity)} units: ${productName}`

interface OrderContentsProps {
  order: Order
  /** What else is seen of it once it is opened. */
  children?: ReactNode
}

/** What an order is for, in a list: its part, or its first lines and what is charged beside, which open under their name. */
export function OrderContents({ order, children }: OrderContentsProps) {
  const { lineCount, lines, productName, subtotal, charges = [] } = order
  if (lineCount === 1 && charges.length === 0 && !children) return productName
  return (
    <details>
      <summary className="cursor-pointer">{productName}</summary>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm font-normal text-text-2 tabular-nums">
        {lines.map((line) => (
          <li key={line.number}>
            {`${formatCount(line.quantity)} × ${line.name}`}
            {line.waiting ? `, ${formatCount(line.waiting)} not there yet` : null}
            {unitsText(line) ? `, ${unitsText(line)}` : null}
          </li>
        ))}
        {lineCount > lines.length ? (
          <li>
            <AllLines order={order} />
          </li>
        ) : null}
        {subtotal === undefined ? null : <li>{`Goods ${formatPrice(subtotal)}`}</li>}
        {charges.map((charge) => (
          <li key={charge.name}>{`${charge.name} ${chargeAmount(charge)}`}</li>
        ))}
        {children}
      </ul>
    </details>
  )
}

/** One that is deleted has no page. */
const AllLines = ({ order: { _id, orderNumber, lineCount, lines, status } }: { order: Order }) =>
  status === "cancelled" ? (
    `and ${formatCount(lineCount - lines.length)} more`
  ) : (
    <Link to={paths.order(_id)} className="underline underline-offset-2">
      {`All ${formatCount(lineCount)} lines`}
      <span className="sr-only"> of order {orderNumber}</span>
    </Link>
  )
