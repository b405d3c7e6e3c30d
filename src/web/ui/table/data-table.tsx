import type { ReactNode } from "react"
import { Link } from "react-router"
import { ArrowDown, ArrowUp } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"

/** Sort link of a column; it sorts the whole list, not only this page. */
export interface ColumnSort {
  /** Address of the list sorted by this column, or in reverse order. */
  to: string
  /** Undefined if the list is sorted by another column. */
  direction: "ascending" | "descending" | undefined
}

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  narrow?: boolean
  /** Whether the value takes both columns of a card. */
  wide?: boolean
  /** Whether the column labels the row for screen readers. */
  namesRow?: boolean
  className?: string
  sort?: ColumnSort
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  busyKeys?: ReadonlySet<string>
  compact?: boolean
  /** Rows per `tbody` of a long table, so that CSS can lay out only groups near the screen. */
  groupsOf?: number
  /**
   * Class that lays rows out as cards on narrow screens. By default, each value of a card stands below its column
   * heading. Empty for a table that always fits.
   */
  layoutClass?: string
}

type WithoutRowKey<Row> = Omit<DataTableProps<Row>, "rowKey">

const idOf = (row: unknown): string =>
  typeof row === "object" && row !== null && "_id" in row ? String(row._id) : ""

/** Table whose rows become cards on a phone. The key of a row is its `_id`, unless `rowKey` is given. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode
export function DataTable<Row extends { _id: string }>(props: WithoutRowKey<Row>): ReactNode
export function DataTable<Row>(props: WithoutRowKey<Row> & Partial<DataTableProps<Row>>) {
  const {
    caption,
    columns,
    rows,
    rowKey = idOf,
    compact,
    groupsOf = rows.length,
    layoutClass,
  } = props
  return (
    <div className="table-frame">
      <section
        aria-label={caption}
        // A scrollable region must be reachable by keyboard.
        tabIndex={layoutClass ? undefined : 0}
        className={`table-scroll ${layoutClass ?? "table-cards table-labels"}`}
      >
        <table role={roles.table} className={`table-rows ${compact ? "table-rows-compact" : ""}`}>
          <caption className="sr-only">{caption}</caption>
          <thead role={roles.group}>
            <tr role={roles.row}>
              {columns.map((column) => (
                <th
                  key={column.header}
                  role={roles.header}
                  scope="col"
                  className={cellClass(column)}
                  aria-sort={column.sort?.direction}
                >
                  {column.sort ? (
                    <SortLink {...column.sort}>{column.header}</SortLink>
                  ) : (
                    column.header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {groupsIn(rows, groupsOf).map((group) => (
            <RowGroup key={group.number} {...props} rowKey={rowKey} rows={group.rows} />
          ))}
        </table>
      </section>
    </div>
  )
}

const SortLink = ({ to, direction, children }: ColumnSort & { children: string }) => (
  <Link to={to} preventScrollReset className="table-sort">
    {children}
    {direction ? <Icon of={direction === "ascending" ? ArrowUp : ArrowDown} size={14} /> : null}
  </Link>
)

function groupsIn<Row>(rows: readonly Row[], size: number) {
  const count = Math.max(1, Math.ceil(rows.length / size))
  return Array.from({ length: count }, (_, number) => ({
    number,
    rows: rows.slice(number * size, (number + 1) * size),
  }))
}

const RowGroup = <Row,>({ columns, rows, rowKey, busyKeys, layoutClass }: DataTableProps<Row>) => (
  <tbody role={roles.group}>
    {rows.map((row) => {
      const key = rowKey(row)
      const busy = busyKeys?.has(key) ?? false
      return (
        <tr key={key} role={roles.row} data-row={key} aria-busy={busy || undefined}>
          {columns.map((column) => bodyCell(column, row, layoutClass === undefined))}
        </tr>
      )
    })}
  </tbody>
)

/** Explicit roles, because some browsers drop table semantics from a table with `display: grid`. */
const roles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  header: "columnheader",
  rowHeader: "rowheader",
  cell: "cell",
}

type CellStyle = Omit<Column<never>, "header" | "cell">

const cellClass = ({ numeric, narrow, wide, className }: CellStyle) =>
  [numeric && "table-number", narrow && "table-narrow", wide && "table-wide", className]
    .filter(Boolean)
    .join(" ") || undefined

/** A plain function: one component per cell would double the rendering cost of thousands of cells. */
function bodyCell<Row>(column: Column<Row>, row: Row, isLabelled: boolean) {
  const content = column.cell(row)
  return column.namesRow ? (
    <th key={column.header} role={roles.rowHeader} scope="row" className={cellClass(column)}>
      {content}
    </th>
  ) : (
    <td
      key={column.header}
      role={roles.cell}
      className={cellClass(column)}
      data-caption={isLabelled ? column.header : undefined}
    >
      {content}
    </td>
  )
}

/** Id that is complete in the DOM and shown shortened in the middle. */
export function ShortId({ id }: { id: string }) {
  if (id.length <= 9) return <span className="font-mono text-mono">{id}</span>
  return (
    <span className="font-mono text-mono whitespace-nowrap" title={id}>
      {id.slice(0, 4)}
      <span className="before:content-['…']">
        <span className="inline-block w-0 overflow-hidden align-bottom">{id.slice(4, -3)}</span>
      </span>
      {id.slice(-3)}
    </span>
  )
}
