import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Withdrawal = Reply<"GET /withdrawal">[number]

interface WithdrawalsProps {
  caption: string
  withdrawals: readonly Withdrawal[]
}

const linkClass = "text-brand underline underline-offset-2"

/** Table of withdrawals, newest first. Unhandled ones have a button. */
export function Withdrawals({ caption, withdrawals }: WithdrawalsProps) {
  const { run, busyKeys, failure } = useWrite()
  const handle = ({ _id, orderNumber }: Withdrawal) =>
    void run(() => browserApi("POST /withdrawal/{id}/handled", { params: { id: _id } }), {
      key: _id,
      done: t("Withdrawal from {orderNumber} handled", { orderNumber }),
      reloadOnRefusal: true,
    })
  const columns: Column<Withdrawal>[] = [
    {
      header: t("Order"),
      namesRow: true,
      cell: ({ orderId, orderNumber }) => (
        <Link to={paths.order(orderId)} className={linkClass}>
          {orderNumber}
        </Link>
      ),
    },
    { header: t("Received"), cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
    {
      header: t("Declared by"),
      wide: true,
      cell: ({ name, email }) => `${name}, ${email || t("account closed")}`,
    },
    {
      header: t("Goods"),
      wide: true,
      cell: ({ message }) => <span className="whitespace-pre-line">{message}</span>,
    },
    {
      header: t("Return"),
      cell: ({ returnId }) =>
        returnId ? (
          <Link to={paths.returns(returnId)} className={linkClass}>
            {t("Return requested")}
          </Link>
        ) : (
          t("Nothing was shipped")
        ),
    },
    {
      header: t("State"),
      cell: (withdrawal) =>
        withdrawal.handledAt ? (
          <span>{rich("Handled {moment}", { moment: <Moment at={withdrawal.handledAt} /> })}</span>
        ) : (
          <Button size={32} busy={busyKeys.has(withdrawal._id)} onClick={() => handle(withdrawal)}>
            {t("Mark as handled")}
            <span className="sr-only"> {withdrawal.orderNumber}</span>
          </Button>
        ),
    },
  ]
  return (
    <>
      <WriteFailureNotice failure={failure} className="mb-4" />
      {withdrawals.length === 0 ? (
        <EmptyState text={t("Nobody has withdrawn from a contract.")} />
      ) : (
        <DataTable
          caption={caption}
          columns={columns}
          rows={withdrawals}
          rowKey={({ _id }) => _id}
        />
      )}
    </>
  )
}
