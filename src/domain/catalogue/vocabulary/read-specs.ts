import { t, translate } from "../../languages/translate.ts"
import type { Specs } from "../spec-values.ts"
import { readYesNo } from "../yes-no.ts"
import type { Alias, Attribute, JoinedAlias, Kind, ShapeName } from "./attribute.ts"
import { guessName } from "./guess-name.ts"
import { shapes } from "./shapes.ts"
import { numberWanted, readNumber, units } from "./units.ts"

/** A stored value (undefined if empty), or why it cannot be read, as the end of a sentence. */
type ReadResult = { value: unknown } | { reason: string }

const NOTHING: ReadResult = { value: undefined }

/** Parses a value into its stored form. Stored values stay unchanged. */
export function readValue(attribute: Attribute, given: unknown): ReadResult {
  if (given === null || given === undefined) return NOTHING
  if (typeof given === "string" && given.trim() === "") return NOTHING
  const meant = meaningOf(attribute, given)
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

function meaningOf({ values = {} }: Attribute, given: unknown): string | boolean | undefined {
  const whole = String(given)
  return Object.hasOwn(values, whole) ? values[whole] : undefined
}

function readText(attribute: Attribute, given: unknown): ReadResult {
  if (typeof given !== "string" && typeof given !== "number") return { reason: t("must be text") }
  return { value: spelt(attribute, String(given)) }
}

function readAmount({ unit, zero }: Attribute, given: unknown): ReadResult {
  const read =
    typeof given === "number" || typeof given === "string"
      ? readNumber(String(given), unit)
      : { reason: numberWanted(unit) }
  if (typeof read === "object") return read
  return zero === "unknown" && read === 0 ? NOTHING : { value: read }
}

function readBoolean(given: unknown): ReadResult {
  const value = readYesNo(String(given))
  return value === undefined ? { reason: t("must be yes or no") } : { value }
}

function readList(attribute: Attribute, given: unknown): ReadResult {
  const items: readonly unknown[] = Array.isArray(given) ? given : String(given).split(/[,;]/)
  const isPlain = typeof given !== "object" || Array.isArray(given)
  if (!isPlain || items.some((item) => typeof item !== "string" && typeof item !== "number"))
    return { reason: t("must be a list of texts") }
  const texts = items.map((item) => spelt(attribute, String(item))).filter((text) => text !== "")
  return { value: attribute.order ? sortByList(texts, attribute.order) : texts }
}

/** Sorts texts in this order; unlisted texts come last. */
const sortByList = (texts: readonly string[], order: readonly string[]): string[] => {
  const place = (text: string) => (order.includes(text) ? order.indexOf(text) : order.length)
  return texts.toSorted((a, b) => place(a) - place(b))
}

function spelt({ spellings = [] }: Attribute, given: string): string {
  const text = given.replaceAll(/\s+/g, " ").trim()
  const spelling = spellings.find(([pattern]) => new RegExp(pattern, "i").test(text))
  return spelling ? text.replace(new RegExp(spelling[0], "i"), spelling[1]) : text
}

function readShape(type: ShapeName, given: unknown): ReadResult {
  const { read, wanted } = shapes[type]
  const value = read(given)
  return value === undefined ? { reason: translate(wanted) } : { value }
}

/** A value that cannot be read and stays under its key. */
interface UnreadValue {
  key: string
  /** Reason as the end of a sentence that begins with the key. */
  reason: string
  /** Whether the key is the attribute's own code, so that no other attribute can be meant. */
  isOwn: boolean
}

/**
 * Converts specs to the vocabulary: codes of its attributes as keys, values in its units. Unknown keys stay unchanged.
 * The conversion is idempotent.
 */
export function readSpecs(
  kind: Kind | undefined,
  given: Specs,
): { specs: Specs; unread: UnreadValue[] } {
  if (!kind) return { specs: given, unread: [] }
  const reading: Reading = { rest: new Map(Object.entries(given)), specs: {}, unread: [] }
  for (const { attributes } of kind.groups)
    for (const attribute of attributes) readAttribute(attribute, reading)
  readGuessed(kind, reading)
  const kept = Object.fromEntries(reading.rest)
  return { specs: { ...reading.specs, ...kept }, unread: reading.unread }
}

/** Reads keys whose names resemble an attribute's. Unreadable values stay under their keys and are not reported. */
function readGuessed(kind: Kind, { rest, specs }: Reading): void {
  for (const key of [...rest.keys()]) {
    const guess = guessName(kind, key)
    if (!guess || rest.has(guess.attribute.code)) continue
    const { attribute, unit } = guess
    const read = readAlias(attribute, { key, ...(unit !== undefined && { unit }) })
    moveValue(attribute, { keys: [key] }, { rest, specs, unread: [] }, read)
  }
}

interface Reading {
  rest: Map<string, unknown>
  specs: Record<string, unknown>
  unread: UnreadValue[]
}

function readAttribute(attribute: Attribute, { rest, specs, unread }: Reading): void {
  const { code, aliases = [] } = attribute
  const failed: UnreadValue[] = []
  const reading = { rest, specs, unread: failed }
  moveValue(attribute, { keys: [code], isOwn: true }, reading, readOne(attribute))
  // A value under the attribute's own code wins over its aliases.
  if (failed.length === 0) {
    for (const alias of aliases) readSource(attribute, alias, reading)
    readCounts(attribute, reading)
  }
  if (!(code in specs)) unread.push(...failed)
}

function readSource(
  attribute: Attribute,
  alias: string | Alias | JoinedAlias,
  reading: Reading,
): void {
  if (typeof alias === "string")
    moveValue(attribute, { keys: [alias] }, reading, readOne(attribute))
  else if ("keys" in alias) moveValue(attribute, alias, reading, readJoined(attribute, alias))
  else if (alias.countOf === undefined)
    moveValue(attribute, { ...alias, keys: [alias.key] }, reading, readAlias(attribute, alias))
}

interface Source {
  keys: readonly string[]
  isOwn?: boolean
  stays?: true
}

type ReadAll = (values: readonly unknown[]) => ReadResult

/**
 * Moves the value of the keys to the attribute, unless it has a different value already. An equal duplicate is removed.
 */
function moveValue(
  { code }: Attribute,
  { keys, isOwn = false, stays }: Source,
  { rest, specs, unread }: Reading,
  read: ReadAll,
): void {
  const [key = ""] = keys
  if (!keys.every((one) => rest.has(one))) return
  const result = read(keys.map((one) => rest.get(one)))
  if ("reason" in result) {
    unread.push({ key, reason: result.reason, isOwn })
    return
  }
  const { value } = result
  const isSame = JSON.stringify(specs[code]) === JSON.stringify(value)
  if (code in specs && value !== undefined && !isSame) return
  if (!stays) for (const one of keys) rest.delete(one)
  if (value !== undefined) specs[code] = value
}

const readOne =
  (attribute: Attribute): ReadAll =>
  ([value]) =>
    readValue(attribute, value)

const readJoined =
  (attribute: Attribute, { by }: JoinedAlias): ReadAll =>
  (values) =>
    values.some((value) => value === 0)
      ? { value: undefined }
      : readValue(attribute, values.map(String).join(by))

function readAlias(attribute: Attribute, { unit, match, itemsLike, zero }: Alias): ReadAll {
  return ([given]) => {
    if (itemsLike !== undefined) return countItems(given, itemsLike)
    if (zero === "unknown" && given === 0) return { value: undefined }
    if (match !== undefined && meaningOf(attribute, given) === undefined) {
      const piece = new RegExp(match, "i").exec(String(given))?.[1]
      return piece === undefined ? { value: undefined } : readValue(attribute, piece)
    }
    return unit === undefined
      ? readValue(attribute, given)
      : convertToOwnUnit(attribute, unit, readValue({ ...attribute, unit }, given))
  }
}

function countItems(given: unknown, like: string): ReadResult {
  if (!Array.isArray(given)) return { reason: t("must be a list") }
  const pattern = new RegExp(like, "i")
  return { value: given.filter((item) => pattern.test(String(item))).length || undefined }
}

function convertToOwnUnit({ unit = "" }: Attribute, theirs: string, read: ReadResult): ReadResult {
  const factor = units[unit]?.[theirs]
  if ("reason" in read || typeof read.value !== "number" || factor === undefined) return read
  return { value: Number((read.value * factor).toPrecision(12)) }
}

const isCounted = (alias: string | Alias | JoinedAlias): alias is Alias =>
  typeof alias === "object" && "countOf" in alias

/** Reads aliases that each count one kind of item. If all counts are zero, the value is unknown. */
function readCounts(
  { code, type, aliases = [] }: Attribute,
  { rest, specs, unread }: Reading,
): void {
  if (code in specs) return
  const counts = aliases.filter(isCounted).flatMap(({ key, countOf = "", zero }) => {
    const count = rest.get(key)
    if (count === undefined) return []
    if (typeof count === "number" && Number.isInteger(count) && count >= 0 && count < 100)
      return [{ key, countOf, count, isSaid: count > 0 || zero !== "unknown" }]
    unread.push({ key, reason: t("must be a whole number below 100"), isOwn: false })
    return []
  })
  for (const { key } of counts) rest.delete(key)
  if (!counts.some(({ count }) => count > 0)) return
  specs[code] =
    type === "list"
      ? counts.flatMap(({ countOf, count }) => Array.from({ length: count }, () => countOf))
      : sumOf(counts.filter(({ isSaid }) => isSaid))
}

function sumOf(counts: readonly { countOf: string; count: number }[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { countOf, count } of counts) sums[countOf] = (sums[countOf] ?? 0) + count
  return sums
}
