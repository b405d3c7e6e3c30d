import type { ListedOrder } from "../../orders/shared/shown-order.ts"

export interface PaperFile {
  path: string
  label: string
}

type WithPapers = Pick<ListedOrder, "_id" | "invoice" | "creditNotes">

/** What a list shows of them: an order's page has its packing slips with its shipments. */
export const listedPapersOf = (order: ListedOrder): PaperFile[] => [
  ...papersOf(order),
  ...(order.places?.shipments ?? []).map((number) => ({
    path: `/order/${order._id}/shipment/${number}/slip`,
    label: `Packing slip ${number}`,
  })),
]

/** What can be had of an order as a file, for people and for their machines. */
export function papersOf({ _id: id, invoice, creditNotes = [] }: WithPapers): PaperFile[] {
  if (invoice === undefined) return []
  return [
    { path: `/order/${id}/invoice.pdf`, label: "Invoice (PDF)" },
    { path: `/order/${id}/invoice.xml`, label: "Invoice (XML)" },
    ...creditNotes.map((number) => ({
      path: `/order/${id}/credit-note/${number}/pdf`,
      label: `Credit note ${number} (PDF)`,
    })),
  ]
}
