import { t } from "../languages/translate.ts"
import { writeNumber } from "./spec-values.ts"
import { writeStorage } from "./vocabulary/shapes.ts"
import { type SpecWords, unitName, valueWords } from "./vocabulary/spec-words.ts"

/** A filter in addition to category, price and stock. */
export interface Facet {
  label: string
  /** Set for facets that staff added; their labels are not translated. */
  isOwn?: true
  unit?: string
  /** Whether only ranges of whole numbers are offered: `250-299`, `1600-`. */
  ranged?: true
  /** Writes 2000 GB as 2 TB. */
  asTerabytes?: true
  /** Whether values are numbers without a unit. */
  bare?: true
  /** Whether values are words that are translated. */
  hasWords?: true
}

export interface NamedFacet extends Facet {
  name: string
}

/** All facets in display order. `vocabulary/facet-sources.ts` declares where their values come from. */
export const facets = {
  brand: { label: "Brand" },
  type: { label: "Type", hasWords: true },
  tower: { label: "Kind of case" },
  socket: { label: "Socket" },
  chipset: { label: "Chipset" },
  cardMemory: { label: "Memory", unit: "GB" },
  memoryType: { label: "Memory type" },
  boardSize: { label: "Board size" },
  formFactor: { label: "Form factor" },
  capacity: { label: "Capacity", unit: "GB", asTerabytes: true },
  modules: { label: "Modules", bare: true },
  speed: { label: "Speed", unit: "MT/s" },
  ecc: { label: "ECC" },
  wattage: { label: "Power", unit: "W" },
  efficiency: { label: "Efficiency class" },
  modular: { label: "Cables", hasWords: true },
  size: { label: "Size", unit: "mm" },
  fanSpeed: { label: "Maximum speed", unit: "rpm", ranged: true },
  airflow: { label: "Airflow", unit: "CFM", ranged: true },
  noise: { label: "Noise", unit: "dB(A)", ranged: true },
  connector: { label: "Connector" },
  bearing: { label: "Bearing", hasWords: true },
  rating: { label: "Rated for", unit: "W", ranged: true },
  radiator: { label: "Radiator", unit: "mm" },
  height: { label: "Height", unit: "mm", ranged: true },
  interface: { label: "Interface" },
  portType: { label: "Port type" },
  linkSpeed: { label: "Speed per port", unit: "Gb/s" },
  boardPower: { label: "Board power", unit: "W", ranged: true },
  cardRoom: { label: "Room for cards", unit: "mm", ranged: true },
  coolerRoom: { label: "Room for coolers", unit: "mm", ranged: true },
  supplySize: { label: "Power supplies" },
  bays35: { label: "3.5-inch bays", bare: true },
  volume: { label: "Volume", unit: "L", ranged: true },
  length: { label: "Length", unit: "mm", ranged: true },
  ethernet: { label: "Ethernet" },
  wifi: { label: "Wi-Fi", hasWords: true },
  cores: { label: "Cores", bare: true },
  tdp: { label: "TDP", unit: "W", ranged: true },
  screen: { label: "Screen size", unit: "in", ranged: true },
  resolution: { label: "Resolution" },
  refresh: { label: "Refresh rate", unit: "Hz" },
  panel: { label: "Panel" },
  connection: { label: "Connection" },
} as const satisfies Record<string, Facet & { label: SpecWords }>

export type FacetName = keyof typeof facets

/** Maximum number of chosen values in an address, and the maximum length of those of one facet. */
export const MAX_CHOSEN_VALUES = 50
export const MAX_CHOSEN_LENGTH = 500

export const facetNames = Object.keys(facets).filter(isKnown)

function isKnown(name: string): name is FacetName {
  return Object.hasOwn(facets, name)
}

export const knownFacets: readonly NamedFacet[] = facetNames.map((name) => ({
  name,
  ...facets[name],
}))

/** Returns the name of a facet of a shop's own attribute. No other query parameter has such a name. */
export const ownFacetName = (code: string): string => `spec.${code}`

