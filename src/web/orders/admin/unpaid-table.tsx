import { useState } from "react"
import { Link } from "react-router"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { useRowLeaving } from "#web/forms/use-row-leaving.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Holder = Reply<"GET /unpaid">[number]

const ordersText = (orders: number) => `${formatCount(orders)} ${orders === 1 ? "order" : "orders"}`

/** Who holds what without having paid, the greatest value first. */
export function UnpaidTable({ holders }: { holders: readonly Holder[] }) {
  const [cancelling, setCancelling] = useState<Holder>()
  const columns: Column<Holder>[] = [
    { header: "Account", namesRow: true, cell: (holder) => <AccountCell holder={holder} /> },
    {
      header: "Orders",
      numeric: true,
      cell: ({ orders, email }) => (
        <Link
          to={paths.manageOrder + addressWith({}, { q: email, paid: "false" })}
          className="inline-flex min-h-6 min-w-6 items-center justify-end underline underline-offset-2"
        >
          {formatCount(orders)}
          <span className="sr-only"> unpaid of {email}</span>
        </Link>
      ),
    },
    { header: "Units", numeric: true, cell: ({ units }) => formatCount(units) },
    { header: "Value", numeric: true, cell: ({ value }) => formatPrice(value) },
    { header: "Oldest", cell: ({ oldest }) => <Moment at={oldest} oneLine /> },
    {
      header: "Cancel",
      cell: (holder) => (
        <Button variant="danger-quiet" size={32} onClick={() => setCancelling(holder)}>
          Cancel all<span className="sr-only"> of {holder.email}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption="Unpaid by account"
        columns={columns}
        rows={holders}
        rowKey={({ _id }) => _id}
      />
      {cancelling ? (
        <CancelAll holder={cancelling} onClose={() => setCancelling(undefined)} />
      ) : null}
    </>
  )
}

const AccountCell = ({ holder: { name, email, proved } }: { holder: Holder }) => (
  <>
    {name}
    <span className="block text-xs font-normal text-text-3">{email}</span>
    {proved ? null : <Badge tone="warn">not confirmed</Badge>}
  </>
)

function CancelAll({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const leave = useRowLeaving()
  const { _id, email, orders, units, value } = holder

  const cancelAll = () =>
    leave(_id, async () => {
      const answer = await browserApi("DELETE /unpaid/{email}", { params: { email } })
      onClose()
      return `${ordersText(answer.deletedCount)} cancelled, ${formatCount(answer.leftCount)} left.`
    })
  return (
    <ConfirmDialog
      title={`Cancel all unpaid orders of ${email}?`}
      confirmLabel="Cancel all"
      rereads
      onConfirm={cancelAll}
      onClose={onClose}
    >
      {ordersText(orders)}, {formatCount(units)} units, {formatPrice(value)}. Approved ones go too;
      the stock goes back on sale. What is paid meanwhile stays. Fifty go at a time.
    </ConfirmDialog>
  )
}
