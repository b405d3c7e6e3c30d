import { isRecord, type Specs } from "#domain/catalogue/spec-values.ts"
import { t } from "#domain/languages/translate.ts"
import { isUnclear, writeTyped } from "#domain/pricing/typed-number.ts"

const isPlain = (value: unknown): boolean => typeof value === "string" || typeof value === "number"

function specText(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "boolean") return value ? t("yes") : t("no")
  if (typeof value === "number") return writeTyped(String(value))
  if (isPlain(value)) return String(value)
  if (Array.isArray(value) && value.every(isPlain)) return value.join(", ")
  return JSON.stringify(value)
}

/** Encodes a key, because the form library reads dots, brackets and quotes in names as paths. */
const encodeKey = (key: string): string =>
  key.replaceAll(/[%.[\]"']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Returns the form field of a spec. */
export const specField = (key: string): `specs.${string}` => `specs.${encodeKey(key)}`

const decodeKey = (name: string): string =>
  name.replaceAll(/%([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** Returns the values of the form fields. */
export const specTexts = (specs: Specs): Record<string, string> =>
  Object.fromEntries(Object.entries(specs).map(([key, value]) => [encodeKey(key), specText(value)]))

/** Returns the keys of specs that are not empty. */
export const filledKeys = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).flatMap(([name, text]) => (text.trim() === "" ? [] : [decodeKey(name)]))

/** Reads plain numbers and JSON; other text stays as it is, and the server reads it by its attribute. */
function readSpec(text: string): unknown {
  if (/^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) && !isUnclear(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) || isRecord(value) ? value : text
  } catch {
    return text
  }
}

/** Reads the form fields into specs. Untouched specs keep their value; empty ones are removed. */
export function specsOf(texts: Readonly<Record<string, string>>, before: Specs): Specs {
  const entries = Object.entries(texts).flatMap(([name, typed]): [string, unknown][] => {
    const key = decodeKey(name)
    const text = typed.trim()
    if (text === "") return []
    return [[key, text === specText(before[key]) ? before[key] : readSpec(text)]]
  })
  return Object.fromEntries(entries)
}

/** Returns all specs; undefined if none has changed. */
export function changedSpecs(
  texts: Readonly<Record<string, string>>,
  before: Specs,
): Specs | undefined {
  const specs = specsOf(texts, before)
  const sorted = (all: Specs) =>
    JSON.stringify(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(specs) === sorted(before) ? undefined : specs
}
