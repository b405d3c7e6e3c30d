import { countDistinct, hasDigit, hasWord, mostOf, SHARE, wordsIn } from "./kind-of-cells.ts"
import { type ColumnKind, listLimits } from "./list-table.ts"
import { plainHeading, readHeading } from "./read-heading.ts"

/** Matches headings of names: `Item Name`, `Produktname`, `Název zboží`. */
const NAME =
  /(?:name|namn|navn|naam|nimi|名称|品名)$|^(?:nom|nome|nombre|nazwa|nazev|nazov|naziv|denumire)(?: |$)/

const isNameHeading = (heading: string): boolean => {
  const plain = plainHeading(heading)
  const { meaning, isWhole } = readHeading(heading) ?? {}
  // In Spanish a name, in French a number.
  const isName = (isWhole && meaning?.kind === "description") || plain === "nombre"
  return isName && NAME.test(plain)
}

/** Returns whether cells are names with a model: `Logitech C920`, not `Webcam` or `C920`. */
function isOfModels(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "")
  const isModel = (cell: string) => hasDigit(cell) && hasWord(cell) && wordsIn(cell) > 1
  return mostOf(filled, isModel) && countDistinct(filled) >= SHARE * filled.length
}

/**
 * Begins descriptions with the name that another column states, if most of its names hold a model: makers and models
 * find a part, and its properties alone do not.
 */
export function withNamesBeside(
  head: readonly string[] | undefined,
  rows: readonly string[][],
  columns: readonly ColumnKind[],
): readonly string[][] {
  const descriptionAt = columns.indexOf("description")
  const nameAt = columns.findIndex(
    (kind, at) =>
      kind === "ignore" &&
      isNameHeading(head?.[at] ?? "") &&
      isOfModels(rows.map((row) => row[at] ?? "")),
  )
  if (descriptionAt < 0 || nameAt < 0) return rows
  return rows.map((row) => {
    const name = row[nameAt] ?? ""
    const description = row[descriptionAt] ?? ""
    const isKnown = description.toLowerCase().includes(name.toLowerCase())
    const whole = isKnown ? description : `${name} ${description}`.trim()
    return row.with(descriptionAt, whole.slice(0, listLimits.characters))
  })
}
