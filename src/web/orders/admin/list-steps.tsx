import { Link } from "react-router"
import { paths } from "#web/navigation/paths.ts"
import { ArrowLeft, ArrowRight } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { ListPlace } from "./next-in-list.ts"

const look = "inline-flex min-h-10 items-center gap-1.5 font-medium text-brand hover:underline"

/** From an order back to the list that it was opened from, and on to the next one there; in sight however long the order is. */
export const ListSteps = ({ place: { query, next } }: { place: ListPlace }) => (
  <nav
    aria-label="List of orders"
    className="sticky top-(--bar) z-10 mb-4 flex flex-wrap justify-between gap-x-4 bg-bg text-sm print:hidden"
  >
    <Link to={paths.ordersAsListed(query)} className={look}>
      <Icon of={ArrowLeft} size={16} />
      Back to the list
    </Link>
    {next ? (
      <Link to={paths.orderOfList(next._id, query)} className={look}>
        <span>
          Next order <span className="font-mono text-mono">{next.orderNumber}</span>
        </span>
        <Icon of={ArrowRight} size={16} />
      </Link>
    ) : (
      <p className="inline-flex min-h-10 items-center text-text-2">The last of the list</p>
    )}
  </nav>
)
