import {
  mapPartFields,
  NONE,
  type PartField,
  type PartFieldName,
  type PartValues,
  partFields,
} from "../catalogue/part-fields.ts"
import type { Specs } from "../catalogue/spec-values.ts"
import { holdsCardNumber } from "../payments/card-number.ts"
import type { Cents } from "../pricing/money.ts"
import { parseDollars } from "../pricing/parse-dollars.ts"
import { NO_UPLOAD, readAttachments } from "./attachments-cell.ts"
import {
  type Cells,
  grouped,
  isFlat,
  isStorable,
  plainCell,
  quoted,
  type Refuse,
  type RuleThatMends,
  specOfCell,
  specsOfCell,
} from "./cell-values.ts"
import { readLadder } from "./ladder-cell.ts"
import { readSeen, type SeenPart } from "./seen-part.ts"

/** One part of a file, checked. */
export interface PartFileRow {
  sku: string
  /** What is not given stays as it is. */
  fields: { [Name in PartFieldName]: PartValues[Name] | undefined }
  /** Specs that stand in columns of their own, beside the others. */
  moreSpecs: Specs | undefined
  /** What it was changed from, where somebody looked at it before. */
  seen?: SeenPart | undefined
}

/** What is wrong in one cell, as a sentence that says how to mend it. */
export interface CellProblem {
  field: string
  message: string
  /** The rule that would make it right, said otherwise. */
  mendedBy?: RuleThatMends | undefined
}

export interface PartFileRules {
  /** A file, or the grid of products, whose rows say what they were read as. */
  source: "file" | "grid"
  /** What tells parts apart: their SKU, or the file's column `id`, which then becomes their SKU. */
  keyedBy: "sku" | "id"
  longNames: "refuse" | "shorten"
  /** An address as it is kept; undefined for what cannot be one of a picture, or of a datasheet. */
  uploadAddress: (text: string, holds: PartField<"attachments">["holds"]) => string | undefined
}

const MAX_KEY_LENGTH = 500

/** The columns of a file by their headings. */
export const partFileColumns = ["sku", "id", ...Object.keys(partFields)]

const columnByPlainName = new Map(partFileColumns.map((column) => [column.toLowerCase(), column]))

/** The column that a heading means: `Minimum Quantity` is `minimumQuantity`; undefined for one of a spec. */
export const columnOf = (heading: string): string | undefined =>
  columnByPlainName.get(heading.toLowerCase().replace(/[\s_-]+/g, ""))

/** Checks one row. With problems, it only tells which part it means. */
export function readPartFileRow(
  given: Cells,
  rules: PartFileRules,
): { row: PartFileRow; problems: CellProblem[] } {
  const problems: CellProblem[] = []
  const refuse: Refuse = (field, message, mendedBy) => {
    problems.push({ field, message, mendedBy })
  }
  const { cells, seen } = rules.source === "grid" ? readSeen(given, refuse) : { cells: given }
  const { known, moreSpecs } = sortCells(cells, refuse)
  const number = readText({ name: "sku", longest: MAX_KEY_LENGTH }, known.get("sku"), refuse)
  const id = readText({ name: "id", longest: MAX_KEY_LENGTH }, known.get("id"), refuse)
  const sku = rules.keyedBy === "id" ? id : number
  if (sku === undefined && !problems.some(({ field }) => field === rules.keyedBy))
    refuse(
      rules.keyedBy,
      "is missing. Every row needs one: it tells which product is meant.",
      rules.keyedBy === "sku" ? "keyedBy" : undefined,
    )
  const fields = readFields(known, rules, refuse)
  const makers = rules.keyedBy === "id" ? number : undefined
  const row = {
    sku: sku ?? "",
    fields: { ...fields, mpn: fields.mpn === undefined ? makers : fields.mpn },
    moreSpecs: moreSpecs.size > 0 ? Object.fromEntries(moreSpecs) : undefined,
    seen,
  }
  return { row, problems }
}

