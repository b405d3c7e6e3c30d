import { partLimits } from "../catalogue/part-limits.ts"
import { PART_NUMBER } from "../catalogue/part-number.ts"
import { isNestedBeyond, isRecord, type Specs } from "../catalogue/spec-values.ts"
import { holdsCardNumber } from "../payments/card-number.ts"
import { LARGEST_CHARGE_CENTS } from "../pricing/money.ts"
import { parseDollars } from "../pricing/parse-dollars.ts"
import { unguarded } from "../shop/spreadsheet-cell.ts"

/** One product of a file, checked: what is not given stays as it is. */
export interface PartFileRow {
  sku: string
  name: string | undefined
  category: string | undefined
  description: string | undefined
  image: string | undefined
  /** All of its specs. */
  specs: Specs | undefined
  /** Specs that stand in columns of their own, beside the others. */
  moreSpecs: Specs | undefined
  minimumQuantity: number | undefined
  availableQuantity: number | undefined
  priceCents: number | undefined
}

/** What is wrong in one cell, as a sentence that says how to mend it. */
export interface CellProblem {
  field: string
  message: string
}

export interface PartFileRules {
  /** What tells products apart: their SKU, or the file's column `id`, which then becomes their SKU. */
  keyedBy: "sku" | "id"
  longNames: "refuse" | "shorten"
  /** A picture's address as it is kept; undefined for what cannot be one. */
  pictureAddress: (text: string) => string | undefined
}

export const LONGEST_CELL = 20_000
const LONGEST_SPECS = 60_000
const DEEPEST_VALUE = 10

export const partFileColumns = [
  "sku",
  "id",
  "name",
  "category",
  "description",
  "image",
  "minimumQuantity",
  "availableQuantity",
  "price",
  "specs",
] as const
export type PartFileColumn = (typeof partFileColumns)[number]

const columnByPlainName = new Map<string, PartFileColumn>(
  partFileColumns.map((column) => [column.toLowerCase(), column]),
)

/** The column that a heading means: `Minimum Quantity` is `minimumQuantity`; undefined for one of a spec. */
export const columnOf = (heading: string): PartFileColumn | undefined =>
  columnByPlainName.get(heading.toLowerCase().replace(/[\s_-]+/g, ""))

/** What a file says in one row: texts from CSV, any JSON from JSON Lines. */
export type Cells = ReadonlyMap<string, unknown>

