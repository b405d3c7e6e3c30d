import { useMemo, useSyncExternalStore } from "react"
import { Link } from "react-router"
import { type GridSort, gridSorts } from "#domain/catalogue/part-fields.ts"
import { t } from "#domain/languages/translate.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import {
  type RowHeight,
  shownRowHeight,
  subscribeToRowHeight,
} from "#web/preferences/preferences.ts"
import { useObservable } from "#web/ui/observable.ts"
import type { CellSelection } from "#web/ui/sheet/cell-selection.ts"
import { type CellColumn, CellSheet } from "#web/ui/sheet/cell-sheet.tsx"
import { cellText, type GridRow, gridColumns, shownText, typedText } from "./grid-columns.ts"
import type { Draft, GridDrafts } from "./grid-drafts.ts"
import type { GridEdits } from "./grid-edits.ts"
import { type GridRows, type GridView, queryOf } from "./grid-rows.ts"

const ROW_HEIGHTS_PX = { comfortable: 40, compact: 32 }
const serverRowHeight = (): RowHeight => "comfortable"

interface ProductGridProps {
  view: GridView
  rows: GridRows
  drafts: GridDrafts
  selection: CellSelection
  edits: GridEdits
}

interface DraftedRow {
  row: GridRow
  draft: Draft | undefined
}

export function ProductGrid({ view, rows, drafts, selection, edits }: ProductGridProps) {
  const { total } = useObservable(rows)
  const { drafts: changes } = useObservable(drafts)
  const height =
    ROW_HEIGHTS_PX[useSyncExternalStore(subscribeToRowHeight, shownRowHeight, serverRowHeight)]
  const columns = useMemo(() => columnsOf(view), [view])
  const rowAt = (index: number): DraftedRow | undefined => {
    const row = rows.at(index)
    return row && { row, draft: changes.get(row._id) }
  }
  return (
    <CellSheet
      label={t("Products")}
      describedBy="grid-keys"
      className="product-grid"
      columns={columns}
      rowCount={total}
      rowHeight={height}
      rowAt={rowAt}
      rowHead={skuLink}
      rowName={nameOf}
      onView={rows.showRange}
      selection={selection}
      edits={edits}
    />
  )
}

const nameOf = ({ row }: DraftedRow): string => row.name

const skuLink = ({ row }: DraftedRow) => (
  <Link
    to={paths.editProduct(row._id)}
    discover="none"
    tabIndex={-1}
    className="cell-text hover:underline"
  >
    {row.sku}
  </Link>
)

const columnsOf = (
  view: GridView,
): [Omit<CellColumn<DraftedRow>, "cell">, ...CellColumn<DraftedRow>[]] => [
  { header: t("Number"), ...sortingOf("sku", t("Number"), view) },
  ...gridColumns.map((column): CellColumn<DraftedRow> => {
    const { field, header, numeric } = column
    return {
      header: header(),
      numeric,
      ...sortingOf(field, header(), view),
      cell: ({ row, draft }) => {
        const changed = draft?.cells[field]
        const text = changed?.text ?? cellText(draft?.row ?? row, field)
        return {
          text: typedText(column, text),
          shown: shownText(column, text),
          was: changed && shownText(column, changed.was),
          problem: changed?.problem ?? changed?.refused,
        }
      },
    }
  }),
]

function sortingOf(field: string, header: string, view: GridView) {
  const sort = gridSorts.find((one) => one === field)
  return {
    head: sort && <SortLink sort={sort} header={header} view={view} />,
    sorted: sort && sort === view.sort ? view.order : undefined,
  }
}

/** Link that sorts ascending, then descending, then clears the sort. */
function SortLink({ sort, header, view }: { sort: GridSort; header: string; view: GridView }) {
  const isSorted = sort === view.sort
  const isLast = isSorted && view.order === "descending"
  const next = isLast ? { sort: "", order: "" } : { sort, order: isSorted ? "descending" : "" }
  const { order: _, ...query } = { category: "", sort: "", ...queryOf(view) }
  return (
    <Link to={addressWith(query, next)} discover="none" className="grid-sort">
      {header}
      {isSorted ? <span aria-hidden>{isLast ? " ↓" : " ↑"}</span> : null}
    </Link>
  )
}
