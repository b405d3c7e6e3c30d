import { joinLines } from "../catalogue/field-texts.ts"
import {
  mapPartFields,
  NONE,
  type PartField,
  type PartFieldName,
  type PartValues,
  partFields,
} from "../catalogue/part-fields.ts"
import { BRAND, isRecord, type Specs } from "../catalogue/spec-values.ts"
import { t, translate } from "../languages/translate.ts"
import { holdsCardNumber } from "../payments/account-numbers.ts"
import type { DecimalMark } from "../pricing/written-number.ts"
import { isStorable } from "../shop/storable-text.ts"
import { type BreakCell, isBreakMeaning, readBreakCells } from "./break-columns.ts"
import {
  type Cells,
  isFlat,
  plainCell,
  type RepairOption,
  type ReportProblem,
  readAttachments,
  specOfCell,
  specsOfCell,
  unknownUpload,
} from "./cell-values.ts"
import { type PriceReading, readPrice, readPriceBreaks, readWhole } from "./number-cells.ts"
import { type ColumnMeaning, type FindMeaning, ownColumnOf } from "./part-columns.ts"

interface SeenPart {
  version: number
  availableQuantity: number
}

const MAX_INTEGER = 2_147_483_647

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_INTEGER

/** Removes the cell `seen` of a grid row and returns the part's version and stock from it. */
function readSeen(cells: Cells, refuse: ReportProblem): { cells: Cells; seen?: SeenPart } {
  const rest = new Map(cells)
  const seen = rest.get("seen")
  rest.delete("seen")
  if (isRecord(seen)) {
    const { version, availableQuantity } = seen
    if (isCount(version) && isCount(availableQuantity))
      return { cells: rest, seen: { version, availableQuantity } }
  }
  refuse("seen", t("must include the version and the available quantity that were read."))
  return { cells: rest }
}

export interface PartFileRow {
  sku: string
  /** Undefined leaves a field unchanged. */
  fields: { [Name in PartFieldName]: PartValues[Name] | undefined }
  moreSpecs: Specs | undefined
  /** Whether `moreSpecs` has the manufacturer's brand, or none without one; then it does not replace another brand. */
  isBrandOfMaker?: boolean | undefined
  seen?: SeenPart | undefined
  /** Stock when this shop exported the row. If the file still has it, the stock of the part stays as it is. */
  exportedQuantity?: number | undefined
}

export interface CellProblem {
  field: string
  message: string
  repairedBy?: RepairOption | undefined
}

export interface PartFileRules {
  /** A file, or the product grid, whose rows state the version seen. */
  source: "file" | "grid"
  /** Column that identifies parts. With `id`, the id becomes the SKU. */
  keyedBy: "sku" | "id"
  longNames: "refuse" | "shorten"
  /** Finds the meaning of a heading; defaults to the shop's own headings. */
  meaningOf?: FindMeaning | undefined
  /** Decimal mark of ambiguous numbers. */
  decimalMark?: DecimalMark | undefined
  /** Normalizes the address of an upload; undefined if it is invalid. */
  uploadAddress: (text: string, holds: PartField<"attachments">["holds"]) => string | undefined
  /**
   * Converts markup in names and descriptions to plain text, or returns undefined if it cannot; missing if they are kept
   * as they are.
   */
  plainText?: ((text: string, maxLength: number) => string | undefined) | undefined
}

const MAX_KEY_LENGTH = 500

/** Reads and checks a row. If there are problems, only its key is reliable. */
export function readPartFileRow(
  given: Cells,
  rules: PartFileRules,
): { row: PartFileRow; problems: CellProblem[] } {
  const problems: CellProblem[] = []
  const refuse: ReportProblem = (field, message, repairedBy) => {
    problems.push({ field, message, repairedBy })
  }
  const { cells, seen } = rules.source === "grid" ? readSeen(given, refuse) : { cells: given }
  const { known, breakCells, hasPrices, moreSpecs } = sortCells(cells, rules, refuse)
  const number = readText({ name: "sku", maxLength: MAX_KEY_LENGTH }, known.get("sku"), refuse)
  const id = readText({ name: "id", maxLength: MAX_KEY_LENGTH }, known.get("id"), refuse)
  const sku = rules.keyedBy === "id" ? id : number
  if (sku === undefined && !problems.some(({ field }) => field === rules.keyedBy))
    refuse(
      rules.keyedBy,
      t("is missing. Every row needs one to identify the product."),
      rules.keyedBy === "sku" ? "keyedBy" : undefined,
    )
  const unitsPriced = readWhole(PRICE_QUANTITY, known.get("priceQuantity"), refuse) ?? 1
  const reading = { unitsPriced, decimalMark: rules.decimalMark, hasPrices }
  const fields = addBreaks(readFields(known, rules, reading, refuse), breakCells, reading, refuse)
  const mpn = rules.keyedBy === "id" ? number : undefined
  // Buyers filter by brand, so the manufacturer sets it unless the file has a brand column or spec.
  const { manufacturer, specs } = fields
  const isBrandOfMaker = manufacturer !== undefined && !moreSpecs.has(BRAND) && !specs?.[BRAND]
  if (isBrandOfMaker && manufacturer) moreSpecs.set(BRAND, manufacturer)
  const row = {
    sku: sku ?? "",
    fields: { ...fields, mpn: fields.mpn === undefined ? mpn : fields.mpn },
    moreSpecs: moreSpecs.size > 0 || isBrandOfMaker ? Object.fromEntries(moreSpecs) : undefined,
    isBrandOfMaker,
    seen,
    exportedQuantity: readWhole(EXPORTED_QUANTITY, known.get("exportedQuantity"), refuse),
  }
  return { row, problems }
}

