import { NONE, type PartField } from "../catalogue/part-fields.ts"
import { isNestedBeyond, isRecord, type Specs } from "../catalogue/spec-values.ts"
import { t, translated } from "../languages/translate.ts"
import { holdsCardNumber } from "../payments/account-numbers.ts"
import {
  type Attachment,
  MAX_ATTACHMENT_TEXT_LENGTH,
  MAX_ATTACHMENT_URL_LENGTH,
} from "../pictures/uploads.ts"
import { type DecimalMark, plainNumber } from "../pricing/written-number.ts"
import { formatCount } from "../shop/number-format.ts"
import { unescapeFormula } from "../shop/spreadsheet-cell.ts"
import { isStorable } from "../shop/storable-text.ts"

/** Cells of a row by heading: texts from CSV, any JSON from JSON Lines. */
export type Cells = ReadonlyMap<string, unknown>

export type ReportProblem = (field: string, message: string, repairedBy?: RepairOption) => undefined

export type RepairOption = "keyedBy" | "longNames"

const MAX_CELL_LENGTH = 20_000
const MAX_NESTING = 10

/** Reports whether JSON can be stored and exported: no NUL, no lone surrogates, no U+FFFE and U+FFFF. */
const isStorableJson = (value: unknown): boolean =>
  !/\\u(?:0000|d[89a-f])|[\uFFFE\uFFFF]/i.test(JSON.stringify(value))

/** Trims a cell and removes the escape of formulas; undefined if empty. */
export function plainCell(cell: unknown): unknown {
  if (cell === null || cell === undefined) return undefined
  if (typeof cell !== "string") return cell
  const text = unescapeFormula(cell.trim()).trim()
  return text === "" ? undefined : text
}

export function isFlat(field: string, value: unknown, refuse: ReportProblem): boolean {
  const isFlatEnough = !isNestedBeyond(field === "specs" ? MAX_NESTING + 1 : MAX_NESTING, value)
  if (!isFlatEnough)
    refuse(field, t("is nested more than {most} levels deep. Flatten it.", { most: MAX_NESTING }))
  return isFlatEnough
}

const SPECS_EXAMPLE = '{"socket":"AM5"}'

interface SpecCell {
  heading: string
  cell: unknown
  /** Result of `plainCell`. */
  value: unknown
  decimalMark: DecimalMark | undefined
}

/** Reads a cell of a spec column. Texts of CSV files are converted to numbers and booleans. */
export function specOfCell(
  { heading, cell, value, decimalMark }: SpecCell,
  refuse: ReportProblem,
): unknown {
  if (fits(value)) return typeof cell === "string" ? typed(value, decimalMark) : value
  return refuse(
    heading,
    t(
      "has a control character or more than {most} characters. Remove the character or shorten it.",
      {
        most: MAX_CELL_LENGTH,
      },
    ),
  )
}

const fits = (value: unknown): boolean =>
  typeof value === "string"
    ? value.length <= MAX_CELL_LENGTH && isStorable(value)
    : (JSON.stringify(value) ?? "").length <= MAX_CELL_LENGTH && isStorableJson(value)

/** Matches a number, but no code such as `0603`. */
const NUMBER = /^(-?)((?:0|[1-9]\d{0,14})(?:[.,]\d{1,6})?)$/

function typed(value: unknown, mark: DecimalMark | undefined): unknown {
  if (value === "true") return true
  if (value === "false") return false
  if (typeof value !== "string") return value
  const [, sign = "", digits = ""] = NUMBER.exec(value) ?? []
  // Without decimal commas, a comma may separate the items of a list.
  const plain = digits.includes(",") && mark !== "comma" ? undefined : plainNumber(digits, mark)
  return plain === undefined ? value : Number(sign + plain)
}

export function specsOfCell(
  value: unknown,
  maxLength: number,
  refuse: ReportProblem,
): Specs | undefined {
  if (value === undefined) return undefined
  const specs = typeof value === "string" ? parsed(value) : value
  if (!isRecord(specs))
    return refuse(
      "specs",
      t("must be a JSON object, such as {example}.", { example: SPECS_EXAMPLE }),
    )
  if (!isFlat("specs", specs, refuse)) return undefined
  return JSON.stringify(specs).length <= maxLength && isStorableJson(specs)
    ? specs
    : refuse(
        "specs",
        t("is longer than {most} characters, or contains a control character.", {
          most: formatCount(maxLength),
        }),
      )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "")
  return t('"{text}"', { text: text.length > 40 ? `${text.slice(0, 40)}…` : text })
}

export const unknownUpload = translated({
  picture: "is not a picture in this shop. Upload it first, or leave the cell empty.",
  datasheet: "is not a datasheet in this shop. Upload it first, or leave the cell empty.",
})

/**
 * Reads pictures or datasheets: one per line, URL then text. JSON Lines files may also contain a list, also in the form
 * of the API.
 */
export function readAttachments(
  { name, maxLength, holds }: PartField<"attachments">,
  value: unknown,
  addressOf: (text: string, holds: Holds) => string | undefined,
  refuse: ReportProblem,
): Attachment[] | undefined {
  if (value === undefined) return undefined
  if (value === NONE) return []
  const lines = Array.isArray(value) ? value : String(value).split("\n")
  if (lines.length > maxLength)
    return refuse(name, tooMany(holds, { count: lines.length, most: maxLength }))
  const list = lines.map(attachmentOf)
  const wrong = list.find((item) => "given" in item)
  if (wrong)
    return refuse(
      name,
      t("must be addresses, each with a short description, not {value}.", {
        value: quoted(wrong.given),
      }),
    )
  const kept = list.flatMap((item) => {
    const url = "url" in item ? addressOf(item.url, holds) : undefined
    return url && "text" in item ? [{ url, text: item.text }] : []
  })
  if (kept.length < lines.length) return refuse(name, unknownUpload[holds])
  return new Set(kept.map(({ url }) => url)).size === kept.length
    ? kept
    : refuse(name, doubled[holds])
}

const tooMany = (holds: Holds, values: { count: number; most: number }): string =>
  holds === "picture"
    ? t("has {count} pictures; at most {most} are allowed.", values)
    : t("has {count} datasheets; at most {most} are allowed.", values)

const doubled = translated({
  picture: "has a picture twice. Remove one of them.",
  datasheet: "has a datasheet twice. Remove one of them.",
})

type Holds = PartField<"attachments">["holds"]
type InvalidAttachment = { given: unknown }

function attachmentOf(given: unknown): Attachment | InvalidAttachment {
  const { url, text = "" } = isRecord(given) ? given : partsOf(String(given))
  const isRight =
    typeof url === "string" &&
    typeof text === "string" &&
    url.length <= MAX_ATTACHMENT_URL_LENGTH &&
    text.trim().length <= MAX_ATTACHMENT_TEXT_LENGTH &&
    isStorable(url + text) &&
    !holdsCardNumber(text)
  return isRight ? { url, text: text.trim() } : { given }
}

function partsOf(line: string): Partial<Attachment> {
  const words = line.trim()
  const url = /^\S+/.exec(words)?.[0]
  return url === undefined ? {} : { url, text: words.slice(url.length).trim() }
}
