import { type KeyboardEvent, use, useLayoutEffect, useRef } from "react"
import { Sheet, useDeferredLines } from "#web/ui/sheet/sheet.tsx"
import { fieldByKey, goTo, quantityOf, rowOf } from "#web/ui/sheet/sheet-keys.ts"
import { CartActionsContext } from "./cart-actions.ts"
import type { CartLine } from "./cart-line.ts"
import { CartRow } from "./cart-row.tsx"
import type { Goal } from "./use-cart-actions.ts"

/** As many as `cart.css` takes for one group. */
const GROUP = 50

const HEADERS = ["#", "Part", "Available", "Each", "Quantity", "Total", <Remove key="remove" />]

interface CartGridProps {
  lines: readonly CartLine[]
  goal: Goal | undefined
}

/** The lines as a grid of numbers. */
export function CartGrid({ lines, goal }: CartGridProps) {
  const rendered = useDeferredLines(lines)
  useGoal(goal)
  const onKeyDown = useGridKeys(lines)
  return (
    <Sheet
      label="Cart"
      describedBy="cart-keys"
      className="cart-sheet"
      headers={HEADERS}
      lines={rendered}
      groupsOf={GROUP}
      row={(line, place) => <CartRow key={line.partId} line={line} place={place} />}
      onKeyDown={onKeyDown}
    />
  )
}

function Remove() {
  return <span className="sr-only">Remove</span>
}

/** Goes to a line once it is there, which may be several renderings later. */
function useGoal(goal: Goal | undefined): void {
  const reached = useRef<Goal>(undefined)
  useLayoutEffect(() => {
    const field = goal && goal !== reached.current ? quantityOf(goal.partId) : null
    if (!field) return
    reached.current = goal
    goTo(field)
  })
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
