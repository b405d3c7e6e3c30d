import { type KeyboardEvent, use, useMemo } from "react"
import type { BuildPlan } from "#domain/lists/plan-list.ts"
import { Sheet, useDeferredLines } from "#web/ui/sheet/sheet.tsx"
import { fieldByKey, goTo, leaveRow, rowOf } from "#web/ui/sheet/sheet-keys.ts"
import { LineActionsContext } from "./list-context.ts"
import type { ListLine } from "./list-line.ts"
import { ListRow } from "./list-row.tsx"

/** As many as one printed page holds, and `lists.css` takes for one group. */
const GROUP = 40

const COLUMNS = ["#", "Part", "Per build", "Needed", "Allowed", "Short", "Each", "Total"]
const REMOVE = (
  <span key="remove" className="sr-only">
    Remove
  </span>
)

interface ListSheetProps extends BuildPlan {
  label: string
  lines: readonly ListLine[]
}

/** What one build takes of each part, and what all of them need. */
export function ListSheet({ label, lines, builds, spareBasisPoints }: ListSheetProps) {
  const actions = use(LineActionsContext)
  const rendered = useDeferredLines(lines)
  const plan = useMemo(() => ({ builds, spareBasisPoints }), [builds, spareBasisPoints])
  const onKeyDown = useKeys(lines)
  return (
    <div className="sheet-frame">
      <Sheet
        label={label}
        className={actions ? "list-sheet" : "list-sheet list-sheet-read"}
        headers={actions ? [...COLUMNS, REMOVE] : COLUMNS}
        lines={rendered}
        groupsOf={GROUP}
        row={(line, place) => <ListRow key={line.partId} line={line} plan={plan} place={place} />}
        onKeyDown={onKeyDown}
      />
      {actions ? (
        <p className="sheet-keys needs-script print:hidden">
          Arrow keys move, Enter goes down, Delete removes a line, Ctrl+Z brings it back.
        </p>
      ) : null}
    </div>
  )
}

function useKeys(lines: readonly ListLine[]) {
  const actions = use(LineActionsContext)
  return (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.altKey || event.shiftKey) return
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== "z") return
      event.preventDefault()
      actions?.undo()
    } else if (key === "Delete" && actions) {
      event.preventDefault()
      const line = lines.find(({ partId }) => partId === rowOf(target)?.dataset.line)
      if (!line) return
      leaveRow(line.partId)
      actions.remove(line)
    } else {
      const next = fieldByKey(target, key)
      if (!next) return
      event.preventDefault()
      goTo(next)
    }
  }
}
