import { partNumber } from "#domain/catalogue/part-number.ts"
import { toDollars } from "#domain/pricing/money.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import type { Draft } from "./list-draft.ts"
import { planLines } from "./list-line.ts"

const HEADINGS = [
  "Part number",
  "Name",
  "Per build",
  "Designators",
  "Note",
  "Needed",
  "Allowed",
  "Short",
  "Each",
  "Total",
  "SKU",
]

/** A list as a file, which can be read again. */
export function listCsv({ lines, ...plan }: Draft): Blob {
  const planned = planLines(lines, plan)?.lines ?? []
  const rows = lines.map((line, index) => {
    const { sku, name, quantity, designators, note } = line
    const { needed = null, allowed = null, short = null, price } = planned[index] ?? {}
    const prices = price
      ? [toDollars(price.unitPriceCents), toDollars(price.totalCents)]
      : [null, null]
    return csvLine([
      partNumber(line),
      name,
      quantity,
      designators,
      note,
      needed,
      allowed,
      short,
      ...prices,
      sku,
    ])
  })
  return new Blob([BYTE_ORDER_MARK, csvLine(HEADINGS), ...rows], { type: "text/csv" })
}

/** The list's name as a file may be called. */
export const csvName = ({ name }: Pick<Draft, "name">): string =>
  `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, " ").trim() || "Parts list"}.csv`
