import { Link } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"

type Order = Reply<"GET /order/{id}">

/** `20 × Tempo`, or `1,240 units: Tempo and 3 more`. */
export const contentsText = ({ lineCount, quantity, productName }: Order): string =>
  lineCount === 1
    ? `${formatCount(quantity)} × ${productName}`
    : `${formatCount(quantity)} units: ${productName}`

/** What an order is for, in a list: its part, or its first lines, which open under their name. */
export function OrderContents({ order }: { order: Order }) {
  const { lineCount, lines, productName } = order
  if (lineCount === 1) return productName
  return (
    <details>
      <summary className="cursor-pointer">{productName}</summary>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm font-normal text-text-2">
        {lines.map(({ number, quantity, name }) => (
          <li key={number} className="tabular-nums">{`${formatCount(quantity)} × ${name}`}</li>
        ))}
        {lineCount > lines.length ? (
          <li>
            <Link to={paths.order(order._id)} className="underline underline-offset-2">
              {`All ${formatCount(lineCount)} lines`}
              <span className="sr-only"> of order {order.orderNumber}</span>
            </Link>
          </li>
        ) : null}
      </ul>
    </details>
  )
}
