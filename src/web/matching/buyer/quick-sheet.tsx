import { memo, use } from "react"
import { Sheet } from "#web/ui/sheet/sheet.tsx"
import { QuickContext } from "./quick-context.ts"
import { quickKeys } from "./quick-keys.ts"
import { QuickRowView } from "./quick-row-view.tsx"
import type { ShownRow } from "./quick-state.ts"

/** As many as `quick-order.css` takes for one group. */
const GROUP = 50

const HEADERS = [
  "#",
  "State",
  "Number or words",
  "Part",
  "Quantity",
  "Each",
  "Total",
  <span key="remove" className="sr-only">
    Remove
  </span>,
]

interface QuickSheetProps {
  rows: readonly ShownRow[]
  builds: number
}

/** The rows as a grid that is typed into. */
export const QuickSheet = memo(function QuickSheet({ rows, builds }: QuickSheetProps) {
  const session = use(QuickContext)?.session
  return (
    <Sheet
      label="Quick order"
      describedBy="quick-keys"
      className="quick-sheet"
      firstCell="number"
      headers={HEADERS}
      lines={rows}
      groupsOf={GROUP}
      row={(shown) => <QuickRowView key={shown.row.id} {...shown} builds={builds} />}
      onKeyDown={(event) => quickKeys(event, () => session?.undo())}
    />
  )
})
