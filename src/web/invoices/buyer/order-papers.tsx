import { useDownload } from "#web/forms/use-download.ts"
import type { ListedOrder } from "../../orders/shared/shown-order.ts"
import { listedPapersOf } from "./papers-of.ts"

/** The files of an order, among what opens of it in a list; nothing where there are none. */
export function orderPapers(order: ListedOrder) {
  const papers = listedPapersOf(order)
  if (papers.length === 0) return null
  return papers.map(({ path, label }) => (
    <li key={path}>
      <PaperLink path={path} label={label} of={order.orderNumber} />
    </li>
  ))
}

function PaperLink({ path, label, of }: { path: string; label: string; of: string }) {
  const { download, busy } = useDownload()
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : () => void download(path)}
      className="needs-script min-h-6 cursor-pointer text-left underline underline-offset-2"
    >
      {label}
      <span className="sr-only"> of order {of}</span>
    </button>
  )
}
