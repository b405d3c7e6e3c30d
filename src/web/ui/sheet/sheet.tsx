import {
  type FocusEvent,
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Icon, X } from "../icon/icon.tsx"
import { goTo, pressKey, quantityOf, rowOf, type SheetKeys } from "./sheet-keys.ts"

/** Named in the markup: a table that is laid out as a grid is none to some browsers. */
export const roles = {
  grid: "grid",
  group: "rowgroup",
  row: "row",
  header: "columnheader",
  rowHeader: "rowheader",
  cell: "gridcell",
}

export interface SheetColumn<Row> {
  header: string
  /** Read out only. */
  isHeaderHidden?: true
  /** A method, so that rows of any kind are taken. */
  cell(row: Row): ReactNode
  className?: string
  /** Words that the sheet's look shows beside the value on a phone, which has no heads. */
  caption?: string
  /** Names the row for screen readers. */
  namesRow?: true
}

/** The column that takes rows out; a row without a label stays. */
export const removeColumn = <Row,>(
  label: (row: Row) => string | undefined,
  remove: (row: Row) => void,
): SheetColumn<Row> => ({
  header: t("Remove"),
  isHeaderHidden: true,
  className: "sheet-remove",
  cell: (row) =>
    label(row) === undefined ? null : (
      <button
        type="button"
        tabIndex={-1}
        data-cell="remove"
        aria-label={label(row)}
        onClick={() => remove(row)}
      >
        <Icon of={X} size={16} />
      </button>
    ),
})

interface RowsProps<Row> {
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
  /** The number before the row, where it is not its place among those shown. */
  place?(row: Row): number
  rowClass?(row: Row): string
  /** So many rows are laid out together, when they are nearly on the screen, and printed on one page. */
  groupsOf: number
}

/** Finds what gets the focus as soon as it is on the screen. */
export interface SheetGoal {
  find: () => HTMLElement | null | undefined
}

interface SheetProps<Row> extends RowsProps<Row>, Pick<SheetKeys, "lead" | "undo"> {
  label: string
  describedBy?: string
  className: string
  /** Where Tab leads to begin with. */
  firstCell?: string
  /** Takes the row of the focus out by Delete. */
  remove?: ((row: Row) => void) | undefined
  goal?: SheetGoal | undefined
}

/** Rows of fields as a grid: one stop for Tab, inside which arrows move. Print and search find all of them. */
export function Sheet<Row extends object>(props: SheetProps<Row>) {
  const { label, describedBy, className, firstCell, lead, undo, remove, goal, ...look } = props
  const { columns, rows, rowKey } = look
  const table = useRef<HTMLTableElement>(null)
  const shown = useDeferredRows(rows)
  const onFocus = useOneTabStop(table, firstCell ?? "quantity")
  useGoal(goal)
  const removeKey = (key: string) => {
    const row = rows.find((one) => rowKey(one) === key)
    if (row) remove?.(row)
  }
  return (
    <table
      ref={table}
      role={roles.grid}
      aria-label={label}
      aria-describedby={describedBy}
      className={`sheet ${className}`}
      onFocus={onFocus}
      onKeyDown={(event) => pressKey(event, { lead, undo, remove: remove && removeKey })}
    >
      <thead role={roles.group}>
        <tr role={roles.row} className="sheet-row">
          <th role={roles.header} scope="col">
            #
          </th>
          {columns.map(({ header, isHeaderHidden }) => (
            <th key={header} role={roles.header} scope="col">
              {isHeaderHidden ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <Rows {...look} rows={shown} />
    </table>
  )
}

const Rows = memo(function Rows<Row extends object>(props: RowsProps<Row>) {
  const { columns, rows, rowKey, place, rowClass, groupsOf } = props
  return grouped(rows, groupsOf).map(({ first, group }) => (
    <tbody key={first} role={roles.group} className={group.length < groupsOf ? "" : "sheet-group"}>
      {group.map((row, index) => (
        <tr
          key={rowKey(row)}
          role={roles.row}
          data-line={rowKey(row)}
          className={`sheet-row ${rowClass?.(row) ?? ""}`}
        >
          <td role={roles.cell} className="sheet-place">
            {formatCount(place?.(row) ?? first + index + 1)}
          </td>
          <Cells columns={columns} row={row} />
        </tr>
      ))}
    </tbody>
  ))
})

interface CellsProps<Row> {
  columns: readonly SheetColumn<Row>[]
  row: Row
}

/** Apart from the row's place, which changes with every removal above it. */
const Cells = memo(
  function Cells<Row extends object>({ columns, row }: CellsProps<Row>) {
    return columns.map(({ header, className, caption, namesRow, cell }) =>
      namesRow ? (
        <th key={header} role={roles.rowHeader} scope="row" className={className}>
          {cell(row)}
        </th>
      ) : (
        <td key={header} role={roles.cell} className={className} data-caption={caption}>
          {cell(row)}
        </td>
      ),
    )
  },
  (before, after) => before.columns === after.columns && areEqual(before.row, after.row),
)

/** Rows that are built anew of the same values are equal. */
export function areEqual(one: object, other: object): boolean {
  if (one === other) return true
  const values = new Map<string, unknown>(Object.entries(other))
  const entries = Object.entries(one)
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && values.get(name) === value)
  )
}

/** Rows of the first rendering; more follow in steps that do not block typing. */
const FIRST_ROWS = 100
const MORE_ROWS = 300

function useDeferredRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(FIRST_ROWS)
  const some = useMemo(() => rows.slice(0, count), [rows, count])
  useEffect(() => {
    if (count < rows.length) startTransition(() => setCount(count + MORE_ROWS))
  }, [count, rows])
  return useDeferredValue(some)
}

function grouped<Row>(rows: readonly Row[], size: number) {
  const count = Math.ceil(rows.length / size)
  return Array.from({ length: count }, (_, index) => {
    const first = index * size
    return { first, group: rows.slice(first, first + size) }
  })
}

type Table = { readonly current: HTMLTableElement | null }

/** Leads Tab to the field that had the focus last, the first of `firstCell` to begin with, and then out of the sheet. */
function useOneTabStop(table: Table, firstCell: string) {
  const stop = useRef<{ field: Element; line: string | undefined }>(undefined)
  const stopAt = (field: Element) => {
    stop.current?.field.setAttribute("tabindex", "-1")
    field.setAttribute("tabindex", "0")
    stop.current = { field, line: rowOf(field)?.dataset.line }
  }
  // Whenever it is rendered, since fields come and go with the rows.
  useLayoutEffect(() => {
    if (stop.current?.field.isConnected) return
    const again = quantityOf(stop.current?.line ?? "")
    const first = (cell: string) => table.current?.querySelector(cell)
    const field = again ?? first(`[data-cell=${firstCell}]`) ?? first("[data-cell]")
    if (!field) return
    // A row that came to stand in another group is a new one.
    if (again && document.activeElement === document.body) goTo(again)
    stopAt(field)
  })
  return ({ target }: FocusEvent) => stopAt(target)
}

function useGoal(goal: SheetGoal | undefined): void {
  const reached = useRef<typeof goal>(undefined)
  // The row may come several renderings later.
  useLayoutEffect(() => {
    const field = goal && goal !== reached.current ? goal.find() : null
    if (!field) return
    reached.current = goal
    goTo(field)
  })
}
