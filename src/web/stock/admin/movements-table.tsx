import { t, translated } from "#domain/languages/translate.ts"
import { formatChange } from "#domain/shop/number-format.ts"
import { readMovementNote } from "#domain/stock/stock-level.ts"
import type { Reply } from "#web/api/api.ts"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Movement = Reply<"GET /part/{id}/movements">[number]

const reasonTexts: Record<Movement["reason"], string> = translated({
  initial: "Initial stock",
  order: "Ordered",
  backorder: "Received for a back-order",
  line_cancelled: "Cancelled by the buyer",
  line_changed: "Order edited",
  order_cancelled: "Order deleted",
  order_revived: "Order paid after all",
  refund_return: "Returned with a refund",
  restock: "Restock",
  correction: "Correction",
})

const columns = (): Column<Movement>[] => [
  { header: t("When"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: t("Change|noun"), numeric: true, cell: ({ delta }) => formatChange(delta) },
  { header: t("Reason"), namesRow: true, cell: ({ reason }) => reasonTexts[reason] },
  {
    header: t("Order"),
    cell: ({ orderId, orderNumber }) =>
      orderNumber && orderId ? <OrderLink id={orderId} number={orderNumber} /> : "–",
  },
  { header: t("By"), cell: ({ actor }) => actor || t("the shop") },
  { header: t("Note"), cell: ({ note }) => readMovementNote(note) || "–" },
]

export const MovementsTable = ({ movements }: { movements: readonly Movement[] }) => (
  <DataTable caption={t("Stock movements")} columns={columns()} rows={movements} compact />
)
