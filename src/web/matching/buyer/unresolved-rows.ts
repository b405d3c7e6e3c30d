import { quickOrderText, quickStateText } from "#contract/matching/quick-order-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import { perBuildOf, type QuickList, wordsOf } from "./quick-row.ts"
import type { ShownRow } from "./quick-state.ts"

/** Why a row does not go along, in a sentence. */
export function reasonOf({ row, state, price }: ShownRow): string {
  const [first] = row.match?.candidates ?? []
  switch (state) {
    case "likely":
      return `Likely ${first && partNumber(first)}: ${first?.why}`
    case "choose":
      return `Several may be meant: ${row.match?.candidates.map(partNumber).join(", ")}`
    case "none":
      return wordsOf(row) ? quickOrderText.nothingNear(wordsOf(row)) : quickOrderText.emptyRow
    case "adjusted":
      return perBuildOf(row) === undefined
        ? quickOrderText.noQuantity(row.written)
        : (price?.line.problem?.message ?? quickStateText.adjusted)
    default:
      return quickStateText.waiting
  }
}

/** Rows that did not make it, as they came, each with the reason in its last cell. */
export function leftCsv(left: readonly ShownRow[], lists: readonly QuickList[]): Blob {
  const cells = left.map(({ row }) => row.cells ?? [wordsOf(row), row.written])
  const width = Math.max(...cells.map((row) => row.length))
  const line = (row: readonly string[], last: string) =>
    csvLine([...Array.from({ length: width }, (_, at) => row[at] ?? ""), last])
  const listIds = new Set(left.map(({ row }) => row.listId))
  const head = lists.find(({ id }) => listIds.has(id) && listIds.size === 1)?.head ?? []
  const rows = left.map((shown, index) => line(cells[index] ?? [], reasonOf(shown)))
  return new Blob([BYTE_ORDER_MARK, line(head, "Reason"), ...rows], { type: "text/csv" })
}
