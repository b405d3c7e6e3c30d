import type { ColumnKind } from "./list-table.ts"

/** Matches the heading of the depth of a row in an indented list. */
const DEPTH_HEAD = /^(?:(?:bom )?level|lvl|niveau|livello|nivel|nível|ebene|stufe|nivå|poziom)$/i
const DEPTH = /^\.*\d{1,2}$/
/** Matches the position of a row: `2`, `02.01.0010`, `B`, `B1`. */
const POSITION = /^(?:\d{1,4}|[A-Z])\.?(?:\d{1,4}(?:\.\d{1,4}){0,8})?$/

/** Returns for each row whether the next row is one of its components, by their depth or their positions. */
export function findAssemblies(
  rows: readonly string[][],
  head: readonly string[] | undefined,
): boolean[] {
  const at = head?.findIndex((heading) => DEPTH_HEAD.test(heading)) ?? -1
  const places = rows.map((row) => (at < 0 ? row.find(Boolean) : row[at]) ?? "")
  return places.map((own, index) => {
    const next = places[index + 1] ?? ""
    if (at < 0) return POSITION.test(own) && POSITION.test(next) && isWithin(next, own)
    return DEPTH.test(own) && DEPTH.test(next) && depthOf(next) > depthOf(own)
  })
}

const isWithin = (next: string, own: string): boolean =>
  next.startsWith(`${own}.`) || (/^[A-Z]$/.test(own) && next.startsWith(own) && next !== own)

const depthOf = (cell: string): number => Number(cell.replaceAll(".", ""))

const ALTERNATIVE =
  /^(?:(?:approved |or )?alt(?:ernat(?:e|ive)s?)?|oder|ersatz|subst(?:itute)?) ?[.:]/i

/** Returns whether a row only names another part, or its number and maker, for the part above. */
export function isAlternative(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  above: readonly string[] | undefined,
): boolean {
  const quantityAt = columns.indexOf("quantity")
  const isCountedAbove = quantityAt >= 0 && (above?.[quantityAt] ?? "") !== ""
  if (!isCountedAbove || !columns.includes("description") || cells[0] !== "") return false
  const description = cells[columns.indexOf("description")] ?? ""
  const isStated = ALTERNATIVE.test(description)
  if (description !== "" && !isStated) return false
  return columns.every((kind, at) => {
    const isFilled = (cells[at] ?? "") !== ""
    if (kind === "number") return isFilled
    const mayBeFilled = ["description", "manufacturer", "ignore"].includes(kind)
    return !isFilled || mayBeFilled || (isStated && kind === "note")
  })
}
