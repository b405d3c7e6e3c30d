import { writeNumber } from "./spec-values.ts"
import { writeStorage } from "./vocabulary/shapes.ts"

/** What parts are filtered by, besides category, price and stock. */
export interface Facet {
  label: string
  unit?: string
  /** Its values are ranges of whole numbers: `250-299`. */
  ranged?: true
}

/**
 * Every facet, in the order in which a category shows those it has. Which key of a part's specs holds its
 * value is said where the values are collected: by the function part_facets of the database.
 */
export const facets = {
  brand: { label: "Brand" },
  type: { label: "Type" },
  socket: { label: "Socket" },
  chipset: { label: "Chipset" },
  cardMemory: { label: "Memory", unit: "GB" },
  memoryType: { label: "Memory type" },
  boardSize: { label: "Board size" },
  formFactor: { label: "Form factor" },
  capacity: { label: "Capacity", unit: "GB" },
  modules: { label: "Modules" },
  speed: { label: "Speed", unit: "MT/s" },
  ecc: { label: "ECC" },
  wattage: { label: "Power", unit: "W" },
  efficiency: { label: "Efficiency class" },
  modular: { label: "Cables" },
  size: { label: "Size", unit: "mm" },
  fanSpeed: { label: "Maximum speed", unit: "rpm", ranged: true },
  airflow: { label: "Airflow", unit: "CFM", ranged: true },
  connector: { label: "Connector" },
  bearing: { label: "Bearing" },
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
  length: { label: "Length", unit: "mm", ranged: true },
  ethernet: { label: "Ethernet" },
  wifi: { label: "Wi-Fi" },
  cores: { label: "Cores" },
  tdp: { label: "TDP", unit: "W", ranged: true },
  screen: { label: "Screen size", unit: "in", ranged: true },
  resolution: { label: "Resolution" },
  refresh: { label: "Refresh rate", unit: "Hz" },
  panel: { label: "Panel" },
  connection: { label: "Connection" },
} as const satisfies Record<string, Facet>

export type FacetName = keyof typeof facets

export const facetNames = Object.keys(facets).filter(isFacetName)

export function isFacetName(name: string): name is FacetName {
  return Object.hasOwn(facets, name)
}

export const facetLabel = (name: FacetName): string => facets[name].label

const WORDS: Readonly<Record<string, string>> = { true: "Yes", false: "No", Full: "Fully modular" }

/** A value as people read it: `32` → `32 GB`, `250-299` → `250–299 mm`. */
export function optionLabel(name: FacetName, value: string): string {
  const { unit, ranged }: Facet = facets[name]
  const [, from, to] = (ranged && /^(\d+)-(\d+)$/.exec(value)) || []
  if (from && to) return from === "0" ? `Up to ${to} ${unit}` : `${from}–${to} ${unit}`
  if (name === "capacity" && isNumber(value)) return writeStorage(Number(value)) ?? value
  if (unit !== undefined && isNumber(value)) return writeNumber(Number(value), unit)
  return Object.hasOwn(WORDS, value) ? (WORDS[value] ?? value) : value
}

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)

const inReadingOrder = new Intl.Collator("en", { numeric: true })

/** Numbers by size, words by alphabet. */
export const compareOptions = (a: string, b: string): number => inReadingOrder.compare(a, b)