/** What stands in columns that we know, and in others. */
function sortCells(cells: Cells, refuse: Refuse) {
  const known = new Map<string, unknown>()
  const moreSpecs = new Map<string, unknown>()
  for (const [heading, cell] of cells) {
    const value = plainCell(cell)
    if (value === undefined) continue
    const column = columnOf(heading)
    if (!isFlat(column ?? heading, value, refuse)) continue
    if (column) known.set(column, value)
    else moreSpecs.set(heading, specOfCell(heading, cell, value, refuse))
  }
  return { known, moreSpecs }
}

const readFields = (
  known: ReadonlyMap<string, unknown>,
  { longNames, uploadAddress }: PartFileRules,
  refuse: Refuse,
): PartFileRow["fields"] =>
  mapPartFields({
    text: (field) => {
      const value = known.get(field.name)
      const isCut = field.name === "name" && longNames === "shorten"
      return readText(field, isCut ? shortened(value, field.longest) : value, refuse)
    },
    optionalText: (field) => {
      const value = known.get(field.name)
      const text = value === NONE ? null : readText(field, value, refuse)
      const kept = typeof text === "string" && field.read ? field.read(text) : text
      return kept === undefined && text !== undefined
        ? refuse(field.name, `${field.wanted}.`)
        : kept
    },
    picture: (field) => {
      const image = readText(field, known.get(field.name), refuse)
      return image === undefined
        ? undefined
        : (uploadAddress(image, "picture") ?? refuse(field.name, NO_UPLOAD.picture))
    },
    attachments: (field) => readAttachments(field, known.get(field.name), uploadAddress, refuse),
    whole: (field) => readWhole(field, known.get(field.name), refuse),
    usual: (field) => readWhole(field, known.get(field.name), refuse),
    optional: (field) => {
      const value = known.get(field.name)
      return value === NONE ? null : readWhole(field, value, refuse)
    },
    price: (field) => readPrice(field, known.get(field.name), refuse),
    ladder: (field) => readLadder(field, known.get(field.name), refuse),
    specs: ({ name, longest }) => specsOfCell(known.get(name), longest, refuse),
  })

function readText(
  { name, longest }: { name: string; longest: number },
  value: unknown,
  refuse: Refuse,
): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== "string" && typeof value !== "number") return refuse(name, "must be a text.")
  const text = String(value)
  if (text.length > longest)
    return refuse(
      name,
      `has ${text.length} characters; at most ${longest} fit. Shorten it.`,
      name === "name" ? "longNames" : undefined,
    )
  if (!isStorable(text)) return refuse(name, "holds a control character. Type it again without.")
  if (holdsCardNumber(text) && !isNumber(name))
    return refuse(name, "holds a card number. Take it out.")
  return text
}

/** Numbers of parts may be such as cards have. */
const isNumber = (name: string): boolean => ["sku", "id", "mpn"].includes(name)

function shortened(value: unknown, longest: number): unknown {
  if (typeof value !== "string" || value.length <= longest) return value
  const beginning = value.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")
  return `${beginning.trimEnd()}…`
}

function readWhole(
  { name, least, most }: { name: string; least: number; most: number },
  value: unknown,
  refuse: Refuse,
): number | undefined {
  if (value === undefined) return undefined
  const number = /^\d{1,10}$/.test(String(value)) ? Number(value) : undefined
  return number === undefined || number < least || number > most
    ? refuse(
        name,
        `must be a whole number from ${grouped(least)} to ${grouped(most)}, in digits alone, not ${quoted(value)}.`,
      )
    : number
}

function readPrice(
  { name, least, most }: PartField<"price">,
  value: unknown,
  refuse: Refuse,
): Cents | undefined {
  if (value === undefined) return undefined
  const amount = parseDollars(typeof value === "string" || typeof value === "number" ? value : "")
  return amount === undefined || amount < least || amount > most
    ? refuse(
        name,
        `must be dollars from ${inDollars(least)} to ${inDollars(most)}, such as 118 or 118.50, not ${quoted(value)}.`,
      )
    : amount
}

const inDollars = (amount: number): string => (amount / 100).toFixed(2)
