import { t } from "#domain/languages/translate.ts"
import { DownloadButton, useDownload } from "#web/forms/download.tsx"
import type { ListedOrder, Order } from "#web/orders/shared/shown-order.ts"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

interface DocumentFile {
  path: string
  label: string
}

export const creditNotePath = (orderId: string, number: string, type: "pdf" | "xml"): string =>
  `/order/${orderId}/credit-note/${encodeURIComponent(number)}/${type}`

type WithDocuments = Pick<ListedOrder, "_id" | "invoice" | "creditNotes">

const listedDocumentsOf = (order: ListedOrder): DocumentFile[] => [
  ...documentsOf(order),
  ...(order.places?.shipments ?? []).map((number) => ({
    path: `/order/${order._id}/shipment/${number}/slip`,
    label: t("Packing slip {number}", { number }),
  })),
]

function documentsOf({ _id: id, invoice, creditNotes = [] }: WithDocuments): DocumentFile[] {
  if (invoice === undefined) return []
  return [
    { path: `/order/${id}/invoice.pdf`, label: t("Invoice (PDF)") },
    { path: `/order/${id}/invoice.xml`, label: t("Invoice (XML)") },
    ...creditNotes.flatMap((number) => [
      {
        path: creditNotePath(id, number, "pdf"),
        label: t("Credit note {number} (PDF)", { number }),
      },
      {
        path: creditNotePath(id, number, "xml"),
        label: t("Credit note {number} (XML)", { number }),
      },
    ]),
  ]
}

/** Returns links to the files of a listed order; null if there are none. */
export function orderDocuments(order: ListedOrder) {
  const documents = listedDocumentsOf(order)
  if (documents.length === 0) return null
  return documents.map(({ path, label }) => (
    <li key={path}>
      <DocumentLink path={path} label={label} of={order.orderNumber} />
    </li>
  ))
}

function DocumentLink({ path, label, of }: { path: string; label: string; of: string }) {
  const { download, busy } = useDownload()
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : () => void download(path)}
      className="needs-script min-h-6 cursor-pointer text-left underline underline-offset-2"
    >
      {label}
      <span className="sr-only"> {t("of order {of}", { of })}</span>
    </button>
  )
}

export function InvoiceButtons({ order }: { order: Order }) {
  const documents = documentsOf(order)
  if (documents.length === 0) return null
  return (
    <section aria-label={t("Invoices")} className="flex flex-wrap gap-2 print:hidden">
      {documents.map(({ path, label }) => (
        <DownloadButton key={path} className="needs-script" path={path}>
          <Icon of={Download} size={16} />
          {label}
        </DownloadButton>
      ))}
    </section>
  )
}
