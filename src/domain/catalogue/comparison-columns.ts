import { specRows } from "./part-specs.ts"
import type { Specs } from "./spec-values.ts"

/** The three specs by which parts of a category are compared in a table: each heading with the spec's label. */
const columnsOfCategory: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Memory: { Capacity: "Total capacity", Type: "Memory type", Speed: "Speed" },
  Storage: { Capacity: "Capacity", "Form factor": "Form factor", Interface: "Interface" },
  "Power supplies": { Power: "Power", Class: "Efficiency class", "Form factor": "Form factor" },
  Motherboards: { Socket: "Socket", "Form factor": "Form factor", Memory: "Memory type" },
  "Graphics cards": { Memory: "Memory", Power: "Board power", Length: "Length" },
  Cooling: { Type: "Type", "Rated for": "Rated for", Height: "Height" },
  Fans: { Size: "Size", Speed: "Maximum speed", Airflow: "Airflow" },
  Cases: {
    Boards: "Boards",
    "Cards to": "Maximum graphics card length",
    "Coolers to": "Maximum cooler height",
  },
  "Networking and cards": { Interface: "Interface", Ports: "Ports", Speed: "Speed per port" },
}

const columnsOf = (category: string): Readonly<Record<string, string>> =>
  (Object.hasOwn(columnsOfCategory, category) && columnsOfCategory[category]) || {}

/** The headings; none for a category whose parts have little in common. */
export const comparisonColumns = (category: string): string[] => Object.keys(columnsOf(category))

/** A part's values under them, empty where it has none. */
export function comparisonValues(category: string, specs: Specs): string[] {
  const rows = specRows(category, specs)
  return Object.values(columnsOf(category)).map(
    (spec) => rows.find(({ label }) => label === spec)?.value ?? "",
  )
}
