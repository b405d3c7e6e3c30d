import {
  isRecord,
  isSource,
  partSource,
  readableLabel,
  type Specs,
  splitUnit,
  writeSpec,
  writeValue,
} from "./spec-values.ts"
import type { Attribute, Kind, ShapeName } from "./vocabulary/attribute.ts"
import { shapes, writeStorage } from "./vocabulary/shapes.ts"
import { labelOf, specWords, valueWords } from "./vocabulary/spec-words.ts"
import { attributeOf } from "./vocabulary/vocabulary.ts"

export interface SpecRow {
  group?: string
  label: string
  value: string
}

const MAX_CHIP_LIST_LENGTH = 3

/**
 * Returns a part's specs as table rows in display order. Keys outside the vocabulary come last, with a label derived
 * from the key. Omits placeholder values and the data source, which is displayed elsewhere.
 */
export function specRows(kind: Kind, specs: Specs): SpecRow[] {
  const isImported = partSource(specs) !== undefined
  const saysSomething = (code: string) =>
    !isLeftover(code, specs[code]) && !(isImported && specs[code] === 0)
  const known = kind.groups.flatMap(({ name, attributes }) =>
    attributes
      .filter(({ code }) => saysSomething(code))
      .flatMap((attribute) =>
        rowOf(name, labelOf(attribute), writeAttribute(attribute, specs[attribute.code])),
      ),
  )
  const last = kind.groups.at(-1)?.name
  const more = Object.entries(specs)
    .filter(([key, value]) => !attributeOf(kind, key) && isSpecified(key, value))
    .flatMap(([key, value]) => rowOf(last, readableLabel(key), writeSpec(key, value)))
  return [...known, ...more]
}

/** Reports whether a key outside the vocabulary has a meaningful value. */
export const isSpecified = (key: string, value: unknown): boolean =>
  !(isSource(key) || isBareZero(key, value) || isLeftover(key, value))

/** Matches placeholders that importers leave for unknown values, and their price note. */
export const isLeftover = (code: string, value: unknown): boolean =>
  code === "priceEstimated" || (typeof value === "string" && LEFTOVER.test(value.trim()))

const LEFTOVER = /^(?:n\/?a|unknown|null|undefined|tbd|tba|\?+|-+)$/i

const rowOf = (group: string | undefined, label: string, value: string | undefined): SpecRow[] =>
  value === undefined
    ? []
    : [{ ...(group !== undefined && { group: specWords(group) }), label, value }]

export function specValue(kind: Kind, specs: Specs, code: string) {
  const attribute = attributeOf(kind, code)
  const value = writeAttribute(attribute, specs[code])
  return { label: labelFor(attribute, code), ...(value !== undefined && { value }) }
}

const labelFor = (attribute: Attribute | undefined, code: string): string =>
  attribute ? labelOf(attribute) : readableLabel(code)

/** Returns the few values that distinguish a part from similar ones on cards. */
export function specChips(kind: Kind, specs: Specs): string[] {
  return (kind.chips ?? [])
    .map((chip) => filled(specWords(chip), (code) => [attributeOf(kind, code), specs[code]]))
    .filter((chip) => chip !== undefined)
    .slice(0, MAX_CHIP_LIST_LENGTH)
}

export interface ComparisonColumn {
  label: string
  code: string
}

/** Returns the table columns of a kind, most important first; empty if the kind declares none. */
export const comparisonColumns = (kind: Kind): ComparisonColumn[] =>
  Object.entries(kind.columns ?? {}).map(([heading, code]) => {
    const { isOwn } = attributeOf(kind, code) ?? {}
    return { label: labelOf({ label: heading, ...(isOwn && { isOwn }) }), code }
  })

/** Maximum number of columns chosen by frequency. */
const MAX_COMMON_COLUMNS = 4

/** Chooses columns for a kind that declares none: codes that at least half of the parts have, most frequent first. */
export function commonColumns(kind: Kind, parts: readonly Specs[]): ComparisonColumn[] {
  const counts = new Map<string, number>()
  for (const specs of parts)
    for (const code of sortableCodes(kind, specs)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count * 2 >= parts.length)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_COMMON_COLUMNS)
    .map(([code]) => ({ label: labelFor(attributeOf(kind, code), code), code }))
}

