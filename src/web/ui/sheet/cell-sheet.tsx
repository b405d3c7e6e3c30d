import { useVirtualizer } from "@tanstack/react-virtual"
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react"
import { t } from "#domain/languages/translate.ts"
import { useObservable } from "../observable.ts"
import { type CellEdits, cellListeners } from "./cell-listeners.ts"
import { type Cell, type CellSelection, rangeOf, type SelectionState } from "./cell-selection.ts"
import { areEqual, roles } from "./sheet.tsx"

/** Attributes of the role that the linter, to which `roles` are unknown, would refuse on a table. */
const gridAttributes = (head: Cell) => ({
  "aria-multiselectable": true,
  "aria-activedescendant": cellId(head),
})
/** Rows rendered beyond each edge of the viewport, so that scrolling rarely shows empty space. */
const OVERSCAN = 8
/** Size of a tall screen, used until the sheet is measured. */
const FIRST_RECT = { width: 0, height: 1200 }

/** Text of a cell, as typed and as displayed. */
interface CellText {
  text: string
  shown: string
  /** Displayed old value of a changed cell. */
  was?: string | undefined
  problem?: string | undefined
}

export interface CellColumn<Row> {
  header: string
  /** Content of the heading if it is a link that sorts. */
  head?: ReactNode
  sorted?: "ascending" | "descending" | undefined
  numeric?: boolean | undefined
  /** A method, because method parameters are bivariant: columns of any row type are accepted. */
  cell(row: Row): CellText
}

interface RowParts<Row> {
  /** The first column is the row heading and cannot be edited. */
  columns: readonly [Pick<CellColumn<Row>, "header" | "head" | "sorted">, ...CellColumn<Row>[]]
  rowHead(row: Row): ReactNode
  rowName(row: Row): string
}

interface CellSheetProps<Row> extends RowParts<Row> {
  label: string
  describedBy: string
  className: string
  rowCount: number
  rowHeight: number
  /** Undefined until the row is loaded. */
  rowAt: (index: number) => Row | undefined
  onView: (first: number, last: number) => void
  selection: CellSelection
  edits: CellEdits
}

/** Spreadsheet of cells: one tab stop, with arrow keys to move between cells. Renders only rows near the viewport. */
export function CellSheet<Row extends object>(props: CellSheetProps<Row>) {
  const { label, describedBy, className, rowCount, rowHeight, rowAt, onView, ...others } = props
  const { selection, edits, ...parts } = others
  const region = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const now = useObservable(selection)
  const { head } = now
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    // The column headings take the height of one row.
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
  })
  const rows = virtualizer.getVirtualItems()
  const first = rows[0]?.index ?? 0
  const last = rows.at(-1)?.index ?? -1
  useEffect(() => onView(first, last), [onView, first, last])
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height must be measured again
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const before = useRef(head)
  useLayoutEffect(() => {
    if (before.current === head) return
    before.current = head
    virtualizer.scrollToIndex(head.row)
    const cell = document.getElementById(cellId(head))
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [virtualizer, head])
  const listeners = useMemo(() => {
    const height = () => region.current?.clientHeight ?? 0
    return cellListeners({
      selection,
      edits,
      page: () => Math.max(1, Math.floor(height() / rowHeight) - 2),
    })
  }, [selection, edits, rowHeight])
  const close = useMemo(
    () => createClose(selection, edits, () => grid.current?.focus({ preventScroll: true })),
    [selection, edits],
  )
  return (
    <div ref={region} className={`cell-sheet ${className}`}>
      <table
        ref={grid}
        role={roles.grid}
        tabIndex={0}
        aria-label={label}
        aria-describedby={describedBy}
        {...gridAttributes(head)}
        aria-rowcount={rowCount + 1}
        aria-colcount={parts.columns.length}
        className="cell-body"
        {...listeners}
      >
        <Head columns={parts.columns} />
        <Spacer height={first * rowHeight} />
        <tbody role={roles.group}>
          {rows.map(({ index }) => (
            <CellRow
              key={index}
              {...parts}
              index={index}
              row={rowAt(index)}
              active={index === head.row ? head.col : -1}
              {...selectedIn(now, index)}
              editing={index === head.row ? now.editing : undefined}
              close={close}
            />
          ))}
        </tbody>
        <Spacer height={(rowCount - 1 - last) * rowHeight} />
      </table>
    </div>
  )
}

const cellId = ({ row, col }: Cell): string => `cell-${row}-${col}`

function selectedIn(selection: SelectionState, row: number): { left: number; right: number } {
  const { top, bottom, left, right } = rangeOf(selection)
  return row >= top && row <= bottom ? { left, right } : { left: 1, right: 0 }
}

const Head = ({ columns }: { columns: readonly Omit<CellColumn<never>, "cell">[] }) => (
  <thead role={roles.group} className="cell-heads">
    <tr role={roles.row} aria-rowindex={1} className="cell-row">
      {columns.map(({ header, head, sorted, numeric }, col) => (
        <th
          key={header}
          scope="col"
          role={roles.header}
          aria-colindex={col + 1}
          aria-sort={sorted}
          className={`cell ${numeric ? "cell-number" : ""} ${col === 0 ? "cell-row-head" : ""}`}
        >
          {head ?? header}
        </th>
      ))}
    </tr>
  </thead>
)

