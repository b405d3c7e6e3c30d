import { Link } from "react-router"
import { toast } from "../ui/feedback/toast.ts"
import { Copy } from "../ui/icon/form-icons.ts"
import { Icon } from "../ui/icon/icon.tsx"
import { ShortId } from "../ui/table/data-table.tsx"
import { paths } from "./paths.ts"

/** An order's id, which leads to all that is known of it, and is copied whole. */
export const OrderLink = ({ id }: { id: string }) => (
  <span className="inline-flex items-center gap-1">
    <Link
      to={paths.order(id)}
      className="inline-flex min-h-6 items-center underline decoration-control underline-offset-4 hover:decoration-current"
    >
      <ShortId id={id} />
    </Link>
    <CopyId id={id} />
  </span>
)

const CopyId = ({ id }: { id: string }) => (
  <button
    type="button"
    aria-label={`Copy the id of order ${id}`}
    title="Copy the id"
    onClick={() => void copy(id)}
    className="needs-script grid size-7 shrink-0 place-items-center rounded text-text-2 hover:bg-sunken hover:text-text"
  >
    <Icon of={Copy} size={14} />
  </button>
)

/** A browser offers its clipboard to secure pages only, and may ask for leave. */
async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id)
    toast("Order id copied.")
  } catch {
    toast(
      "Your browser does not let this page copy. The order's own page shows the id whole.",
      "failure",
    )
  }
}
