import { memo } from "react"
import { Link } from "react-router"
import { paths } from "#web/navigation/paths.ts"
import { roles } from "#web/ui/table/grid-roles.ts"
import type { EditorActions } from "./editor-actions.ts"
import { GridCell } from "./grid-cell.tsx"
import { cellText, gridColumns, type GridRow as Row } from "./grid-columns.ts"
import type { Draft } from "./grid-drafts.ts"

interface GridRowProps {
  index: number
  row: Row | undefined
  draft: Draft | undefined
  /** The column that has the keys; -1 in other rows. */
  active: number
  /** Of what is selected; left beyond right where nothing is. */
  left: number
  right: number
  editing: { typed: string | undefined } | undefined
  actions: EditorActions
}

export const cellId = (row: number, col: number): string => `cell-${row}-${col}`

/** One part; empty until it is read. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, row, draft, active, left, right, editing, actions } = props
  const isSelected = (col: number) => col >= left && col <= right
  return (
    <tr
      role={roles.row}
      aria-rowindex={index + 2}
      aria-busy={row ? undefined : true}
      data-row={index}
      className="grid-row"
    >
      <th
        scope="row"
        role={roles.rowHeader}
        id={cellId(index, 0)}
        aria-colindex={1}
        aria-selected={isSelected(0)}
        data-col={0}
        data-active={active === 0 || undefined}
        className="grid-cell grid-sku"
      >
        {row ? (
          <Link
            to={paths.editProduct(row._id)}
            discover="none"
            tabIndex={-1}
            className="grid-text hover:underline"
          >
            {row.sku}
          </Link>
        ) : (
          <span className="grid-waits" />
        )}
      </th>
      {gridColumns.map((column, at) => (
        <GridCell
          key={column.field}
          id={cellId(index, at + 1)}
          row={index}
          column={column}
          col={at + 1}
          text={row ? cellText(draft?.row ?? row, column.field) : ""}
          draft={draft?.cells[column.field]}
          isActive={active === at + 1}
          isSelected={isSelected(at + 1)}
          editing={row && active === at + 1 ? editing : undefined}
          name={row?.name ?? ""}
          actions={actions}
        />
      ))}
    </tr>
  )
})
