import { Link } from "react-router"
import { reasonText } from "#contract/returns/return-text.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { ReturnBadge } from "#web/returns/shared/return-badge.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Listed = Reply<"GET /return">[number]

const columns: Column<Listed>[] = [
  {
    header: "Return",
    namesRow: true,
    cell: (one) => (
      <>
        <Link to={paths.returns(one._id)} className="underline underline-offset-4">
          {one.productName}
        </Link>
        <span className="block text-xs font-normal text-text-3">
          {one.orderNumber} · {one.email || one.userName}
        </span>
      </>
    ),
  },
  { header: "State", cell: ({ state }) => <ReturnBadge state={state} /> },
  {
    header: "Units",
    numeric: true,
    className: "returns-units",
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    header: "Reason",
    cell: ({ reasons }) => reasons.map((reason) => reasonText[reason]).join(", "),
  },
  { header: "Asked", cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
]

/** What buyers want to send back, newest first. */
export const ReturnsTable = ({ returns }: { returns: readonly Listed[] }) => (
  <DataTable
    caption="Returns"
    columns={columns}
    rows={returns}
    rowKey={({ _id }) => _id}
    look="table-cards returns-table"
  />
)
