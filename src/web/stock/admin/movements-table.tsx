import { formatChange } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

export type Movement = Reply<"GET /part/{id}/movements">[number]

const words: Record<Movement["reason"], string> = {
  initial: "First stock",
  order: "Ordered",
  backorder: "Came for a back-order",
  line_cancelled: "Cancelled by its buyer",
  order_cancelled: "Order deleted",
  order_revived: "Order paid after all",
  refund_return: "Returned with a refund",
  restock: "Restock",
  correction: "Correction",
}

const columns: Column<Movement>[] = [
  { header: "When", cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: "Change", numeric: true, cell: ({ delta }) => formatChange(delta) },
  { header: "Reason", namesRow: true, cell: ({ reason }) => words[reason] },
  {
    header: "Order",
    cell: ({ orderId, orderNumber }) =>
      orderNumber && orderId ? <OrderLink id={orderId} number={orderNumber} /> : "–",
  },
  { header: "By", cell: ({ actor }) => actor || "the shop" },
  { header: "Note", cell: ({ note }) => note || "–" },
]

/** Why a part's stock moved, newest first. */
export const MovementsTable = ({ movements }: { movements: readonly Movement[] }) => (
  <DataTable
    caption="Stock movements"
    columns={columns}
    rows={movements}
    rowKey={({ _id }) => _id}
    compact
  />
)
