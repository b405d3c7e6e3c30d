import { useDownload } from "#web/forms/use-download.ts"
import { Button } from "#web/ui/button.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { Order } from "../../orders/shared/shown-order.ts"
import { type PaperFile, papersOf } from "./papers-of.ts"

/** The order's invoice and credit notes. */
export function InvoiceButtons({ order }: { order: Order }) {
  const papers = papersOf(order)
  if (papers.length === 0) return null
  return (
    <section aria-label="Invoices" className="flex flex-wrap gap-2 print:hidden">
      {papers.map((paper) => (
        <FileButton key={paper.path} {...paper} />
      ))}
    </section>
  )
}

function FileButton({ path, label }: PaperFile) {
  const { download, busy } = useDownload()
  return (
    <Button
      variant="secondary"
      className="needs-script"
      busy={busy}
      onClick={() => void download(path)}
    >
      <Icon of={Download} size={16} />
      {label}
    </Button>
  )
}
