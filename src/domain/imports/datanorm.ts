/** Headings of what is read of a file in Datanorm, which has none itself. */
export const DATANORM_HEAD: readonly string[] = ["sku", "name", "price"]

/** Where the fields of an article stand, and how many units its price is for. */
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

/** Finds where articles have their fields, by the first record of a text; undefined if it is no Datanorm 4 or 5. */
export function datanormFields(text: string): ArticleFields | undefined {
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/[\r\n]/, 1)
  if (/^V;050;/.test(first)) return versionFive
  return /^V.\d{6}.{20,}04[A-Z]{3}\s*$/.test(first) ? versionFour : undefined
}

/** Reads number, name and price of an article; undefined for other records and for deleted articles. */
export function datanormRow(line: string, fields: ArticleFields): string[] | undefined {
  const cells = line.split(";").map((cell) => cell.trim())
  const [record, action, number = ""] = cells
  if (record !== "A" || action === "L" || number === "") return undefined
  const name = fields.name.map((at) => cells[at] ?? "").join(" ")
  return [
    number,
    withUmlauts(name.trim()),
    priceOf(Number(cells[fields.price]), fields.unitsOf(cells)),
  ]
}

/** The price of one unit; a price of none comes in a file of its own. */
const priceOf = (cents: number, units: number): string =>
  cents > 0 ? String(Number((cents / 100 / units).toFixed(5))) : ""

const UMLAUTS: Readonly<Record<string, string>> = {
  "„": "ä",
  "”": "ö",
  "\u0081": "ü",
  Ž: "Ä",
  "™": "Ö",
  š: "Ü",
  á: "ß",
}
/** Corrects letters of code page 850, in which such files are written, within words. */
const withUmlauts = (text: string): string =>
  text.replaceAll(
    /(?<=\p{L})[„”](?=\p{L}|á)|\u0081|(?<!\p{L})[Ž™š](?=\p{L})|(?<=\p{L}|”)á/gu,
    (letter) => UMLAUTS[letter] ?? letter,
  )
