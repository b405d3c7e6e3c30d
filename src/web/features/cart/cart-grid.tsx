import {
  type FocusEvent,
  type KeyboardEvent,
  use,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from "react"
import { roles } from "#web/ui/grid-roles.ts"
import { CartActionsContext } from "./cart-actions.ts"
import type { CartLine } from "./cart-line.ts"
import { CartRow } from "./cart-row.tsx"
import { fieldByKey, goTo, quantityOf, rowOf } from "./grid-keys.ts"
import type { Goal } from "./use-cart-actions.ts"

/** So many rows are laid out together, when they are nearly on the screen. */
const GROUP = 50
/** So many come with the page; the rest follows without keeping anybody from typing. */
const FIRST = 100

const HEADERS = ["#", "Part", "Available", "Each", "Quantity", "Total"]

interface CartGridProps {
  lines: readonly CartLine[]
  goal: Goal | undefined
}

/** The lines as a grid of numbers: one stop for Tab, inside which arrows move. */
export function CartGrid({ lines, goal }: CartGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const rendered = useDeferredValue(lines, lines.slice(0, FIRST))
  const onFocus = useOneTabStop(grid, rendered)
  useGoal(goal, rendered)
  const onKeyDown = useGridKeys(lines)
  return (
    <table
      ref={grid}
      role={roles.grid}
      aria-label="Cart"
      aria-describedby="cart-keys"
      className="cart-grid"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <thead role={roles.group}>
        <tr role={roles.row} className="cart-line">
          {HEADERS.map((header) => (
            <th key={header} role={roles.header} scope="col">
              {header}
            </th>
          ))}
          <th role={roles.header} scope="col">
            <span className="sr-only">Remove</span>
          </th>
        </tr>
      </thead>
      {groupsOf(rendered).map(({ first, group }) => (
        <tbody key={first} role={roles.group} className={group.length < GROUP ? "" : "cart-group"}>
          {group.map((line, index) => (
            <CartRow key={line.partId} line={line} place={first + index + 1} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function groupsOf(lines: readonly CartLine[]): { first: number; group: readonly CartLine[] }[] {
  const count = Math.ceil(lines.length / GROUP)
  return Array.from({ length: count }, (_, index) => {
    const first = index * GROUP
    return { first, group: lines.slice(first, first + GROUP) }
  })
}

type Grid = { readonly current: HTMLTableElement | null }

/** Tab leads to the field that had the focus last, the first quantity to begin with, and then out of the grid. */
function useOneTabStop(grid: Grid, lines: readonly CartLine[]) {
  const stop = useRef<{ field: Element; partId: string | undefined }>(undefined)
  const stopAt = (field: Element) => {
    stop.current?.field.setAttribute("tabindex", "-1")
    field.setAttribute("tabindex", "0")
    stop.current = { field, partId: rowOf(field)?.dataset.line }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields come and go with the lines
  useLayoutEffect(() => {
    if (stop.current?.field.isConnected) return
    const again = quantityOf(stop.current?.partId ?? "")
    const field = again ?? grid.current?.querySelector("[data-cell=quantity]")
    if (!field) return
    // A row that came to stand in another group is a new one.
    if (again && document.activeElement === document.body) goTo(again)
    stopAt(field)
  }, [lines, grid])
  return ({ target }: FocusEvent) => stopAt(target)
}

/** Goes to a line once it is there. */
function useGoal(goal: Goal | undefined, lines: readonly CartLine[]): void {
  const reached = useRef<Goal>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may come with the lines
  useLayoutEffect(() => {
    const field = goal && goal !== reached.current ? quantityOf(goal.partId) : null
    if (!field) return
    reached.current = goal
    goTo(field)
  }, [goal, lines])
}

function useGridKeys(lines: readonly CartLine[]) {
  const { remove, undo } = use(CartActionsContext)
  return (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.altKey || event.shiftKey) return
    const partId = rowOf(target)?.dataset.line
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== "z") return
      event.preventDefault()
      undo()
    } else if (key === "Delete") {
      event.preventDefault()
      const line = lines.find((one) => one.partId === partId)
      if (line) remove(line)
    } else {
      const next = fieldByKey(target, key)
      if (!next) return
      event.preventDefault()
      goTo(next)
    }
  }
}
