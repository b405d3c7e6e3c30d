import type { TableRow } from "./part-table.ts"

/** Headings for rows of Datanorm files, which have none. */
export const DATANORM_HEAD: readonly string[] = ["sku", "name", "price"]

/** Field positions of an article, and the number of units that its price covers. */
export interface ArticleFields {
  name: readonly number[]
  price: number
  unitsOf: (fields: readonly string[]) => number
}

const POWERS_OF_TEN: readonly string[] = ["0", "1", "2", "3"]

const versionFour: ArticleFields = {
  name: [4, 5],
  price: 9,
  unitsOf: (fields) => 10 ** Math.max(0, POWERS_OF_TEN.indexOf(fields[7] ?? "")),
}
const versionFive: ArticleFields = {
  name: [3, 4],
  price: 8,
  unitsOf: (fields) => Math.max(1, Number(fields[6]) || 1),
}

/** Returns the field positions for the version in the first record; undefined if the text is not Datanorm 4 or 5. */
export function datanormFields(text: string): ArticleFields | undefined {
  const [first = ""] = text.split(/[\r\n]/, 1)
  if (/^V;050;/.test(first)) return versionFive
  return /^V.\d{6}.{20,}04[A-Z]{3}\s*$/.test(first) ? versionFour : undefined
}

/** Reads part number, name and price of an article; undefined for other records and deleted articles. */
export function datanormRow(line: string, fields: ArticleFields): TableRow["cells"] | undefined {
  const cells = line.split(";").map((cell) => cell.trim())
  const [record, action, number = ""] = cells
  if (record !== "A" || action === "L" || number === "") return undefined
  const name = fields.name.map((at) => cells[at] ?? "").join(" ")
  return [
    number,
    repairUmlauts(name.trim()),
    priceOf(Number(cells[fields.price]), fields.unitsOf(cells)),
  ]
}

/** Returns the price of one unit; empty if the price is 0, because it then comes in a separate file. */
const priceOf = (cents: number, units: number): number | string =>
  cents > 0 ? Number((cents / 100 / units).toFixed(5)) : ""

const UMLAUTS: Readonly<Record<string, string>> = {
  "„": "ä",
  "”": "ö",
  "\u0081": "ü",
  Ž: "Ä",
  "™": "Ö",
  š: "Ü",
  á: "ß",
}
/** Corrects letters of code page 850, the encoding of these files, within words. */
const repairUmlauts = (text: string): string =>
  text.replaceAll(
    /(?<=\p{L})[„”](?=\p{L}|á)|\u0081|(?<!\p{L})[Ž™š](?=\p{L})|(?<=\p{L}|”)á/gu,
    (letter) => UMLAUTS[letter] ?? letter,
  )
