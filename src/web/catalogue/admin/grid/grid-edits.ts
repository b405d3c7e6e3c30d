import { byPercent } from "#domain/pricing/by-percent.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { cellText, type GridField, type GridRow, gridColumns } from "./grid-columns.ts"
import type { CellWrite, GridDrafts } from "./grid-drafts.ts"
import { LAST_COLUMN, type Range } from "./grid-place.ts"
import type { GridRows } from "./grid-rows.ts"

/** Changes of many cells at once. Each says what came of it, in a sentence. */
export interface GridEdits {
  paste: (range: Range, block: readonly (readonly string[])[]) => Promise<string>
  fill: (range: Range, typed: string) => Promise<string>
  restore: (range: Range) => Promise<string>
  percent: (range: Range, hundredths: number) => Promise<string>
  copy: (range: Range) => string[][]
}

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`

const columnsIn = ({ left, right }: Range) => gridColumns.slice(Math.max(0, left - 1), right)

const pastedCells = (
  found: readonly GridRow[],
  block: readonly (readonly string[])[],
  left: number,
): CellWrite[] =>
  found.flatMap((row, index) =>
    (block[index] ?? []).flatMap((typed, at) => {
      const column = gridColumns[left + at - 1]
      return column ? [{ row, column, typed }] : []
    }),
  )

/** What its price and its breaks are after so many hundredths of a percent more, or less. */
const pricesBy = (
  row: GridRow,
  hundredths: number,
  textOf: (field: GridField) => string,
): CellWrite[] => {
  const changed = (dollars: string) =>
    (byPercent(cents(Math.round(Number(dollars) * 100)), hundredths) / 100).toFixed(2)
  return gridColumns.flatMap((column) => {
    const text = textOf(column.field)
    if (column.field === "price" && Number(text) > 0) return [{ row, column, typed: changed(text) }]
    if (column.field === "breaks" && text !== "")
      return [{ row, column, typed: text.replaceAll(/(?<=:)[\d.]+/g, changed) }]
    return []
  })
}

export function gridEdits(
  rows: GridRows,
  drafts: GridDrafts,
  say: (words: string) => void,
): GridEdits {
  const textOf = (row: GridRow, field: GridField) =>
    drafts.all().get(row._id)?.cells[field]?.text ?? cellText(row, field)
  const rowsIn = ({ top, bottom }: Range) =>
    rows.all(top, bottom, (read) =>
      say(`Reading products: ${formatCount(read)} of ${formatCount(bottom - top + 1)}.`),
    )
  const each = async (range: Range, write: (row: GridRow) => CellWrite[]) =>
    drafts.write((await rowsIn(range)).flatMap(write))

  return {
    async paste(range, block) {
      const { top, left } = range
      const width = Math.max(...block.map((cells) => cells.length))
      const bottom = Math.min(top + block.length, rows.state().total) - 1
      const right = Math.min(left + width - 1, LAST_COLUMN)
      const found = await rowsIn({ top, bottom, left, right })
      const writes = pastedCells(found, block, left)
      const cut = block.length - found.length
      const words = `Pasted into ${counted(found.length, "product")}: ${counted(drafts.write(writes), "cell")} changed.`
      return cut > 0 ? `${words} ${counted(cut, "row")} did not fit.` : words
    },
    async fill(range, typed) {
      const count = await each(range, (row) =>
        columnsIn(range).map((column) => ({ row, column, typed })),
      )
      return `${counted(count, "cell")} changed.`
    },
    async restore(range) {
      const known = drafts.all()
      const count = await each(range, (row) =>
        columnsIn(range).flatMap((column) => {
          const was = known.get(row._id)?.cells[column.field]?.was
          return was === undefined ? [] : [{ row, column, typed: was }]
        }),
      )
      return `${counted(count, "cell")} restored.`
    },
    async percent(range, hundredths) {
      const count = await each(range, (row) =>
        pricesBy(row, hundredths, (field) => textOf(row, field)),
      )
      return `${counted(count, "price")} changed.`
    },
    copy: ({ top, bottom, left, right }) =>
      Array.from({ length: bottom - top + 1 }, (_, at) => rows.at(top + at)).flatMap((row) => {
        if (!row) return []
        const cells = columnsIn({ top, bottom, left, right })
        return [[...(left === 0 ? [row.sku] : []), ...cells.map(({ field }) => textOf(row, field))]]
      }),
  }
}
