import type { BrowsePart } from "./load-browse.ts"

export interface SpecColumn {
  header: string
  /** None where the part has none. */
  valuesOf: (part: BrowsePart) => readonly string[]
}

/** By what a category's parts are compared, or what tells any parts apart; without columns of nothing. */
export function specColumns(
  parts: readonly BrowsePart[],
  category: string,
  columns: readonly string[],
): SpecColumn[] {
  const all = columns.length > 0 ? ofCategory(columns) : general(category)
  return all.filter(({ valuesOf }) => parts.some((part) => valuesOf(part).length > 0))
}

const ofCategory = (columns: readonly string[]): SpecColumn[] =>
  columns.map((header, index) => ({
    header,
    valuesOf: ({ cells }) => [cells[index] ?? ""].filter((value) => value !== ""),
  }))

const general = (category: string): SpecColumn[] => [
  ...(category === ""
    ? [{ header: "Category", valuesOf: (part: BrowsePart) => [part.category] }]
    : []),
  { header: "Specifications", valuesOf: (part) => part.chips },
]