export const isOwnFacet = (name: string): boolean => /^spec\.[a-z][A-Za-z0-9]{0,39}$/.test(name)

export const isRange = (value: string): boolean => /^\d+-\d*$/.test(value)

/** Reports whether a facet offers only ranges, because it has many different numbers. */
export function isRangedFacet(name: string): boolean {
  const facet: Facet | undefined = isKnown(name) ? facets[name] : undefined
  return facet?.ranged === true
}

export interface Span {
  from?: number | undefined
  to?: number | undefined
}

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,6})?`
const SPAN = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`)

/** Parses a typed range: `600..850`, `600..`, `..850`; undefined if it is not one. */
export function readSpan(value: string): Span | undefined {
  const [, from, to] = SPAN.exec(value) ?? []
  if (from === undefined && to === undefined) return undefined
  return { from: from ? Number(from) : undefined, to: to ? Number(to) : undefined }
}

export const writeSpan = ({ from, to }: Span): string => `${from ?? ""}..${to ?? ""}`

export const isInSpan = ({ from = 0, to = Number.POSITIVE_INFINITY }: Span, value: string) =>
  isNumber(value) && Number(value) >= from && Number(value) <= to

const WORDS: Readonly<Record<string, () => string>> = {
  true: () => t("Yes"),
  false: () => t("No"),
  Full: () => valueWords("Fully modular"),
}

/** Formats a value: `32` → `32 GB`, `250-299` → `250–299 mm`, `1600-` → `1,600 W and more`. */
export function optionLabel(facet: Facet, value: string): string {
  const { unit } = facet
  const span = readSpan(value)
  if (span) return spanLabel(facet, span)
  const [, from, to] = (isNumeric(facet) && /^(\d+)-(\d*)$/.exec(value)) || []
  if (from === undefined) return written(facet, value)
  if (!to) return t("{number} and more", { number: written(facet, from) })
  if (from === to) return written(facet, from)
  // The next whole number reads better: 1.8 TB instead of 1.799.
  const end = written(facet, facet.asTerabytes ? String(Number(to) + 1) : to)
  if (from === "0") return t("Up to {number}", { number: end })
  const start = written(facet, from)
  const ending = unit === undefined ? "" : ` ${unitName(unit)}`
  return start.endsWith(ending) && end.endsWith(ending)
    ? `${start.slice(0, start.length - ending.length)}–${end}`
    : `${start}–${end}`
}

function spanLabel(facet: Facet, { from, to }: Span): string {
  const start = from === undefined ? undefined : written(facet, String(from))
  const end = to === undefined ? undefined : written(facet, String(to))
  if (start === undefined) return t("Up to {number}", { number: end ?? "" })
  if (end === undefined) return t("From {number}", { number: start })
  return t("{from} to {to}", { from: start, to: end })
}

export const isNumeric = ({ unit, bare }: Facet): boolean => unit !== undefined || bare === true

function written(facet: Facet, value: string): string {
  if (facet.asTerabytes && isNumber(value)) return writeStorage(Number(value)) ?? value
  if (isNumeric(facet) && isNumber(value)) return writeNumber(Number(value), facet.unit)
  const word = Object.hasOwn(WORDS, value) ? WORDS[value]?.() : undefined
  return word ?? (facet.hasWords ? valueWords(value) : value)
}

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)

/** Returns the smallest and the largest number among values of a facet; undefined if none is a number. */
export function numberBounds(
  values: readonly string[],
): { least: number; most: number } | undefined {
  const numbers = values.filter(isNumber).map(Number)
  if (numbers.length === 0) return undefined
  // A large catalogue has more numbers than a call may have arguments.
  return numbers.reduce(
    ({ least, most }, number) => ({ least: Math.min(least, number), most: Math.max(most, number) }),
    { least: Infinity, most: -Infinity },
  )
}

const readingOrder = new Intl.Collator("en", { numeric: true })

/** Compares numbers by value and words alphabetically. */
export const compareOptions = (a: string, b: string): number =>
  isNumber(a) && isNumber(b) ? Number(a) - Number(b) : readingOrder.compare(a, b)
