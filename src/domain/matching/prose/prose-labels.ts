import { readQuantity } from "../../orders/read-quantity.ts"
import { readHeading } from "../read-heading.ts"
import { isCartLine } from "./cart-lines.ts"
import { cleaned } from "./prose-cleaning.ts"
import { withoutRemarks } from "./prose-introductions.ts"
import { itemOf, type ProseItem } from "./prose-item.ts"
import { hasPartWord, isConversation, isNoteLine } from "./prose-lines.ts"
import { isProseNumber, isShortNumber } from "./prose-numbers.ts"
import { withoutBullet } from "./prose-sentences.ts"
import { UNIT_WORDS } from "./prose-words.ts"

interface LabelledLine {
  line: string
  items: ProseItem[] | undefined
}

/** Part that labels state, with its maker. */
interface LabelledItem extends ProseItem {
  maker: string
}

type Field = keyof LabelledItem
const PART_FIELDS: readonly Field[] = ["quantity", "number", "description"]
interface Entry {
  field: Field | "other"
  value: string
}

const ENTRY = /^([\p{L}][\p{L}\p{N} .#/'’°º-]{0,28}?) ?[:=] ?(.*)$/u
const fieldOf: Readonly<Record<string, Field>> = {
  number: "number",
  description: "description",
  quantity: "quantity",
  unsure: "description",
  manufacturer: "maker",
}

/** Leaves out labels without a value above others: `Ref:` above `Qty: 14`. */
export const withoutEmptyLabels = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, at) => {
    const [, label = "", value] = ENTRY.exec(line.trim()) ?? []
    if (value !== "") return true
    const next = entryOf(lines[at + 1]?.trim() ?? "")
    return !next || next.field === "other" || !readHeading(label)?.isWhole
  })

/**
 * Reads lines with labels, below each other or side by side: `Part number: …`, `Qty: …`. Returns undefined if fewer
 * than half of the lines have labels, or if the labels do not state two of quantity, number and description.
 */
export function readLabels(lines: readonly string[]): LabelledLine[] | undefined {
  const read = lines.map((line) => ({ line, entries: entriesOf(line) }))
  const fields = read.flatMap(({ entries = [] }) => entries.map(({ field }) => field))
  const isTitled = !fields.includes("description")
  const counted = read.filter(
    (one, at) => isOnlyCount(one) && isTitle(read[at - 1]?.line ?? "") && !read[at - 1]?.entries,
  )
  const isOfParts =
    PART_FIELDS.filter((field) => fields.includes(field)).length > 1 ||
    (counted.length > 0 && counted.length * 2 === lines.length)
  if (!isOfParts || read.filter(({ entries }) => entries).length * 2 < lines.length)
    return undefined
  const result: { line: string; items: LabelledItem[] }[] = []
  let open: LabelledItem | undefined
  let title: (typeof result)[number] | undefined
  for (const { line, entries = [] } of read) {
    const items: LabelledItem[] = []
    if (isTitled && entries.length === 0 && isTitle(line)) {
      if (open?.number && open.quantity === "" && open.description === "") {
        open.description = cleaned(withoutBullet(line).text)
        continue
      }
      open = undefined
      title = { line, items: [] }
      result.push(title)
      continue
    }
    for (const { field, value } of entries) {
      if (field === "other") continue
      if (open?.[field] !== "") {
        const description = title ? cleaned(withoutBullet(title.line).text) : ""
        open = { quantity: "", number: "", description, maker: "" }
        if (title) result.splice(result.indexOf(title), 1)
        title = undefined
        items.push(open)
      }
      const [, number = value, name = ""] =
        (field === "number" && NUMBER_AND_NAME.exec(value)) || []
      open[field] = field === "quantity" ? bareQuantity(value) : number
      if (open.description === "") open.description = name
    }
    const isPartOfOpen = items.length === 0 && entries.some(({ field }) => field !== "other")
    if (!isPartOfOpen) result.push({ line, items })
  }
  return result.map(({ line, items }) => ({ line, items: items.flatMap(itemOfLabels) }))
}

/** Returns whether a line has only the label of a quantity: `Quantity: 20`. */
const isOnlyCount = ({ line, entries = [] }: { line: string; entries?: Entry[] }): boolean =>
  entries.length === 1 && entries[0]?.field === "quantity" && ENTRY.test(line)

/** Returns whether a line without a label is the name of the part whose labels follow. */
const isTitle = (line: string): boolean =>
  !line.endsWith(":") &&
  !isNoteLine(line) &&
  !isConversation(line) &&
  (hasPartWord(line) || /\d/.test(line))

/** Matches `CA-F-120 Breva 120 PWM`, `CA-H-BENCH / Hangar Bench`. */
const NUMBER_AND_NAME = /^([^\s\d]*\d\S*|\S+(?= \/ )) (?:\/ )?(.*)$/

/** Matches a maker, and neither a choice of several nor `any`. */
const ONE_MAKER =
  /^(?!(?:any|generic|n\/?a|oem|egal|beliebig|indifférent|indiferente|cualquiera)$)[^/,;]+$/iu

/**
 * Takes the part number from the description if no label states one, and adds the maker if there is none. Returns
 * nothing for a maker alone.
 */
function itemOfLabels({ quantity, number, description, maker }: LabelledItem): ProseItem[] {
  if (number !== "") return [{ quantity, number, description }]
  if (description === "") return quantity === "" ? [] : [itemOf(quantity, "")]
  const isAdded = ONE_MAKER.test(maker) && !description.toLowerCase().includes(maker.toLowerCase())
  return [itemOf(quantity, isAdded ? `${maker} ${description}` : description)]
}

