import { hasDigit, hasWord, isMeasure } from "./cell-kinds.ts"
import { countDistinct, MAJORITY, mostOf } from "./columns/column-kind.ts"
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

const MAX_PLACE_WORDS = 3

/** Returns whether a name has a model: `Logitech C920`, but not `Webcam`, `C920`, `SSD 2 TB` or `Rack 12`. */
function hasModel(name: string): boolean {
  const words = name.split(" ")
  const isModel = (word: string, at: number) =>
    hasDigit(word) &&
    !isMeasure(word) &&
    !isMeasure(`${word} ${words[at + 1] ?? ""}`) &&
    !(words.length <= MAX_PLACE_WORDS && /^\d{1,2}$/.test(word))
  return hasWord(name) && words.length > 1 && words.some(isModel)
}

/**
 * Returns whether a column names its parts with their models, and does not only count them. Such names find a part in
 * the catalogue; together with the words of a description beside them, they often do not.
 */
export const isOfModelNames = (heading: string | undefined, cells: readonly string[]): boolean =>
  isNameHeading(heading ?? "") &&
  mostOf(cells, hasModel) &&
  countDistinct(cells.map((cell) => cell.replaceAll(/\d/g, ""))) >= MAJORITY * cells.length
