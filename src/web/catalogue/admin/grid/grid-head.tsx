import { Link } from "react-router"
import { type GridSort, gridSorts } from "#domain/catalogue/grid-sorts.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { roles } from "#web/ui/table/grid-roles.ts"
import { gridColumns } from "./grid-columns.ts"
import { type GridView, queryOf } from "./grid-rows.ts"

const columns = [{ field: "sku", header: "Number", numeric: undefined }, ...gridColumns]

const sortOf = (field: string): GridSort | undefined => gridSorts.find((sort) => sort === field)

/** What the columns hold; those that the shop can sort by lead to that. */
export const GridHead = ({ view }: { view: GridView }) => (
  <thead role={roles.group} className="grid-head">
    <tr role={roles.row} aria-rowindex={1} className="grid-row">
      {columns.map(({ field, header, numeric }, at) => {
        const sort = sortOf(field)
        const isSorted = sort !== undefined && sort === view.sort
        return (
          <th
            key={field}
            scope="col"
            role={roles.header}
            aria-colindex={at + 1}
            aria-sort={isSorted ? view.order : undefined}
            className={`grid-cell ${numeric ? "grid-number" : ""} ${at === 0 ? "grid-sku" : ""}`}
          >
            {sort ? <SortLink sort={sort} header={header} view={view} /> : header}
          </th>
        )
      })}
    </tr>
  </thead>
)

interface SortLinkProps {
  sort: GridSort
  header: string
  view: GridView
}

/** Ascending, descending, and then as they came. */
function SortLink({ sort, header, view }: SortLinkProps) {
  const isSorted = sort === view.sort
  const isLast = isSorted && view.order === "descending"
  const next = isLast ? { sort: "", order: "" } : { sort, order: isSorted ? "descending" : "" }
  const { order: _, ...query } = { category: "", sort: "", ...queryOf(view) }
  return (
    <Link to={addressWith(query, next)} discover="none" className="grid-sort">
      {header}
      {isSorted ? <span aria-hidden>{isLast ? " ↓" : " ↑"}</span> : null}
    </Link>
  )
}
