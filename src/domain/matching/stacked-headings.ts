import { isQuantity } from "./cell-kinds.ts"
import { isPriceHeading, readHeading } from "./read-heading.ts"
import { PLACE } from "./total-column.ts"

const SHARE_OF_HEADS = 0.6

/** Joins two lines of a text, and the word that a hyphen divides: `Hersteller-` and `nummer`. */
export const joinedHeading = (upper: string, lower: string): string =>
  /\p{L}-$/u.test(upper) && /^\p{Ll}/u.test(lower)
    ? upper.slice(0, -1) + lower
    : `${upper} ${lower}`.trim()

/** Returns whether a row under the headings continues them: `per board`, `[pcs]`. */
export function isSecondHead(head: readonly string[], row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== "")
  const isNew = row.some((cell, at) => cell !== "" && cell !== head[at])
  const continues = (cell: string, at: number) => {
    const above = head[at] ?? ""
    const joined = readHeading(joinedHeading(above, cell))
    const isJoined = joined?.isWhole || (joined && /^\p{Ll}/u.test(cell))
    return (
      cell === "" ||
      isUnit(cell) ||
      readHeading(cell)?.isWhole ||
      (/\p{L}/u.test(cell) && (isJoined || isPriceHeading(above))) ||
      (above !== "" && (above === head[at + 1] || above === head[at - 1]))
    )
  }
  if (filled.length > 1 && isNew && row.every(continues)) return true
  if (!/\d/.test(row.join()) && isWrapped(head, row)) return true
  const known = filled.filter((cell) => readHeading(cell)?.isWhole).length
  if (
    known > 1 &&
    known >= SHARE_OF_HEADS * filled.length &&
    !filled.some((cell) => /\d/.test(cell))
  )
    return true
  return filled.length > 1 && row.every((cell, at) => cell === "" || isWithinGroup(cell, at, head))
}

/** Returns whether a row without figures holds the ends of headings: `Réf. | Qté` and `fournisseur | commandée`. */
function isWrapped(head: readonly string[], row: readonly string[]): boolean {
  const isRest = (cell: string, at: number) => {
    const above = head[at] ?? ""
    const isRead = readHeading(joinedHeading(above, cell)) !== undefined
    return (
      above !== "" &&
      /\p{L}/u.test(cell) &&
      (isRead || isPriceHeading(above) || /^[\p{Ll}(]/u.test(cell))
    )
  }
  const isWhole = (cell: string, at: number) =>
    cell !== "" && head[at] !== "" && readHeading(joinedHeading(head[at] ?? "", cell))?.isWhole
  return row.every((cell, at) => cell === "" || isRest(cell, at)) && row.some(isWhole)
}

/** Returns whether a cell names a column of a group, whose name has empty cells after it. */
const isWithinGroup = (cell: string, at: number, head: readonly string[]): boolean =>
  !isQuantity(cell) && at > 0 && at < head.length && (head[at] === "" || head[at + 1] === "")

const isUnit = (cell: string): boolean =>
  /^(?:\[[^[\]]{1,12}\]|\([^()]{1,12}\)|(?:[$€£]|USD|EUR|GBP)(?: ?\/ ?\p{L}{2,5}\.?)?)$/u.test(cell)

/** Returns whether a row above the headings names groups of them. */
export function isGroupHead(row: readonly string[], head: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== "")
  const count = head.filter((cell) => cell !== "").length
  const known = filled.filter((cell) => readHeading(cell)?.isWhole)
  // `Supplier | Circuit & Anvil` is a label with its value.
  const at = row.findIndex((cell) => cell !== "")
  const isLabelled = filled.length === 2 && known.length === 1 && row[at + 1] !== ""
  return (
    known.length > 0 &&
    !isLabelled &&
    known.length >= filled.length / 2 &&
    filled.length <= count &&
    !filled.some((cell) => isQuantity(cell) || /\d[./-]\d|:$/.test(cell))
  )
}

/**
 * Joins two rows of headings. The name of a group applies to the columns below it, up to a heading that needs no
 * group: `Qty per site` applies to `London` and `Leeds`, not to `Comments`.
 */
export function joinHeadingRows(upper: readonly string[], lower: readonly string[]): string[] {
  let group = ""
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const above = upper[at] ?? ""
    const below = lower[at] ?? ""
    if (above !== "") group = above
    else if (endsGroup(group, below)) group = ""
    if (below === "") return above
    if (isOneOfPlaces(group, upper, lower, at)) return below
    const joined = joinedHeading(group, below)
    if (isUnit(below) || readHeading(joined)?.isWhole) return joined
    return readHeading(below) || above === "" ? below : joined
  })
}

/** Returns whether a heading and its neighbour are names below one group of quantities: `London`, `Leeds`. */
function isOneOfPlaces(
  group: string,
  upper: readonly string[],
  lower: readonly string[],
  at: number,
): boolean {
  const isName = (cell = "") => PLACE.test(cell) && !readHeading(cell)
  const isOfNext = upper[at + 1] === "" && isName(lower[at + 1])
  const isOfLast = upper[at] === "" && isName(lower[at - 1])
  const isOfUnits = readHeading(group)?.meaning.kind === "quantity"
  return isOfUnits && isName(lower[at]) && (isOfNext || isOfLast)
}

const KINDS_WITHOUT_GROUP: readonly string[] = [
  "description",
  "manufacturer",
  "designators",
  "targetPrice",
  "note",
]

/** Returns whether a heading means the same without the name of the group to its left. */
function endsGroup(group: string, heading: string): boolean {
  const own = readHeading(heading)
  if (!own) return false
  if (KINDS_WITHOUT_GROUP.includes(own.meaning.kind)) return true
  // Sums of the group are called `Total`.
  const isOfUnits = readHeading(group)?.meaning.kind === "quantity"
  return isOfUnits && (own.meaning.kind === "number" || isPriceHeading(heading))
}
