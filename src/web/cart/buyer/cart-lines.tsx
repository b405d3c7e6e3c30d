import { useMemo } from "react"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import { type Arrangement, arrangeLines, FEW_LINES, shows, sorts } from "./arrange-lines.ts"
import { CartGrid } from "./cart-grid.tsx"
import type { CartLine } from "./cart-line.ts"
import type { Goal } from "./use-cart-actions.ts"

interface CartLinesProps {
  lines: readonly CartLine[]
  arrangement: Arrangement
  goal: Goal | undefined
}

/** The lines, those that are searched for and in the order that is wanted once there are many. */
export function CartLines({ lines, arrangement, goal }: CartLinesProps) {
  const isArranged = lines.length > FEW_LINES
  const shown = useMemo(
    () => (isArranged ? arrangeLines(lines, arrangement) : lines),
    [isArranged, lines, arrangement],
  )
  return (
    <div className="sheet-frame">
      {isArranged ? (
        <Toolbar arrangement={arrangement} shown={shown.length} of={lines.length} />
      ) : null}
      {shown.length > 0 ? (
        <CartGrid lines={shown} goal={goal} />
      ) : (
        <EmptyState text="No lines match.">
          <ButtonLink to={paths.cart} variant="secondary" preventScrollReset>
            Show all lines
          </ButtonLink>
        </EmptyState>
      )}
      <p id="cart-keys" className="sheet-keys needs-script">
        Arrow keys move, Enter goes down, Delete removes a line, Ctrl+Z brings it back.
      </p>
    </div>
  )
}

interface ToolbarProps {
  arrangement: Arrangement
  shown: number
  of: number
}

const Toolbar = ({ arrangement, shown, of }: ToolbarProps) => (
  <TableToolbar
    searchLabel="Search lines"
    values={{ ...arrangement }}
    count={
      shown === of
        ? `${formatCount(of)} lines`
        : `${formatCount(shown)} of ${formatCount(of)} lines`
    }
  >
    <TableFilter name="show" label="Show" value={arrangement.show} options={shows} />
    <TableFilter name="sort" label="Order of lines" value={arrangement.sort} options={sorts} />
  </TableToolbar>
)
