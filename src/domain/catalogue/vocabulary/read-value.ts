import { t, translate } from "../../languages/translate.ts"
import type { Attribute, ShapeName } from "./attribute.ts"
import { shapes } from "./shapes.ts"
import { numberWanted, readNumber } from "./units.ts"

/** A value as it is kept, none where it says nothing, or why it cannot be read, as the end of a sentence. */
export type Read = { value: unknown } | { reason: string }

const NOTHING: Read = { value: undefined }

/** Reads a written value into its stored form; stored values stay as they are. */
export function readValue(attribute: Attribute, given: unknown): Read {
  if (given === null || given === undefined) return NOTHING
  if (typeof given === "string" && given.trim() === "") return NOTHING
  const meant = attribute.values?.[String(given)]
  if (meant !== undefined) return { value: meant }
  switch (attribute.type) {
    case "text":
      return readText(attribute, given)
    case "number":
      return readAmount(attribute, given)
    case "boolean":
      return readBoolean(given)
    case "list":
      return readList(attribute, given)
    default:
      return readShape(attribute.type, given)
  }
}

function readText(attribute: Attribute, given: unknown): Read {
  if (typeof given !== "string" && typeof given !== "number") return { reason: t("must be a text") }
  return { value: spelt(attribute, String(given)) }
}

function readAmount({ unit, zero }: Attribute, given: unknown): Read {
  const read =
    typeof given === "number" || typeof given === "string"
      ? readNumber(String(given), unit)
      : { reason: numberWanted(unit) }
  if (typeof read === "object") return read
  return zero === "unknown" && read === 0 ? NOTHING : { value: read }
}

const YES = ["true", "yes", "y", "ja", "j"]
const NO = ["false", "no", "n", "nein"]

function readBoolean(given: unknown): Read {
  const word = String(given).trim().toLowerCase()
  if (YES.includes(word)) return { value: true }
  return NO.includes(word) ? { value: false } : { reason: t("must be yes or no") }
}

function readList(attribute: Attribute, given: unknown): Read {
  const items: readonly unknown[] = Array.isArray(given) ? given : String(given).split(/[,;]/)
  const isPlain = typeof given !== "object" || Array.isArray(given)
  if (!isPlain || items.some((item) => typeof item !== "string" && typeof item !== "number"))
    return { reason: t("must be a list of texts") }
  const texts = items.map((item) => spelt(attribute, String(item))).filter((text) => text !== "")
  return { value: attribute.order ? inOrder(texts, attribute.order) : texts }
}

/** Values that the order does not name come last. */
const inOrder = (texts: readonly string[], order: readonly string[]): string[] => {
  const place = (text: string) => (order.includes(text) ? order.indexOf(text) : order.length)
  return texts.toSorted((a, b) => place(a) - place(b))
}

function spelt({ spellings = [] }: Attribute, given: string): string {
  const text = given.replaceAll(/\s+/g, " ").trim()
  const spelling = spellings.find(([pattern]) => new RegExp(pattern, "i").test(text))
  return spelling ? text.replace(new RegExp(spelling[0], "i"), spelling[1]) : text
}

function readShape(type: ShapeName, given: unknown): Read {
  const { read, wanted } = shapes[type]
  const value = read(given)
  return value === undefined ? { reason: translate(wanted) } : { value }
}
