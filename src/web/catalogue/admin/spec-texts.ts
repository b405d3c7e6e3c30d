import { isRecord, type Specs } from "#domain/catalogue/spec-values.ts"

const isPlain = (value: unknown): boolean => typeof value === "string" || typeof value === "number"

/** A value as a field shows it, to be read back by the shop. */
export function specText(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (isPlain(value)) return String(value)
  if (Array.isArray(value) && value.every(isPlain)) return value.join(", ")
  return JSON.stringify(value)
}

/** What stands in the fields' names must not look like a path. */
const encoded = (key: string): string =>
  key.replaceAll(/[%.[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

export const specField = (key: string): `specs.${string}` => `specs.${encoded(key)}`

const keyOf = (name: string): string =>
  name.replaceAll(/%([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

export const specTexts = (specs: Specs): Record<string, string> =>
  Object.fromEntries(Object.entries(specs).map(([key, value]) => [encoded(key), specText(value)]))

export const keysOf = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).flatMap(([name, text]) => (text.trim() === "" ? [] : [keyOf(name)]))

function read(text: string): unknown {
  if (/^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) || isRecord(value) ? value : text
  } catch {
    return text
  }
}

/** What the fields say: what nobody touched as it was, what is empty not at all. */
export function specsOf(texts: Readonly<Record<string, string>>, before: Specs): Specs {
  const said = Object.entries(texts).flatMap(([name, typed]): [string, unknown][] => {
    const key = keyOf(name)
    const text = typed.trim()
    if (text === "") return []
    return [[key, text === specText(before[key]) ? before[key] : read(text)]]
  })
  return Object.fromEntries(said)
}

/** The same, unless nothing was changed. */
export function changedSpecs(
  texts: Readonly<Record<string, string>>,
  before: Specs,
): Specs | undefined {
  const specs = specsOf(texts, before)
  const sorted = (all: Specs) =>
    JSON.stringify(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(specs) === sorted(before) ? undefined : specs
}
