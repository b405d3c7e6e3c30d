import { parse } from "csv-parse/browser/esm/sync"
import { noQuantityText } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { writeAmount } from "#domain/pricing/money.ts"
import { readTypedAmount } from "#domain/pricing/typed-number.ts"
import { unescapeFormula } from "#domain/shop/spreadsheet-cell.ts"
import { publicApi } from "#web/api/api.ts"
import type { ListBody } from "./list-draft.ts"

export interface ReadFile {
  lines: NonNullable<ListBody["lines"]>
  skipped: { row: number; number: string; reason: string }[]
}

/** Accepted headings by column, in order of preference; lower case, without spaces and punctuation. */
const HEADINGS = {
  number: ["sku", "partnumber", "number", "part", "mpn", "manufacturerpartnumber"],
  quantity: ["perbuild", "quantityperbuild", "quantity", "qty", "qtyperbuild"],
  designators: [
    "designators",
    "designator",
    "referencedesignators",
    "reference",
    "references",
    "refdes",
  ],
  note: ["note", "notes", "comment", "comments"],
  customerPartNumber: ["customerpartnumber", "yourpartnumber", "ownpartnumber", "internalnumber"],
  targetPrice: ["targetprice", "target"],
}
type Column = keyof typeof HEADINGS

interface FileRow extends Record<Column, string> {
  row: number
}

/** Reads a file of comma-separated values. Throws an error with a message for the user. */
export async function readListFile(file: File): Promise<ReadFile> {
  const rows = rowsIn(textOf(await file.arrayBuffer()))
  const { lines: known } = await publicApi("POST /price", {
    body: { lines: rows.map(({ number }) => ({ sku: number, quantity: 1 })) },
  })
  const read: ReadFile = { lines: [], skipped: [] }
  rows.forEach(({ row, number, quantity, designators, note, ...others }, index) => {
    const part = known[index]
    const units = quantity.trim() === "" ? 1 : (readQuantity(quantity, CELL_BOUNDS) ?? 0)
    const skip = (reason: string) => read.skipped.push({ row, number, reason })
    if (!part || !("partId" in part)) skip(t("no part has this number"))
    else if (units < 1)
      skip(
        noQuantityText(
          quantity,
          t("{quantity} is not a quantity from 1 to {MAX_UNITS}", { quantity, MAX_UNITS }),
        ),
      )
    else {
      const { customerPartNumber } = others
      const target = readTypedAmount(others.targetPrice)
      const targetPrice = target ? writeAmount(target) : undefined
      const details = { designators, note, customerPartNumber, targetPrice }
      read.lines.push({ partId: part.partId, quantity: units, ...details })
    }
  })
  return read
}

/** Decodes UTF-8 or, as Excel saves without asking, Windows-1252. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

function rowsIn(text: string): FileRow[] {
  const cells = cellsIn(text)
  const headRow = cells.findIndex((row) => row.join("") !== "")
  const columnOf = columnFinder(cells[headRow] ?? [])
  if (columnOf("number") < 0)
    throw new Error(
      t("The first row has no column 'Part number'. Name the columns in the first row."),
    )
  const filled = cells
    .map((row, index) => {
      const cell = (column: Column) => unescapeFormula(row[columnOf(column)] ?? "").trim()
      return {
        row: index + 1,
        number: cell("number"),
        quantity: cell("quantity"),
        designators: cell("designators"),
        note: cell("note"),
        customerPartNumber: cell("customerPartNumber"),
        targetPrice: cell("targetPrice"),
      }
    })
    .filter(({ row, number }) => row > headRow + 1 && number !== "")
  if (filled.length === 0) throw new Error(t("The file has no rows below the heading."))
  if (filled.length > MAX_LINES)
    throw new Error(t("A list has at most {MAX_LINES} lines.", { MAX_LINES }))
  return filled
}

function cellsIn(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
    })
  } catch (error) {
    throw new Error(t("The file cannot be read: a quote is not closed."), { cause: error })
  }
}

/** Returns the delimiter of the headings. Only it divides cells: commas may be in numbers and texts. */
const delimiterOf = (text: string): string =>
  /[;\t]/.exec(text.trimStart().split("\n", 1).join())?.[0] ?? ","

/** Returns a function that finds a column by the first row; -1 if the file lacks it. */
const columnFinder = (head: readonly string[]) => {
  const names = head.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ""))
  return (column: Column): number =>
    names.indexOf(HEADINGS[column].find((name) => names.includes(name)) ?? "\n")
}