/** Checks one row. With problems, the row is of no use. */
export function readPartFileRow(
  cells: Cells,
  rules: PartFileRules,
): { row: PartFileRow; problems: CellProblem[] } {
  const problems: CellProblem[] = []
  const refuse = (field: string, message: string): undefined => {
    problems.push({ field, message })
  }
  const known = new Map<PartFileColumn, unknown>()
  const moreSpecs = new Map<string, unknown>()
  for (const [heading, cell] of cells) {
    const value = plain(cell)
    if (value === undefined) continue
    const column = columnOf(heading)
    if (isNestedBeyond(column === "specs" ? DEEPEST_VALUE + 1 : DEEPEST_VALUE, value))
      refuse(column ?? heading, TOO_DEEP)
    else if (column) known.set(column, value)
    else if (fits(value)) moreSpecs.set(heading, typeof cell === "string" ? typed(value) : value)
    else
      refuse(
        heading,
        `holds a control character or more than ${LONGEST_CELL} characters. Shorten it.`,
      )
  }

  const textOf = (column: PartFileColumn, longest: number): string | undefined => {
    const value = known.get(column)
    if (value === undefined) return undefined
    if (typeof value !== "string" && typeof value !== "number")
      return refuse(column, "must be a text.")
    const text = String(value)
    if (text.length > longest)
      return refuse(column, `has ${text.length} characters; at most ${longest} fit. Shorten it.`)
    if (!STORABLE.test(text))
      return refuse(column, "holds a control character. Type it again without.")
    if (holdsCardNumber(text) && column !== "sku" && column !== "id")
      return refuse(column, "holds a card number. Take it out.")
    return text
  }
  const wholeOf = (column: PartFileColumn, least: number, most: number): number | undefined => {
    const value = known.get(column)
    if (value === undefined) return undefined
    const number = /^\d{1,10}$/.test(String(value)) ? Number(value) : undefined
    return number === undefined || number < least || number > most
      ? refuse(
          column,
          `must be a whole number from ${count(least)} to ${count(most)}, in digits alone, not ${shown(value)}.`,
        )
      : number
  }
  const nameOf = () => {
    const name = known.get("name")
    if (
      rules.longNames === "shorten" &&
      typeof name === "string" &&
      name.length > partLimits.nameLength
    )
      known.set(
        "name",
        `${name
          .slice(0, partLimits.nameLength - 1)
          .replace(/[\uD800-\uDBFF]$/, "")
          .trimEnd()}…`,
      )
    return textOf("name", partLimits.nameLength)
  }
  const priceOf = () => {
    const value = known.get("price")
    if (value === undefined) return undefined
    const dollars = typeof value === "string" || typeof value === "number" ? value : ""
    const cents = parseDollars(dollars)
    return cents === undefined || cents < 1 || cents > LARGEST_CHARGE_CENTS
      ? refuse(
          "price",
          `must be dollars from 0.01 to 999999.99, such as 118 or 118.50, not ${shown(value)}.`,
        )
      : cents
  }
  const imageOf = () => {
    const image = textOf("image", 500)
    if (image === undefined) return undefined
    return (
      rules.pictureAddress(image) ??
      refuse("image", "is no picture of this shop. Upload it first, or leave the cell empty.")
    )
  }
  const specsOf = () => {
    const value = known.get("specs")
    const specs = typeof value === "string" ? parsed(value) : value
    if (specs === undefined) return value === undefined ? undefined : refuse("specs", NO_SPECS)
    if (!isRecord(specs)) return refuse("specs", NO_SPECS)
    if (isNestedBeyond(DEEPEST_VALUE + 1, specs)) return refuse("specs", TOO_DEEP)
    return JSON.stringify(specs).length <= LONGEST_SPECS && storableJson(specs)
      ? specs
      : refuse(
          "specs",
          `is longer than ${count(LONGEST_SPECS)} characters, or holds a control character.`,
        )
  }

  const number = textOf("sku", 500)
  const id = textOf("id", 500)
  const sku = rules.keyedBy === "id" ? id : number
  if (sku === undefined && !problems.some(({ field }) => field === rules.keyedBy))
    refuse(rules.keyedBy, "is missing. Every row needs one: it tells which product is meant.")
  if (rules.keyedBy === "id" && number !== undefined) moreSpecs.set(PART_NUMBER, number)
  const given = {
    name: nameOf(),
    category: textOf("category", 100),
    description: textOf("description", partLimits.descriptionLength),
    image: imageOf(),
    specs: specsOf(),
    moreSpecs: moreSpecs.size > 0 ? Object.fromEntries(moreSpecs) : undefined,
    minimumQuantity: wholeOf("minimumQuantity", 1, partLimits.minimumQuantity),
    availableQuantity: wholeOf("availableQuantity", 0, partLimits.stock),
    priceCents: priceOf(),
  }
  return { row: { sku: sku ?? "", ...given }, problems }
}

const TOO_DEEP = `is nested more than ${DEEPEST_VALUE} deep. Make it flatter.`
const NO_SPECS = 'must be a JSON object, such as {"socket":"AM5"}.'
/** Neither control characters but line ends and tabs, nor halves of pairs, which PostgreSQL cannot hold. */
const STORABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
const numberFormat = new Intl.NumberFormat("en-US")
const count = (value: number): string => numberFormat.format(value)

const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "")
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}

/** Trimmed, without a spreadsheet's guard; undefined for an empty cell. */
function plain(cell: unknown): unknown {
  if (cell === null || cell === undefined) return undefined
  if (typeof cell !== "string") return cell
  const text = unguarded(cell.trim()).trim()
  return text === "" ? undefined : text
}

const fits = (value: unknown): boolean =>
  typeof value === "string"
    ? value.length <= LONGEST_CELL && STORABLE.test(value)
    : (JSON.stringify(value) ?? "").length <= LONGEST_CELL && storableJson(value)

/** A spec's cell of CSV: numbers and yes or no as such, everything else as text. */
function typed(value: unknown): unknown {
  if (value === "true") return true
  if (value === "false") return false
  return typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/.test(value)
    ? Number(value)
    : value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** PostgreSQL keeps JSON, but no NUL and no half of a pair in it. */
const storableJson = (value: unknown): boolean =>
  !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value))
