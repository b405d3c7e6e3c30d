import { quickOrderText, quickStateText } from "#contract/matching/quick-order-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import { identifyingText, perBuildOf, type QuickList } from "./quick-row.ts"
import { problemText, type ShownRow } from "./quick-state.ts"

/** Returns why a row cannot be ordered. */
function refusalReason({ row, state, price }: ShownRow): string {
  const [first] = row.match?.candidates ?? []
  switch (state) {
    case "likely":
      return first ? t("Likely {first}: {why}", { first: partNumber(first), why: first.why }) : ""
    case "choose":
      return t("Several parts are possible: {numbers}", {
        numbers: row.match?.candidates.map(partNumber).join(", ") ?? "",
      })
    case "none":
      return identifyingText(row)
        ? quickOrderText.nothingNear(identifyingText(row))
        : quickOrderText.emptyRow
    case "adjusted":
      return perBuildOf(row) === undefined
        ? quickOrderText.noQuantity(row.written)
        : ((price && problemText(price)) ?? quickStateText.adjusted)
    default:
      return quickStateText.waiting
  }
}

/** Writes rows that cannot be ordered to a CSV file, with the reason in the last column. */
export function refusedRowsCsv(refused: readonly ShownRow[], lists: readonly QuickList[]): Blob {
  const cells = refused.map(({ row }) => row.cells ?? [identifyingText(row), row.written])
  const width = Math.max(...cells.map((row) => row.length))
  const line = (row: readonly string[], reason: string) =>
    csvLine([...Array.from({ length: width }, (_, at) => row[at] ?? ""), reason])
  const listIds = new Set(refused.map(({ row }) => row.listId))
  const head = lists.find(({ id }) => listIds.has(id) && listIds.size === 1)?.head ?? []
  const rows = refused.map((shown, index) => line(cells[index] ?? [], refusalReason(shown)))
  return new Blob([BYTE_ORDER_MARK, line(head, t("Reason")), ...rows], { type: "text/csv" })
}
