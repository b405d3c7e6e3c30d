import { Link } from "react-router"
import { paths } from "#web/navigation/paths.ts"
import { PaperButton } from "./paper-button.tsx"
import { papersOf } from "./papers-of.ts"
import type { ListedOrder } from "./types.ts"

/** What there is of a paid order to print or to keep, in a list: its page is the receipt. */
export function OrderPapers({ order }: { order: ListedOrder }) {
  const papers = papersOf(order)
  if (!order.paid) return null
  const ofOrder = <span className="sr-only"> of order {order.orderNumber}</span>
  const receipt = (
    <Link to={paths.order(order._id)} className="text-sm underline underline-offset-2">
      Receipt{ofOrder}
    </Link>
  )
  if (papers.length === 0) return receipt
  return (
    <details>
      <summary className="cursor-pointer text-sm">Papers{ofOrder}</summary>
      <ul className="mt-1.5 flex flex-col items-start gap-1">
        <li>{receipt}</li>
        {papers.map(({ path, label }) => (
          <li key={path}>
            <PaperButton path={path} variant="link">
              {label}
              {ofOrder}
            </PaperButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
