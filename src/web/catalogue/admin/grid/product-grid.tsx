import { useMemo, useRef, useSyncExternalStore } from "react"
import { onRowHeight, type RowHeight, shownRowHeight } from "#web/preferences/preferences.ts"
import { roles } from "#web/ui/table/grid-roles.ts"
import { editorActions } from "./editor-actions.ts"
import { gridClipboard } from "./grid-clipboard.ts"
import type { GridDrafts } from "./grid-drafts.ts"
import type { GridEdits } from "./grid-edits.ts"
import { GridHead } from "./grid-head.tsx"
import { gridKeys } from "./grid-keys.ts"
import { type GridPlace, LAST_COLUMN, type Place, rangeOf } from "./grid-place.ts"
import { gridPointer } from "./grid-pointer.ts"
import { cellId, GridRow } from "./grid-row.tsx"
import type { GridRows, GridView } from "./grid-rows.ts"
import { useActiveInView } from "./use-active-in-view.ts"
import { useRowsInView } from "./use-rows-in-view.ts"

/** Whole blocks of cells are selected. */
const MANY = { "aria-multiselectable": true }
const HEIGHTS = { comfortable: 40, compact: 32 }
const usualRowHeight = (): RowHeight => "comfortable"

export interface GridProps {
  view: GridView
  rows: GridRows
  drafts: GridDrafts
  place: GridPlace
  edits: GridEdits
  say: (words: string) => void
  /** Says what comes of it, or why nothing did. */
  later: (work: Promise<string>) => void
}

/** Products as a spreadsheet: one stop for Tab, inside which keys lead from cell to cell. */
export function ProductGrid(props: GridProps) {
  const { view, rows, drafts, place } = props
  const region = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const { total } = useSyncExternalStore(rows.subscribe, rows.state, rows.state)
  const changes = useSyncExternalStore(drafts.subscribe, drafts.all, drafts.all)
  const now = useSyncExternalStore(place.subscribe, place.state, place.state)
  const height = HEIGHTS[useSyncExternalStore(onRowHeight, shownRowHeight, usualRowHeight)]
  const shown = useRowsInView(region, rows, total, height)
  useActiveInView(region, now, height)
  const actions = useMemo(() => {
    const focus = () => grid.current?.focus({ preventScroll: true })
    return editorActions({ place, rows, drafts, focus })
  }, [place, rows, drafts])
  const pointer = useMemo(() => gridPointer(place), [place])
  const page = () => Math.max(1, Math.floor((region.current?.clientHeight ?? 0) / height) - 2)
  const { head } = now
  return (
    <div ref={region} className="product-grid">
      <table
        ref={grid}
        role={roles.grid}
        tabIndex={0}
        aria-label="Products"
        aria-describedby="grid-keys"
        {...{ ...MANY, "aria-activedescendant": cellId(head.row, head.col) }}
        aria-rowcount={total + 1}
        aria-colcount={LAST_COLUMN + 1}
        className="grid-body"
        onKeyDown={gridKeys({ ...props, page, lastRow: total - 1 })}
        {...gridClipboard(props)}
        {...pointer}
      >
        <GridHead view={view} />
        <Space rows={shown.first} height={height} />
        <tbody role={roles.group}>
          {Array.from({ length: shown.last - shown.first + 1 }, (_, at) => {
            const index = shown.first + at
            const row = rows.at(index)
            return (
              <GridRow
                key={index}
                index={index}
                row={row}
                draft={row && changes.get(row._id)}
                active={index === head.row ? head.col : -1}
                {...selectedIn(now, index)}
                editing={index === head.row ? now.editing : undefined}
                actions={actions}
              />
            )
          })}
        </tbody>
        <Space rows={total - 1 - shown.last} height={height} />
      </table>
    </div>
  )
}

/** In place of rows that are not seen. Its height is set by script: styles in the page's text are forbidden. */
const Space = ({ rows, height }: { rows: number; height: number }) => (
  <tbody
    aria-hidden
    ref={(element) => {
      if (element) element.style.height = `${rows * height}px`
    }}
  />
)

function selectedIn(place: Place, row: number): { left: number; right: number } {
  const { top, bottom, left, right } = rangeOf(place)
  return row >= top && row <= bottom ? { left, right } : { left: 1, right: 0 }
}
