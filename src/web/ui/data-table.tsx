import type { ReactNode } from "react"

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand under each other's units. */
  numeric?: boolean
  /** As wide as its words are. */
  narrow?: boolean
  /** Names the row for screen readers. */
  namesRow?: boolean
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Rows with a request under way. */
  busyKeys?: ReadonlySet<string>
  /** Low rows, whatever is chosen for long tables. */
  compact?: boolean
}

/** A table that scrolls sideways in its own region when the screen is narrow. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, busyKeys, compact } = props
  return (
    <div className="table-frame">
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="table-scroll relative rounded-lg border border-border"
      >
        <table className={`table-rows ${compact ? "table-rows-compact" : ""}`}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.header}
                  scope="col"
                  className={`${cellClass(column)} h-10 text-xs font-medium text-text-2`}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const key = rowKey(row)
              const busy = busyKeys?.has(key) ?? false
              return (
                <tr
                  key={key}
                  data-row={key}
                  aria-busy={busy || undefined}
                  className="border-border not-first:border-t transition-colors hover:bg-brand-subtle aria-busy:opacity-60"
                >
                  {columns.map((column) => (
                    <BodyCell key={column.header} column={column} row={row} />
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const cellClass = ({ numeric, narrow }: Pick<Column<unknown>, "numeric" | "narrow">) =>
  `${narrow ? "w-px whitespace-nowrap" : ""} px-3 first:pl-4 last:pr-4 ${numeric ? "text-right tabular-nums" : "text-left"}`

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row)
  if (!column.namesRow) return <td className={cellClass(column)}>{content}</td>
  return (
    <th scope="row" className={`${cellClass(column)} min-w-44 font-medium wrap-anywhere`}>
      {content}
    </th>
  )
}

/** An id that is whole in the page and cut in the middle to the eye. */
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

/** The row, or the card that stands for it on a narrow screen. */
const rowOf = (rowKey: string) =>
  [
    ...document.querySelectorAll(
      `[data-row="${CSS.escape(rowKey)}"], [data-card="${CSS.escape(rowKey)}"]`,
    ),
  ].find((row) => row.checkVisibility())

/** Focus goes to what names the row, when the control that had it is gone. */
export function focusRow(rowKey: string): void {
  const name = rowOf(rowKey)?.querySelector("th, h2")
  if (!(name instanceof HTMLElement)) return
  name.tabIndex = -1
  name.focus()
}

/**
 * Where focus goes when a row leaves: the next row's first control, the one before for the last row, else
 * the page's heading. Call it before the row is gone; call what it returns afterwards.
 */
export function focusAfterLeaving(rowKey: string): () => void {
  const row = rowOf(rowKey)
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return () => {
    const control = neighbour?.isConnected ? neighbour.querySelector("a, button") : null
    const target = control ?? document.querySelector("h1")
    if (target instanceof HTMLElement) target.focus()
  }
}
