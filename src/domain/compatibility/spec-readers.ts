import { isRecord, type Specs } from "../catalogue/spec-values.ts"
import { formatPerLanguage } from "../languages/languages.ts"

/** Reads a finite, non-negative number; undefined otherwise. */
export const numberIn = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined

export const textIn = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

export const textsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined

export const recordsIn = (value: unknown): Specs[] | undefined =>
  Array.isArray(value) ? value.filter(isRecord) : undefined

export const recordIn = (value: unknown): Specs | undefined => (isRecord(value) ? value : undefined)

/** Reads the size of `M.2 2280`. */
export const m2SizeIn = (formFactor: unknown): string | undefined =>
  /^M\.2 (\d{4,5})$/.exec(textIn(formFactor) ?? "")?.[1]

interface PcieLink {
  generation?: number
  lanes?: number
}

/** Reads `PCIe 4.0 x16`, `PCIe x16` or `PCIe Gen4 x4 & SATA`. */
export function pcieLinkIn(link: unknown): PcieLink | undefined {
  const text = textIn(link) ?? ""
  if (!/PCI-?e|Gen ?\d/i.test(text)) return undefined
  const generation = /(?:PCI-?e|Gen)\s*(?:Gen\s*)?(\d(?:\.\d)?)(?!\d)/i.exec(text)?.[1]
  const lanes = /x\s?(\d+)/i.exec(text)?.[1]
  return {
    ...(generation !== undefined && { generation: Number(generation) }),
    ...(lanes !== undefined && { lanes: Number(lanes) }),
  }
}

export const formatLink = ({ generation, lanes }: PcieLink): string =>
  [
    generation === undefined ? "PCIe" : `PCIe ${generation.toFixed(1)}`,
    ...(lanes === undefined ? [] : [`x${lanes}`]),
  ].join(" ")

const lists = {
  and: formatPerLanguage(({ locale }) => new Intl.ListFormat(locale, { type: "conjunction" })),
  or: formatPerLanguage(({ locale }) => new Intl.ListFormat(locale, { type: "disjunction" })),
}

/** Formats `240 and 360` or `ATX, Micro ATX or Mini-ITX`. */
export const formatList = (items: readonly (string | number)[], word: "and" | "or"): string =>
  lists[word]()
    .format(items.map(String))
    .replace(/,(?= (?:and|or) )/, "")

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
