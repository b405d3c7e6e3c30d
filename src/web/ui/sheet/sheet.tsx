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
import {
  focusField,
  isTextField,
  isUndoKey,
  pressKey,
  quantityFieldOf,
  rowOf,
  type SheetKeys,
} from "./sheet-keys.ts"

/** Explicit roles, because some browsers drop table semantics from a table with `display: grid`. */
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
  /** Hides the heading visually; screen readers still read it. */
  isHeaderHidden?: true
  /** A method, because method parameters are bivariant: columns of any row type are accepted. */
  cell(row: Row): ReactNode
  className?: string
  /** Label that CSS shows beside the value on a phone, where column headings are hidden. */
  caption?: string
  /** Makes the column the row's header for screen readers, and names it without the controls in its cell. */
  namesRow?(row: Row): string | undefined
}

/** Returns the column with remove buttons. A row without a label cannot be removed. */
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
  /** Number shown before the row, if it differs from its position. */
  place?(row: Row): number
  rowClass?(row: Row): string
  /** Rows per group. A group is laid out only near the screen, and is printed on one page. */
  groupsOf: number
}

export interface FocusTarget {
  /** Finds the element to focus once it is rendered. */
  find: () => HTMLElement | null | undefined
  /** Asked once the element is rendered; without it, the focus always moves. */
  isWanted?: () => boolean
}

interface SheetProps<Row> extends RowsProps<Row>, Pick<SheetKeys, "nextFocus" | "undo"> {
  label: string
  describedBy?: string
  className: string
  /** Column of the initial tab stop. */
  firstCell?: string
  /** Removes the focused row; called on Delete. */
  remove?: ((row: Row) => void) | undefined
  focusTarget?: FocusTarget | undefined
}

/**
 * Grid of rows with fields: one tab stop, with arrow keys to move. All rows are in the DOM, for printing and find in
 * page.
 */
export function Sheet<Row extends object>(props: SheetProps<Row>) {
  const {
    label,
    describedBy,
    className,
    firstCell,
    nextFocus,
    undo,
    remove,
    focusTarget,
    ...rowsProps
  } = props
  const { columns, rows, rowKey } = rowsProps
  const table = useRef<HTMLTableElement>(null)
  const shown = useDeferredRows(rows)
  const onFocus = useOneTabStop(table, firstCell ?? "quantity")
  useFocusTarget(focusTarget)
  useUndoKey(undo)
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
      onKeyDown={(event) => pressKey(event, { nextFocus, undo, remove: remove && removeKey })}
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
      <Rows {...rowsProps} rows={shown} />
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

/** Separate from the row's number, which changes when a row above is removed. */
const Cells = memo(
  function Cells<Row extends object>({ columns, row }: CellsProps<Row>) {
    return columns.map(({ header, className, caption, namesRow, cell }) =>
      namesRow ? (
        <th
          key={header}
          role={roles.rowHeader}
          scope="row"
          aria-label={namesRow(row)}
          className={className}
        >
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

/** Compares two objects by their values, one level deep, as rows are often rebuilt from the same values. */
export function areEqual(one: object, other: object): boolean {
  if (one === other) return true
  const values = new Map<string, unknown>(Object.entries(other))
  const entries = Object.entries(one)
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && values.get(name) === value)
  )
}

/** Rows of the first rendering; later steps add more without blocking input. */
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

/** Maintains one tab stop: the field focused last; at first the first field of `firstCell`. */
function useOneTabStop(table: Table, firstCell: string) {
  const stop = useRef<{ field: Element; line: string | undefined }>(undefined)
  const stopAt = (field: Element) => {
    stop.current?.field.setAttribute("tabindex", "-1")
    field.setAttribute("tabindex", "0")
    stop.current = { field, line: rowOf(field)?.dataset.line }
  }
  // After every rendering, because rows may have added or removed fields.
  useLayoutEffect(() => {
    if (stop.current?.field.isConnected) return
    const again = quantityFieldOf(stop.current?.line ?? "")
    const first = (cell: string) => table.current?.querySelector(cell)
    const field = again ?? first(`[data-cell=${firstCell}]`) ?? first("[data-cell]")
    if (!field) return
    // A row that moves to another group is remounted and loses the focus.
    if (again && document.activeElement === document.body) focusField(again)
    stopAt(field)
  })
  return ({ target }: FocusEvent) => stopAt(target)
}

function useFocusTarget(focusTarget: FocusTarget | undefined): void {
  const reached = useRef<typeof focusTarget>(undefined)
  // The row may be rendered only several renderings later.
  useLayoutEffect(() => {
    const field = focusTarget && focusTarget !== reached.current ? focusTarget.find() : null
    if (!field) return
    reached.current = focusTarget
    if (focusTarget?.isWanted?.() !== false) focusField(field)
  })
}

/** Undoes outside text fields as well. The browser would undo typing in a field that has lost the focus. */
function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTextField(event.target) || !isUndoKey(event)) return
      event.preventDefault()
      undo()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [undo])
}
