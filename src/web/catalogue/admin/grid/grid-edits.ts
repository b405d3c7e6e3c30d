import { t } from "#domain/languages/translate.ts"
import { cents, toCents, writeAmount } from "#domain/pricing/money.ts"
import { changeByPercent } from "#domain/pricing/typed-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { failureText } from "#web/api/api-error.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import type { CellEdits } from "#web/ui/sheet/cell-listeners.ts"
import type { CellRange } from "#web/ui/sheet/cell-selection.ts"
import {
  cellText,
  decimalMarkOfPaste,
  type GridField,
  type GridRow,
  gridColumns,
  typedText,
} from "./grid-columns.ts"
import type { CellWrite, GridDrafts } from "./grid-drafts.ts"
import type { GridRows } from "./grid-rows.ts"

/** Edits of cells. Edits of several cells announce their result. */
export interface GridEdits extends CellEdits {
  changePrices: (range: CellRange, hundredths: number) => void
}

const columnsIn = ({ left, right }: CellRange) => gridColumns.slice(Math.max(0, left - 1), right)

const pastedCells = (
  found: readonly GridRow[],
  block: readonly (readonly string[])[],
  left: number,
): CellWrite[] => {
  const columnAt = (at: number) => gridColumns[left + at - 1]
  const mark = decimalMarkOfPaste(columnAt, block)
  return found.flatMap((row, index) =>
    (block[index] ?? []).flatMap((typed, at) => {
      const column = columnAt(at)
      return column ? [{ row, column, typed, mark }] : []
    }),
  )
}

/** Changes a part's price and its breaks by a percentage, in hundredths of a percent. */
const changedPrices = (
  row: GridRow,
  hundredths: number,
  textOf: (field: GridField) => string,
): CellWrite[] => {
  const changed = (amount: string) =>
    writeAmount(changeByPercent(cents(toCents(Number(amount))), hundredths))
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
  announce: (words: string) => void,
): GridEdits {
  const draftOf = (row: GridRow, field: GridField) =>
    drafts.state().drafts.get(row._id)?.cells[field]
  const textOf = (row: GridRow, field: GridField) =>
    draftOf(row, field)?.text ?? cellText(row, field)
  const validTextOf = (row: GridRow, field: GridField) =>
    draftOf(row, field)?.problem ? "" : textOf(row, field)
  const rowsIn = ({ top, bottom }: Pick<CellRange, "top" | "bottom">) =>
    rows.readRange(top, bottom, (read) =>
      announce(
        t("Reading products: {read} of {bottom}.", {
          read: formatCount(read),
          bottom: formatCount(bottom - top + 1),
        }),
      ),
    )
  const announceResult = (work: Promise<string>) => {
    work.then(announce, (error: unknown) => announce(failureText(error)))
  }
  /** Writes to each row of the range and announces how many cells changed. */
  const writeEach = (
    range: CellRange,
    sentence: (changed: number) => string,
    write: (row: GridRow) => CellWrite[],
  ) => announceResult(rowsIn(range).then((found) => sentence(drafts.write(found.flatMap(write)))))
  const pasteInto = async ({ top, left }: CellRange, block: readonly (readonly string[])[]) => {
    const bottom = Math.min(top + block.length, rows.state().total) - 1
    const found = await rowsIn({ top, bottom })
    const changed = drafts.write(pastedCells(found, block, left))
    const words = t("Pasted into {found}: {changed} changed.", {
      found: counted(found.length, "product"),
      changed: counted(changed, "cell"),
    })
    const cut = block.length - found.length
    return cut > 0 ? t("{words} {cut} did not fit.", { words, cut: counted(cut, "row") }) : words
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
        (changed) => t("{changed} changed.", { changed: counted(changed, "cell") }),
        (row) => columnsIn(range).map((column) => ({ row, column, typed })),
      ),
    restore: (range) => {
      const known = drafts.state().drafts
      writeEach(
        range,
        (changed) => t("{changed} restored.", { changed: counted(changed, "cell") }),
        (row) =>
          columnsIn(range).flatMap((column) => {
            const was = known.get(row._id)?.cells[column.field]?.was
            return was === undefined ? [] : [{ row, column, typed: was }]
          }),
      )
    },
    changePrices: (range, hundredths) =>
      writeEach(
        range,
        (changed) => t("{changed} changed.", { changed: counted(changed, "price") }),
        (row) => changedPrices(row, hundredths, (field) => validTextOf(row, field)),
      ),
    paste: (range, block) => announceResult(pasteInto(range, block)),
    copy: (range) => {
      const found = rows.loaded(range.top, range.bottom)
      if (!found) {
        announceResult(
          rowsIn(range).then(() => t("All selected products are read now. Copy again.")),
        )
        return undefined
      }
      announce(t("Copied."))
      return found.map((row) => {
        const texts = columnsIn(range).map((column) => typedText(column, textOf(row, column.field)))
        return range.left === 0 ? [row.sku, ...texts] : texts
      })
    },
    undo: () =>
      announce(drafts.undo() ? t("The last change is undone.") : t("There is nothing to undo.")),
  }
}
