import { byPercent } from "#domain/pricing/by-percent.ts"
import { cents, toCents, writeAmount } from "#domain/pricing/money.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { failureText } from "#web/api/api-error.ts"
import type { CellEdits } from "#web/ui/sheet/cell-keys.ts"
import type { CellRange } from "#web/ui/sheet/cell-place.ts"
import {
  cellText,
  type GridField,
  type GridRow,
  gridColumns,
  markOfPasted,
} from "./grid-columns.ts"
import type { CellWrite, GridDrafts } from "./grid-drafts.ts"
import type { GridRows } from "./grid-rows.ts"

/** Changes of cells; those of many say in a sentence what came of it. */
export interface GridEdits extends CellEdits {
  percent: (range: CellRange, hundredths: number) => void
}

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`

const columnsIn = ({ left, right }: CellRange) => gridColumns.slice(Math.max(0, left - 1), right)

const pastedCells = (
  found: readonly GridRow[],
  block: readonly (readonly string[])[],
  left: number,
): CellWrite[] => {
  const columnAt = (at: number) => gridColumns[left + at - 1]
  const mark = markOfPasted(columnAt, block)
  return found.flatMap((row, index) =>
    (block[index] ?? []).flatMap((typed, at) => {
      const column = columnAt(at)
      return column ? [{ row, column, typed, mark }] : []
    }),
  )
}

/** Raises a part's price and its breaks by so many hundredths of a percent. */
const pricesBy = (
  row: GridRow,
  hundredths: number,
  textOf: (field: GridField) => string,
): CellWrite[] => {
  const changed = (amount: string) =>
    writeAmount(byPercent(cents(toCents(Number(amount))), hundredths))
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
    drafts.state().drafts.get(row._id)?.cells[field]?.text ?? cellText(row, field)
  const rowsIn = ({ top, bottom }: Pick<CellRange, "top" | "bottom">) =>
    rows.all(top, bottom, (read) =>
      say(`Reading products: ${formatCount(read)} of ${formatCount(bottom - top + 1)}.`),
    )
  const sayLater = (work: Promise<string>) => {
    work.then(say, (error: unknown) => say(failureText(error)))
  }
  /** Writes in each row of the range, and says how many cells have changed. */
  const writeEach = (
    range: CellRange,
    sentence: (changed: number) => string,
    write: (row: GridRow) => CellWrite[],
  ) => sayLater(rowsIn(range).then((found) => sentence(drafts.write(found.flatMap(write)))))
  const pasteInto = async ({ top, left }: CellRange, block: readonly (readonly string[])[]) => {
    const bottom = Math.min(top + block.length, rows.state().total) - 1
    const found = await rowsIn({ top, bottom })
    const changed = drafts.write(pastedCells(found, block, left))
    const words = `Pasted into ${counted(found.length, "product")}: ${counted(changed, "cell")} changed.`
    const cut = block.length - found.length
    return cut > 0 ? `${words} ${counted(cut, "row")} did not fit.` : words
  }

  return {
    write: (cell, typed) => {
      const row = rows.at(cell.row)
      const column = gridColumns[cell.col - 1]
      if (row && column) drafts.write([{ row, column, typed }])
    },
    fill: (range, typed) =>
      writeEach(
        range,
        (changed) => `${counted(changed, "cell")} changed.`,
        (row) => columnsIn(range).map((column) => ({ row, column, typed })),
      ),
    restore: (range) => {
      const known = drafts.state().drafts
      writeEach(
        range,
        (changed) => `${counted(changed, "cell")} restored.`,
        (row) =>
          columnsIn(range).flatMap((column) => {
            const was = known.get(row._id)?.cells[column.field]?.was
            return was === undefined ? [] : [{ row, column, typed: was }]
          }),
      )
    },
    percent: (range, hundredths) =>
      writeEach(
        range,
        (changed) => `${counted(changed, "price")} changed.`,
        (row) => pricesBy(row, hundredths, (field) => textOf(row, field)),
      ),
    paste: (range, block) => sayLater(pasteInto(range, block)),
    copy: (range) => {
      say("Copied.")
      const { top, bottom, left } = range
      return Array.from({ length: bottom - top + 1 }, (_, at) => rows.at(top + at)).flatMap(
        (row) => {
          if (!row) return []
          const texts = columnsIn(range).map(({ field }) => textOf(row, field))
          return [left === 0 ? [row.sku, ...texts] : texts]
        },
      )
    },
    undo: () => say(drafts.undo() ? "The last change is undone." : "There is nothing to undo."),
  }
}