/** Fills the height of rows that are not rendered. Sets it by script, because the CSP forbids inline styles. */
const Spacer = ({ height }: { height: number }) => (
  <tbody
    aria-hidden
    ref={(element) => {
      if (element) element.style.height = `${height}px`
    }}
  />
)

type Move = "stay" | "down" | "up" | "next" | "previous"
/** Closes a cell editor. Saves the typed text, or discards it if undefined; then moves. */
type Close = (cell: Cell, typed: string | undefined, then: Move) => void

function createClose(selection: CellSelection, edits: CellEdits, focus: () => void): Close {
  const moves: Record<Move, () => void> = {
    stay: () => undefined,
    down: () => selection.move(1),
    up: () => selection.move(-1),
    next: () => selection.step(1),
    previous: () => selection.step(-1),
  }
  return (cell, typed, then) => {
    if (typed !== undefined) edits.write(cell, typed)
    selection.close(cell)
    if (then !== "stay" || typed === undefined) focus()
    moves[then]()
  }
}

interface CellRowProps<Row> extends RowParts<Row> {
  index: number
  row: Row | undefined
  /** Active column of the row; -1 in other rows. */
  active: number
  /** First and last selected column; `left` is greater than `right` if none is selected. */
  left: number
  right: number
  editing: SelectionState["editing"]
  close: Close
}

const CellRow = memo(
  function CellRow<Row extends object>(props: CellRowProps<Row>) {
    const { columns, rowHead, rowName, index, row, active, left, right, editing, close } = props
    const isSelected = (col: number) => col >= left && col <= right
    const [, ...others] = columns
    return (
      <tr
        role={roles.row}
        aria-rowindex={index + 2}
        aria-busy={row ? undefined : true}
        data-row={index}
        className="cell-row"
      >
        <th
          scope="row"
          role={roles.rowHeader}
          id={cellId({ row: index, col: 0 })}
          aria-colindex={1}
          aria-selected={isSelected(0)}
          data-col={0}
          data-active={active === 0 || undefined}
          className="cell cell-row-head"
        >
          {row ? rowHead(row) : <span className="cell-waits" />}
        </th>
        {others.map((column, at) => (
          <CellView
            key={column.header}
            cell={{ row: index, col: at + 1 }}
            column={column}
            text={row && column.cell(row)}
            isActive={active === at + 1}
            isSelected={isSelected(at + 1)}
            editing={row && active === at + 1 ? editing : undefined}
            name={row ? rowName(row) : ""}
            close={close}
          />
        ))}
      </tr>
    )
  },
  ({ row: before = NO_ROW, ...one }, { row: after = NO_ROW, ...other }) =>
    areEqual(before, after) && areEqual(one, other),
)

const NO_ROW = {}

interface CellViewProps {
  cell: Cell
  column: Pick<CellColumn<never>, "header" | "numeric">
  text: CellText | undefined
  isActive: boolean
  isSelected: boolean
  editing: SelectionState["editing"]
  name: string
  close: Close
}

function CellView(props: CellViewProps) {
  const { cell, column, text, isActive, isSelected, editing, name, close } = props
  const { header, numeric } = column
  const { was, problem } = text ?? {}
  const states = { "aria-selected": isSelected, "aria-invalid": problem ? true : undefined }
  return (
    <td
      role={roles.cell}
      id={cellId(cell)}
      aria-colindex={cell.col + 1}
      {...states}
      data-col={cell.col}
      data-active={isActive || undefined}
      className={numeric ? "cell cell-number" : "cell"}
    >
      {editing ? (
        <CellEditor
          label={`${header}, ${name}`}
          from={editing.typed ?? text?.text ?? ""}
          numeric={numeric ?? false}
          close={(typed, then) => close(cell, typed, then)}
        />
      ) : (
        <span className="cell-text">{text?.shown}</span>
      )}
      {was === undefined ? null : (
        <>
          <span aria-hidden className="cell-dot" />
          <span className="sr-only">
            {" "}
            {t("changed, was {was}", { was: was === "" ? t("empty") : was })}
            {problem ? `. ${problem}` : null}
          </span>
        </>
      )}
      {problem && isActive && !editing ? (
        <span aria-hidden className="cell-message">
          {problem}
        </span>
      ) : null}
    </td>
  )
}

interface CellEditorProps {
  label: string
  from: string
  numeric: boolean
  close: (typed: string | undefined, then: Move) => void
}

/** Uncontrolled field: keystrokes do not render anything. */
function CellEditor({ label, from, numeric, close }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => {
    const field = input.current
    field?.focus()
    // A row that scrolls out of view is unmounted; this saves its open cell.
    return () => {
      if (!done.current && field) latest.current(field.value, "stay")
    }
  }, [])
  const finish = (typed: string | undefined, then: Move) => {
    if (done.current) return
    done.current = true
    close(typed, then)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event
    event.stopPropagation()
    if (key === "Escape") finish(undefined, "stay")
    else if (key === "Enter") finish(currentTarget.value, shiftKey ? "up" : "down")
    else if (key === "Tab") finish(currentTarget.value, shiftKey ? "previous" : "next")
    else return
    event.preventDefault()
  }
  return (
    <input
      ref={input}
      className="cell-editor"
      aria-label={label}
      defaultValue={from}
      inputMode={numeric ? "decimal" : "text"}
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => finish(currentTarget.value, "stay")}
    />
  )
}
