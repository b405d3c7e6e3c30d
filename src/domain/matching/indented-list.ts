import type { ColumnKind } from "./list-table.ts"

/** Matches the heading of the depth of a row in an indented list. */
const DEPTH_HEAD = /^(?:(?:bom )?level|lvl|niveau|livello|nivel|nível|ebene|stufe|nivå|poziom)$/i
const DEPTH = /^\.*\d{1,2}$/
const POSITION = /^\d{1,3}(?:\.\d{1,3})*$/

/** Returns for each row whether the next row is one of its components, by their depth or their positions. */
export function findAssemblies(
  rows: readonly string[][],
  head: readonly string[] | undefined,
): boolean[] {
  const at = head?.findIndex((heading) => DEPTH_HEAD.test(heading)) ?? -1
  const places = rows.map((row) => row[Math.max(at, 0)] ?? "")
  return places.map((own, index) => {
    const next = places[index + 1] ?? ""
    if (at < 0) return POSITION.test(own) && POSITION.test(next) && next.startsWith(`${own}.`)
    return DEPTH.test(own) && DEPTH.test(next) && depthOf(next) > depthOf(own)
  })
}

const depthOf = (cell: string): number => Number(cell.replaceAll(".", ""))

/** Returns whether a row only names another number, and its maker, for the part above. */
export const isAlternative = (
  cells: readonly string[],
  columns: readonly ColumnKind[],
  above: readonly string[] | undefined,
): boolean =>
  columns.includes("quantity") &&
  columns.includes("description") &&
  above !== undefined &&
  above[columns.indexOf("quantity")] !== "" &&
  cells[0] === "" &&
  columns.every((kind, at) => {
    const isFilled = (cells[at] ?? "") !== ""
    if (kind === "number") return isFilled
    return !isFilled || kind === "manufacturer" || kind === "ignore"
  })
