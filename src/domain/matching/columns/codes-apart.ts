import { isPartNumber } from "../cell-kinds.ts"
import { beginsWithNumber, countDistinct, mostOf, SHARE } from "../kind-of-cells.ts"
import type { ColumnKind, ListTable } from "../list-table.ts"
import { splitBracketed } from "../part-marks.ts"

interface ReadColumns {
  table: ListTable
  columns: ColumnKind[]
}

/**
 * Splits cells such as `[CA-F-120] Breva 120` into number and name. The name goes to a column with the same cells, or
 * to a new one.
 */
export function withCodesApart({ table, columns }: ReadColumns): ReadColumns {
  const numberAt = columns.indexOf("number")
  const at = numberAt < 0 ? columns.indexOf("description") : numberAt
  const cells = table.rows.map((row) => row[at] ?? "")
  const split = at < 0 ? undefined : findSplit(cells, numberAt < 0)
  if (!split) return { table, columns }
  const parts = cells.map((cell) => split(cell) ?? { number: "", name: cell })
  const isSame = (other: number) =>
    other !== at && table.rows.every((row, index) => row[other] === cells[index])
  const sameAt = columns.findIndex((_, other) => isSame(other))
  const isNamed = numberAt >= 0 && columns.includes("description")
  const places = { number: at, name: sameAt < 0 && !isNamed ? columns.length : sameAt }
  const ownAt = columns.indexOf("customerPartNumber")
  const rows = table.rows.map((row, index) => {
    const written = [...row]
    const own = row[ownAt] ?? ""
    if (ownAt >= 0) written[ownAt] = split(own)?.number ?? own
    written[places.number] = parts[index]?.number ?? ""
    if (places.name >= 0) written[places.name] = parts[index]?.name ?? ""
    return written
  })
  const kinds = [...columns]
  kinds[places.number] = "number"
  if (places.name >= 0) kinds[places.name] = "description"
  const isNew = places.name === columns.length
  const head = table.head && [...table.head, ...(isNew ? [table.head[at] ?? ""] : [])]
  return { table: { head, rows }, columns: kinds }
}

type Split = (cell: string) => { number: string; name: string } | undefined

/** Finds how most cells state a number before a name; with a dash only if no other column holds numbers. */
function findSplit(cells: readonly string[], isUnnumbered: boolean): Split | undefined {
  const filled = cells.filter(Boolean)
  if (mostOf(filled, beginsWithNumber)) return splitBracketed
  const codes = filled.map((cell) => splitAtDash(cell)?.number ?? "").filter(Boolean)
  const isOfCodes = codes.length >= SHARE * filled.length && countDistinct(codes) === codes.length
  return isUnnumbered && codes.length > 1 && isOfCodes ? splitAtDash : undefined
}

/** Splits `WDS100T3X0E - WD Black SN770 1TB`. */
function splitAtDash(cell: string): ReturnType<Split> {
  const [, number = "", name = ""] = /^(\S{4,40}) (?:[-–—:]) (\S.*)$/.exec(cell) ?? []
  return isPartNumber(number) && /\p{L}{2}/u.test(name) ? { number, name } : undefined
}
