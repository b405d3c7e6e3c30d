import { Link } from "react-router"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Listed = Reply<"GET /list">[number]

/** One's own parts lists, the last changed first. */
export const ListsTable = ({ lists }: { lists: readonly Listed[] }) => (
  <>
    <DataTable
      caption="Parts lists"
      columns={columns}
      rows={lists}
      rowKey={({ _id }) => _id}
      look="table-cards lists-table"
    />
    <p className="mt-3 text-sm text-text-2">Prices as they were when each list was saved.</p>
  </>
)

const columns: Column<Listed>[] = [
  {
    header: "Name",
    namesRow: true,
    className: "lists-name",
    cell: (list) => <Name list={list} />,
  },
  {
    header: "Lines",
    numeric: true,
    className: "lists-lines",
    cell: ({ lineCount }) => formatCount(lineCount),
  },
  {
    header: "Builds",
    numeric: true,
    className: "lists-builds",
    cell: ({ builds }) => formatCount(builds),
  },
  {
    header: "Per build",
    numeric: true,
    className: "lists-cost",
    cell: ({ costPerBuild }) => formatPrice(costPerBuild),
  },
  {
    header: "Total",
    numeric: true,
    className: "lists-total",
    cell: ({ total }) => formatPrice(total),
  },
  {
    header: "Last changed",
    className: "lists-changed",
    cell: ({ updatedAt }) => <Moment at={updatedAt} oneLine dayOnly />,
  },
]

const Name = ({ list: { _id, name, shared } }: { list: Listed }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Link to={paths.list(_id)} className="wrap-anywhere underline-offset-4 hover:underline">
      {name}
    </Link>
    {shared ? <Badge tone="neutral">Shared</Badge> : null}
  </span>
)
