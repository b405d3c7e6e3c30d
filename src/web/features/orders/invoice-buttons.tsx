import type { ReactNode } from "react"
import { useDownload } from "#web/forms/use-download.ts"
import { Button } from "#web/ui/button.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { Order } from "./types.ts"

/** The order's invoice and credit notes, for people and for their machines. */
export function InvoiceButtons({ order }: { order: Order }) {
  const { _id: id, invoice, creditNotes = [] } = order
  if (invoice === undefined) return null
  return (
    <section aria-label="Invoices" className="flex flex-wrap gap-2 print:hidden">
      <FileButton path={`/order/${id}/invoice.pdf`}>Invoice (PDF)</FileButton>
      <FileButton path={`/order/${id}/invoice.xml`}>Invoice (XML)</FileButton>
      {creditNotes.map((number) => (
        <FileButton key={number} path={`/order/${id}/credit-note/${number}/pdf`}>
          Credit note {number} (PDF)
        </FileButton>
      ))}
    </section>
  )
}

function FileButton({ path, children }: { path: string; children: ReactNode }) {
  const { download, busy } = useDownload()
  return (
    <Button
      variant="secondary"
      className="needs-script"
      busy={busy}
      onClick={() => void download(path)}
    >
      <Icon of={Download} size={16} />
      {children}
    </Button>
  )
}
