import {
  Children,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { roles } from "../table/grid-roles.ts"
import { goTo, quantityOf, rowOf } from "./sheet-keys.ts"

interface SheetProps<Line> {
  label: string
  headers: readonly ReactNode[]
  lines: readonly Line[]
  /** A `tr` with the line's key. */
  row: (line: Line, place: number) => ReactNode
  /** So many rows are laid out together, when they are nearly on the screen, and printed on one page. */
  groupsOf: number
  describedBy?: string
  className?: string
  /** Where Tab leads to begin with. */
  firstCell?: string
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Lines as a grid of numbers: one stop for Tab, inside which arrows move. */
export function Sheet<Line>(props: SheetProps<Line>) {
  const { label, headers, lines, row, groupsOf, describedBy, className = "", onKeyDown } = props
  const table = useRef<HTMLTableElement>(null)
  const onFocus = useOneTabStop(table, props.firstCell ?? "quantity")
  return (
    <table
      ref={table}
      role={roles.grid}
      aria-label={label}
      aria-describedby={describedBy}
      className={`sheet ${className}`}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <thead role={roles.group}>
        <tr role={roles.row} className="sheet-row">
          {Children.map(headers, (header) => (
            <th role={roles.header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {grouped(lines, groupsOf).map(({ first, group }) => (
        <tbody
          key={first}
          role={roles.group}
          className={group.length < groupsOf ? "" : "sheet-group"}
        >
          {group.map((line, index) => row(line, first + index + 1))}
        </tbody>
      ))}
    </table>
  )
}

/** So many come with the page, and so many more at a time, without keeping anybody from typing. */
const AT_ONCE = 100
const STEP = 300

/** What comes meanwhile sets back the step that is under way, and no more. */
export function useDeferredLines<Line>(lines: readonly Line[]): readonly Line[] {
  const [count, setCount] = useState(AT_ONCE)
  const some = useMemo(() => lines.slice(0, count), [lines, count])
  useEffect(() => {
    if (count < lines.length) startTransition(() => setCount(count + STEP))
  }, [count, lines])
  return useDeferredValue(some)
}

function grouped<Line>(lines: readonly Line[], size: number) {
  const count = Math.ceil(lines.length / size)
  return Array.from({ length: count }, (_, index) => {
    const first = index * size
    return { first, group: lines.slice(first, first + size) }
  })
}

type Table = { readonly current: HTMLTableElement | null }

/** Tab leads to the field that had the focus last, the first of `firstCell` to begin with, and then out of the sheet. */
function useOneTabStop(table: Table, firstCell: string) {
  const stop = useRef<{ field: Element; line: string | undefined }>(undefined)
  const stopAt = (field: Element) => {
    stop.current?.field.setAttribute("tabindex", "-1")
    field.setAttribute("tabindex", "0")
    stop.current = { field, line: rowOf(field)?.dataset.line }
  }
  // Whenever it is rendered, since fields come and go with the lines.
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
