import { beginsWithNumber, isPartNumber } from "../cell-kinds.ts"
import type { ColumnKind, ListTable } from "../list-table.ts"
import { splitBracketed } from "../part-marks.ts"
import { countDistinct, MAJORITY, mostOf } from "./column-kind.ts"

interface ReadColumns {
  table: ListTable
  columns: ColumnKind[]
}

/**
 * Splits cells such as `[CA-F-120] Breva 120` into number and name. The name goes to a column with the same cells, or
 * to a new one.
 */
export function splitCodes({ table, columns }: ReadColumns): ReadColumns {
  const numberAt = columns.indexOf("number")
  const at = numberAt < 0 ? columns.indexOf("description") : numberAt
  const cells = table.rows.map((row) => row[at] ?? "")
  const split = at < 0 ? undefined : findSplit(cells, numberAt < 0)
  if (!split) return { table, columns }
  const descriptionAt = numberAt < 0 ? -1 : columns.indexOf("description")
  const sameAt = columns.findIndex(
    (_, other) => other !== at && table.rows.every((row, index) => row[other] === cells[index]),
  )
  const placeAt = sameAt < 0 ? columns.length : sameAt
  // The names are dropped if another column describes the parts.
  const nameAt = descriptionAt < 0 || descriptionAt === sameAt ? placeAt : undefined
  const kinds = [...columns]
  kinds[at] = "number"
  if (nameAt !== undefined) kinds[nameAt] = "description"
  const ownAt = columns.indexOf("customerPartNumber")
  const rows = table.rows.map((row, index) => {
    const cell = cells[index] ?? ""
    const isNumber = nameAt === undefined || isPartNumber(cell)
    const parts = split(cell) ?? { number: isNumber ? cell : "", name: isNumber ? "" : cell }
    return kinds.map((_, other) => {
      const written = row[other] ?? ""
      if (other === at) return parts.number
      if (other === nameAt) return parts.name
      return other === ownAt ? (split(written)?.number ?? written) : written
    })
  })
  const head = table.head && kinds.map((_, other) => table.head?.[other] ?? table.head?.[at] ?? "")
  return { table: { head, rows }, columns: kinds }
}

type Split = (cell: string) => { number: string; name: string } | undefined

/** Finds how most cells state a number beside a name; other than Odoo does only if no other column holds numbers. */
function findSplit(cells: readonly string[], isUnnumbered: boolean): Split | undefined {
  const filled = cells.filter(Boolean)
  if (mostOf(filled, beginsWithNumber)) return splitBracketed
  return isUnnumbered ? FORMS.map(splitByForm).find((split) => isOfCodes(filled, split)) : undefined
}

/** Returns whether most cells have a part number, each another one. */
function isOfCodes(filled: readonly string[], split: Split): boolean {
  const codes = filled.flatMap((cell) => split(cell)?.number ?? [])
  const isMost = codes.length > 1 && codes.length >= MAJORITY * filled.length
  return isMost && countDistinct(codes) === codes.length
}

const FORMS: readonly RegExp[] = [
  // `WDS100T3X0E - WD Black SN770 1TB`, `CA-F-120: Breva 120`.
  /^(?<number>\S{5,40}?)(?: [-–—:]|:) (?<name>\S.*)$/,
  // `(CA-F-120) Breva 120`
  /^\((?<number>[^\s()]{4,40})\) (?<name>\S.*)$/,
  // `Breva 120 [CA-F-120]`; round brackets hold anything: `FURY 32GB (2x16GB)`
  /^(?<name>.+) \[(?<number>[^\s[\]]{4,40})\]$/,
  // `Breva 120 - Part#: CA-F-120`
  /^(?<name>.+) (?:Part|Mfr\.? Part|MPN|P\/N|SKU|Art\.-Nr\.|Réf\.)(?: ?#| No\.?| number)?: ?(?<number>\S{4,40})$/i,
]

/** Matches a room or a place: `Raum12: Beamer`. */
const PLACE = /^\p{L}\p{Ll}{2,20}\d{1,3}$/u

const splitByForm =
  (form: RegExp): Split =>
  (cell) => {
    const { number = "", name = "" } = form.exec(cell)?.groups ?? {}
    const bare = name.replace(/[\s,;–-]{1,4}$/, "")
    const isCode = isPartNumber(number) && !PLACE.test(number)
    return isCode && /\p{L}{2}/u.test(bare) ? { number, name: bare } : undefined
  }
