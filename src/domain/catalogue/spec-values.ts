import { formatPerLanguage } from "../languages/languages.ts"
import { t } from "../languages/translate.ts"
import { unitName } from "./vocabulary/spec-words.ts"

export type Specs = Readonly<Record<string, unknown>>

/** Formats a value; undefined if it is empty. */
export type Writer = (value: unknown) => string | undefined

/** Unit suffixes of keys, longest first: `heightMm` is in millimetres. */
export const unitEndings: readonly (readonly [ending: string, unit: string])[] = [
  ["MmH2O", "mm H₂O"],
  ["Months", "months"],
  ["Hours", "hours"],
  ["Bits", "bit"],
  ["Gbps", "Gb/s"],
  ["MTs", "MT/s"],
  ["MBs", "MB/s"],
  ["TBW", "TBW"],
  ["DbA", "dB(A)"],
  ["WmK", "W/(m·K)"],
  ["Cfm", "CFM"],
  ["Rpm", "rpm"],
  ["GB", "GB"],
  ["Mm", "mm"],
  ["Kg", "kg"],
  ["W", "W"],
  ["V", "V"],
  ["A", "A"],
  ["G", "g"],
  ["L", "L"],
]

/** Splits `heightMm` into `height` and `mm`. */
export function splitUnit(key: string): { stem: string; unit?: string } {
  for (const [ending, unit] of unitEndings) {
    const stem = key.slice(0, -ending.length)
    if (key.endsWith(ending) && /[a-z0-9]$/.test(stem)) return { stem, unit }
  }
  return { stem: key }
}

/** Derives a label from an unknown key: `maxDpi`, `max_dpi` and `max.dpi` → `Max dpi`. */
export function readableLabel(key: string): string {
  const words = splitUnit(key)
    .stem.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[_.\s]+/g, " ")
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const numberFormat = formatPerLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
)

/**
 * Formats a number such as `14,016 TBW`; memory speeds have no comma: `6000 MT/s`. Whole numbers from 0 to 999 look the
 * same in every language.
 */
export function writeNumber(value: number, unit?: string): string {
  const isPlain = unit === "MT/s" || (Number.isInteger(value) && value >= 0 && value < 1000)
  const digits = isPlain ? String(value) : numberFormat().format(value)
  return unit === undefined ? digits : `${digits} ${unitName(unit)}`
}

/** Lists each distinct text once, with its count if any occurs more than once. */
export function writeCounted(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const listed = [...counts].map(([text, count]) =>
    counts.size < texts.length ? `${count} × ${text}` : text,
  )
  return listed.join(", ") || undefined
}

export const isRecord = (value: unknown): value is Specs =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * Reports whether a value is nested deeper than `levels`. Stops there, because full recursion could overflow the stack.
 */
export const isNestedBeyond = (levels: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isNestedBeyond(levels - 1, item)))

/** Formats a value with the unit of its key; formats a year without a comma. */
export const writeSpec = (key: string, value: unknown, unit = splitUnit(key).unit) =>
  typeof value === "number" && /year$/i.test(key) ? String(value) : writeValue(value, unit)

/** Formats any JSON value. */
export function writeValue(value: unknown, unit?: string): string | undefined {
  if (typeof value === "boolean") return value ? t("Yes") : t("No")
  if (typeof value === "number") return writeNumber(value, unit)
  if (typeof value === "string") return value.trim() || undefined
  if (Array.isArray(value)) {
    const texts = value.map((item) => writeValue(item, unit)).filter((text) => text !== undefined)
    return writeCounted(texts)
  }
  if (isRecord(value)) {
    const texts = Object.entries(value).flatMap(([key, item]) => {
      const text = writeSpec(key, item)
      return text === undefined ? [] : [`${readableLabel(key)}: ${text}`]
    })
    return texts.join("; ") || undefined
  }
  return undefined
}

/** Code of the attribute by which buyers filter manufacturers. */
export const BRAND = "brand"

type Maker = string | null | undefined

/**
 * Sets the brand of specs to the manufacturer, unless they name another brand. A brand equal to the previous
 * manufacturer is replaced.
 */
export function setBrandOfMaker(specs: Specs, maker: Maker, makerBefore?: Maker): Specs {
  const { [BRAND]: brand, ...rest } = specs
  const isOther = brand !== undefined && brand !== makerBefore
  if (isOther || (maker ?? undefined) === brand) return specs
  return maker ? { ...rest, [BRAND]: maker } : rest
}

/** Source of a part's data, and the licence that must be named with it. */
export interface PartSource {
  name: string
  licence?: { name: string; url: string }
}

const odcBy = {
  name: "ODC Attribution License",
  url: "https://opendatacommons.org/licenses/by/1-0/",
}

const LICENCE_MARK = "(ODC-By 1.0)"

/** Reports whether a spec holds the source of the data instead of a property. */
export const isSource = (key: string): boolean => key.toLowerCase() === "source"

/** Parses `BuildCores OpenDB (ODC-By 1.0)` into name and licence; any other text is only a name. */
export function partSource(specs: Specs): PartSource | undefined {
  const key = Object.keys(specs).find(isSource)
  const source = key === undefined ? undefined : specs[key]
  if (typeof source !== "string" || source.trim() === "") return undefined
  const text = source.trim()
  const name = text.endsWith(LICENCE_MARK) ? text.slice(0, -LICENCE_MARK.length).trimEnd() : ""
  return name === "" ? { name: text } : { name, licence: odcBy }
}