/** Returns the quantity without a remark in brackets: `50 (5 spare)`. */
const bareQuantity = (written: string): string =>
  String(readQuantity(written.replace(/(?<=^\d{1,6}) ?\(.*$/, "")) ?? written)

/** Matches `10 pcs`, without a label. */
const COUNTED = new RegExp(`^(\\d{1,6}) ?(?:(?:${UNIT_WORDS})\\.?|x)$`, "iu")

/** Returns the entries of a line; undefined if it has text without a label. */
function entriesOf(line: string): Entry[] | undefined {
  const bare = line.replace(/^(?:[-–*•] |\d{1,3}[.)] )/, "")
  const [, figure] = COUNTED.exec(bare) ?? []
  if (figure !== undefined) return [{ field: "quantity", value: figure }]
  if (isCartLine(bare)) return [{ field: "other", value: bare }]
  const whole = entryOf(bare)
  if (whole?.field === "quantity" && readQuantity(whole.value) !== undefined) return [whole]
  const pieces = bare.split(BETWEEN_ENTRIES).flatMap(piecesOfLabels)
  const entries = pieces.filter((piece) => piece !== "" && !isCartLine(piece)).map(entryOf)
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

const BETWEEN_ENTRIES =
  /\s?[;|]\s?|(?:,| [/–—-])\s(?=[\p{L} .#/]{2,28}[:=])|,\s(?=(?:qty|quantity|menge|anzahl|cantidad|quantité) \d)/iu

const MAX_LABEL_WORDS = 3

const MAX_LABELS = 12

/** Divides entries without signs between them: `P/N: LSI00301 Brand: Broadcom Q'ty: 6 pcs`. */
function piecesOfLabels(text: string): string[] {
  const segments = text.split(/(?<=[:=])/)
  if (segments.length > MAX_LABELS + 1) return [text]
  const pieces: string[] = []
  let open = ""
  for (const segment of segments) {
    const start = /[:=]$/.test(segment) ? startOfLabel(segment) : 0
    if (start > 0) pieces.push((open + segment.slice(0, start)).replace(/(?<=\S) ?[/,–—-]? ?$/, ""))
    open = start > 0 ? segment.slice(start) : open + segment
  }
  return [...pieces, open]
}

/** Returns where a label at the end of a text begins; 0 if no known label follows other words. */
function startOfLabel(text: string): number {
  const words = text.slice(0, -1).trim().split(" ")
  for (let length = Math.min(MAX_LABEL_WORDS, words.length); length > 0; length -= 1) {
    const label = words.slice(-length).join(" ")
    const heading = /^\p{L}/u.test(label) ? readHeading(label) : undefined
    if (heading?.isWhole && heading.meaning.kind in fieldOf)
      return length < words.length ? text.lastIndexOf(label) : 0
  }
  return 0
}

/** Splits `Qty: 20` or `Qty 20` into label and value. */
function splitLabel(piece: string): { label: string; value: string } {
  const [whole, label = "", value = ""] = ENTRY.exec(piece) ?? []
  if (whole !== undefined) return { label, value }
  const words = piece.split(" ")
  for (let length = Math.min(MAX_LABEL_WORDS, words.length - 1); length > 0; length -= 1) {
    const first = words.slice(0, length).join(" ")
    const heading = readHeading(first)
    const kind = heading?.isWhole ? heading.meaning.kind : "ignore"
    const rest = words.slice(length).join(" ")
    const isQuantity = kind !== "quantity" || readQuantity(rest) !== undefined
    const isSure = kind !== "unsure" || isProseNumber(rest)
    if (isSure && kind in fieldOf && isQuantity) return { label: first, value: rest }
  }
  return { label: "", value: "" }
}

/** Matches an unknown label before a colon: `Project code: X`. */
const UNKNOWN_LABEL = /^\p{L}[\p{L}./-]{1,15}(?: \p{L}[\p{L}./-]{0,15}){0,2} ?:/u

/** Returns whether the value after a count label names a part: `Required: Prism 308`. */
const hasName = (value: string): boolean =>
  /^\p{L}/u.test(value) &&
  (/\d/.test(value) || hasPartWord(value)) &&
  !isConversation(withoutRemarks(value))

/** Matches labels that state a quantity before a whole number, although some also mean an amount of money. */
const COUNT_LABEL = /^(?:amount|required|need|needed|montant|betrag)$/i

/** Matches a number that is not there: `n/a`. */
const NO_VALUE = /^(?:n\/?a|none|unknown|tbd|k\.?a\.?|keine?|aucune?|ningun[oa]|[-–—]{1,3})$/i

function entryOf(piece: string): Entry | undefined {
  const { label, value } = splitLabel(piece)
  if (value === "") return undefined
  const heading = readHeading(label)
  if (!heading) return UNKNOWN_LABEL.test(piece) ? { field: "other", value } : undefined
  const isLabel = heading.isWhole || label.split(" ").length <= MAX_LABEL_WORDS
  if (!isLabel) return undefined
  const [figure] = /^\d{1,6}(?=$| \()/.exec(value.trim()) ?? []
  if (figure !== undefined && COUNT_LABEL.test(label)) return { field: "quantity", value: figure }
  if (isNoteLine(piece)) return { field: "other", value }
  if (COUNT_LABEL.test(label) && hasName(value))
    return { field: "description", value: withoutRemarks(value) }
  const isNumber = heading.meaning.kind === "unsure" && isShortNumber(value.trim())
  const named = isNumber ? "number" : fieldOf[heading.meaning.kind]
  if (named === "number" && (/^\d{1,3}$/.test(value) || NO_VALUE.test(value)))
    return { field: "other", value }
  const isName =
    named === "number" && value.includes(" ") && !isProseNumber(value.split(" ", 1).join())
  const field = isName ? "description" : named
  return { field: field ?? "other", value: value.trim() }
}