/** Returns a part's values for these columns; empty text if unknown. */
export const comparisonValues = (
  kind: Kind,
  columns: readonly ComparisonColumn[],
  specs: Specs,
): string[] =>
  columns.map(({ code }) => {
    const attribute = attributeOf(kind, code)
    const value = specs[code]
    return (attribute ? writeAttribute(attribute, value) : writeSpec(code, value)) ?? ""
  })

/** Maximum number of sortable codes for a kind without declared columns. */
const MAX_SORTABLE = 8

function sortableCodes(kind: Kind, specs: Specs): string[] {
  const own = Object.values(kind.columns ?? {})
  if (own.length > 0) return own
  return Object.keys(specs)
    .filter((code) => code !== "brand" && isSpecified(code, specs[code]))
    .filter((code) => sortValue(specs[code]) !== undefined)
    .slice(0, MAX_SORTABLE)
}

export type SortValue = number | string
export type SortValues = Readonly<Record<string, SortValue>>

/** Returns a part's values by which a table of its kind can be sorted. */
export function sortValues(kind: Kind, specs: Specs): SortValues {
  const values: Record<string, SortValue> = {}
  for (const code of sortableCodes(kind, specs)) {
    const value = sortValue(specs[code])
    if (value !== undefined) values[code] = value
  }
  return values
}

/** Normalizes a value for sorting: text in lower case, yes/no as 1/0, a list as its joined texts. */
function sortValue(value: unknown): SortValue | undefined {
  if (typeof value === "number") return value
  if (typeof value === "boolean") return value ? 1 : 0
  if (typeof value === "string") return value.trim().toLowerCase() || undefined
  if (!Array.isArray(value)) return undefined
  const texts = value.filter((item) => typeof item === "string")
  return texts.join(", ").toLowerCase() || undefined
}

type HeldIn = (code: string) => [Attribute | undefined, unknown]

function filled(template: string, heldIn: HeldIn): string | undefined {
  let complete = true
  const text = template.replaceAll(
    /\{(\w+)(?:\.(\d+|label)|\?([^}]+))?\}/g,
    (_, code: string, item: string | undefined, word: string | undefined) => {
      const [attribute, whole] = heldIn(code)
      if (word !== undefined) return whole === true || whole === word ? word : ""
      if (item === "label") {
        complete &&= whole !== undefined && whole !== false
        return attribute ? labelOf(attribute) : ""
      }
      const value = writeAttribute(attribute, item === undefined ? whole : itemOf(whole, item))
      complete &&= value !== undefined
      return value ?? ""
    },
  )
  return complete ? text.replaceAll(/\s+/g, " ").trim() : undefined
}

const itemOf = (list: unknown, at: string): unknown =>
  Array.isArray(list) ? list[Number(at)] : undefined

/** Formats a value; undefined if it is empty. */
export function writeAttribute(
  attribute: Attribute | undefined,
  value: unknown,
): string | undefined {
  if (!attribute || value === null || value === undefined) return undefined
  const { code, type, unit, words = {}, asTerabytes } = attribute
  const text = isEmpty(value) ? "" : String(value)
  const word = Object.hasOwn(words, text) ? words[text] : undefined
  if (word !== undefined) return valueWords(word)
  if (attribute.hasWords) return writeWords(value)
  if (asTerabytes) return writeStorage(value)
  return isShape(type) ? shapes[type].write(value) : writeSpec(code, value, unit)
}

const writeWords = (value: unknown): string | undefined => {
  const translateItem = (item: unknown) => (typeof item === "string" ? valueWords(item) : item)
  return writeValue(Array.isArray(value) ? value.map(translateItem) : translateItem(value))
}

const isShape = (type: Attribute["type"]): type is ShapeName => Object.hasOwn(shapes, type)

/** Reports whether a value without a unit is zero, which means "unknown" or "none" in foreign data. */
const isBareZero = (key: string, value: unknown): boolean =>
  splitUnit(key).unit === undefined &&
  (Array.isArray(value) ? value.length > 0 && value.every((item) => item === 0) : value === 0)

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0
