import { isNestedBeyond, isRecord, type Specs } from "../catalogue/spec-values.ts"
import { unescapeFormula } from "../shop/spreadsheet-cell.ts"

/** What a file says in one row: texts from CSV, any JSON from JSON Lines. */
export type Cells = ReadonlyMap<string, unknown>

/** Says what is wrong in a column, as a sentence that tells how to mend it. */
export type Refuse = (field: string, message: string, mendedBy?: RuleThatMends) => undefined

/** What can be said of a file so that some rows are right as they stand. */
export type RuleThatMends = "keyedBy" | "longNames"

export const MAX_CELL_LENGTH = 20_000
const DEEPEST_VALUE = 10

/** Neither control characters but line ends and tabs, nor halves of pairs, which PostgreSQL cannot hold. */
const STORABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

export const isStorable = (text: string): boolean => STORABLE.test(text)

/** PostgreSQL keeps JSON, but no NUL and no half of a pair in it. */
const isStorableJson = (value: unknown): boolean =>
  !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value))

/** Trimmed, without a spreadsheet's guard; undefined for an empty cell. */
export function plainCell(cell: unknown): unknown {
  if (cell === null || cell === undefined) return undefined
  if (typeof cell !== "string") return cell
  const text = unescapeFormula(cell.trim()).trim()
  return text === "" ? undefined : text
}

const TOO_DEEP = `is nested more than ${DEEPEST_VALUE} deep. Make it flatter.`
const NO_SPECS = 'must be a JSON object, such as {"socket":"AM5"}.'

/** Whether a cell of the column `specs`, which holds many, or of any other is flat enough to look at. */
export function isFlat(field: string, value: unknown, refuse: Refuse): boolean {
  const isFlatEnough = !isNestedBeyond(field === "specs" ? DEEPEST_VALUE + 1 : DEEPEST_VALUE, value)
  if (!isFlatEnough) refuse(field, TOO_DEEP)
  return isFlatEnough
}

/** One spec in a column of its own: in CSV numbers and yes or no as such, everything else as text. */
export function specOfCell(
  heading: string,
  cell: unknown,
  value: unknown,
  refuse: Refuse,
): unknown {
  if (fits(value)) return typeof cell === "string" ? typed(value) : value
  return refuse(
    heading,
    `holds a control character or more than ${MAX_CELL_LENGTH} characters. Shorten it.`,
  )
}

const fits = (value: unknown): boolean =>
  typeof value === "string"
    ? value.length <= MAX_CELL_LENGTH && isStorable(value)
    : (JSON.stringify(value) ?? "").length <= MAX_CELL_LENGTH && isStorableJson(value)

function typed(value: unknown): unknown {
  if (value === "true") return true
  if (value === "false") return false
  return typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/.test(value)
    ? Number(value)
    : value
}

/** All specs in one cell, as JSON. */
export function specsOfCell(value: unknown, longest: number, refuse: Refuse): Specs | undefined {
  if (value === undefined) return undefined
  const specs = typeof value === "string" ? parsed(value) : value
  if (!isRecord(specs)) return refuse("specs", NO_SPECS)
  if (!isFlat("specs", specs, refuse)) return undefined
  return JSON.stringify(specs).length <= longest && isStorableJson(specs)
    ? specs
    : refuse(
        "specs",
        `is longer than ${grouped(longest)} characters, or holds a control character.`,
      )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const numberFormat = new Intl.NumberFormat("en-US")

/** `1,000,000` */
export const grouped = (value: number): string => numberFormat.format(value)

/** What stands in a cell, in quotes and not too long. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "")
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}