/** Separates fields, price breaks and specs. */
function sortCells(
  cells: Cells,
  { meaningOf = ownColumnOf, decimalMark }: PartFileRules,
  refuse: ReportProblem,
) {
  const known = new Map<ColumnMeaning, unknown>()
  const moreSpecs = new Map<string, unknown>()
  const breakCells: BreakCell[] = []
  let hasPrices = false
  for (const [heading, cell] of cells) {
    const value = plainCell(cell)
    const meaning = meaningOf(heading) ?? "spec"
    if (meaning === "price") hasPrices = true
    // Empty cells keep their place among the price breaks.
    const isEmpty = value === undefined && !isBreakMeaning(meaning)
    if (isEmpty || meaning === "unused") continue
    if (!isFlat(meaning === "spec" ? heading : meaning, value, refuse)) continue
    if (meaning === "spec")
      moreSpecs.set(heading, specOfCell({ heading, cell, value, decimalMark }, refuse))
    else if (isBreakMeaning(meaning)) breakCells.push({ heading, meaning, value })
    else if (meaning === "packedWeightKg") known.set("packedWeightG", gramsOf(value))
    else known.set(meaning, value)
  }
  return { known, breakCells, hasPrices, moreSpecs }
}

function gramsOf(kilograms: unknown): unknown {
  if (typeof kilograms === "number") return Math.round(kilograms * 1000)
  return /\p{L}/u.test(String(kilograms)) ? kilograms : `${kilograms} kg`
}

const readFields = (
  known: ReadonlyMap<string, unknown>,
  { longNames, uploadAddress, plainText }: PartFileRules,
  reading: PriceReading,
  refuse: ReportProblem,
): PartFileRow["fields"] =>
  mapPartFields({
    text: (field) => {
      const written = known.get(field.name)
      const isConverted = typeof written === "string" && plainText
      const value = isConverted ? plainText(written, field.maxLength) : written
      if (value === undefined && written !== undefined)
        return refuse(field.name, t("has HTML that cannot be read. Write it as plain text."))
      // Markup without text counts as an empty cell.
      if (value === "") return undefined
      const isCut = field.name === "name" && longNames === "shorten"
      return readText(field, isCut ? shortened(value, field.maxLength) : value, refuse)
    },
    optionalText: (field) => {
      const value = known.get(field.name)
      const text = value === NONE ? null : readText(field, value, refuse)
      const kept = typeof text === "string" && field.read ? field.read(text) : text
      return kept === undefined && text !== undefined
        ? refuse(field.name, `${translate(field.wanted ?? "")}.`)
        : kept
    },
    picture: (field) => {
      const image = readText(field, known.get(field.name), refuse)
      return image === undefined
        ? undefined
        : (uploadAddress(image, "picture") ?? refuse(field.name, unknownUpload.picture))
    },
    attachments: (field) => readAttachments(field, known.get(field.name), uploadAddress, refuse),
    whole: (field) => readWhole(field, known.get(field.name), refuse),
    withDefault: (field) => readWhole(field, known.get(field.name), refuse),
    optional: (field) => {
      const value = known.get(field.name)
      return value === NONE ? null : readWhole(field, value, refuse, reading.decimalMark)
    },
    price: (field) => readPrice(field, known.get(field.name), reading, refuse),
    optionalPrice: (field) => {
      const value = known.get(field.name)
      return value === NONE ? null : readPrice(field, value, reading, refuse)
    },
    priceBreaks: (field) =>
      readPriceBreaks(field, known.get(field.name), reading.decimalMark, refuse),
    specs: ({ name, maxLength }) => specsOfCell(known.get(name), maxLength, refuse),
  })

/** Adds the price breaks of separate columns, and the price if they include it. */
function addBreaks(
  fields: PartFileRow["fields"],
  cells: readonly BreakCell[],
  reading: PriceReading & { hasPrices: boolean },
  refuse: ReportProblem,
): PartFileRow["fields"] {
  if (fields.breaks !== undefined) return fields
  const { price, breaks } = partFields
  const read = readBreakCells(cells, { ...reading, price, breaks }, refuse)
  return read ? { ...fields, price: fields.price ?? read.price, breaks: read.breaks } : fields
}

const EXPORTED_QUANTITY = { name: "exportedQuantity", min: 0, max: MAX_INTEGER }

const PRICE_QUANTITY = { name: "priceQuantity", min: 1, max: 1_000_000 }

function readText(
  { name, maxLength, isOneLine }: { name: string; maxLength: number; isOneLine?: true },
  value: unknown,
  refuse: ReportProblem,
): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== "string" && typeof value !== "number")
    return refuse(name, t("must be text."))
  const text = isOneLine ? joinLines(String(value)) : String(value)
  if (text.length > maxLength)
    return refuse(
      name,
      t("has {count} characters; at most {most} are allowed. Shorten it.", {
        count: text.length,
        most: maxLength,
      }),
      name === "name" ? "longNames" : undefined,
    )
  if (!isStorable(text)) return refuse(name, t("has a control character. Remove it."))
  if (holdsCardNumber(text) && !holdsPartNumbers(name))
    return refuse(name, t("has a card number. Remove it."))
  return text
}

/** Reports whether a column holds part numbers, which may resemble card numbers. */
const holdsPartNumbers = (name: string): boolean =>
  ["sku", "id", "mpn", "replacedBy"].includes(name)

function shortened(value: unknown, maxLength: number): unknown {
  if (typeof value !== "string" || value.length <= maxLength) return value
  const beginning = value.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "")
  return `${beginning.trimEnd()}…`
}
