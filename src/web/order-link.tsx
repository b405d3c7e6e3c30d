import { Link } from "react-router"
import { paths } from "./paths.ts"
import { ShortId } from "./ui/data-table.tsx"

/** An order's id, which leads to all that is known of it. */
export const OrderLink = ({ id }: { id: string }) => (
  <Link
    to={paths.order(id)}
    className="inline-flex min-h-6 items-center underline decoration-control underline-offset-4 hover:decoration-current"
  >
    <ShortId id={id} />
  </Link>
)
