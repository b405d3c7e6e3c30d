import { MAX_COMPARED } from "#domain/catalogue/compared-limits.ts"

/** Reasons why a requested part is not compared. */
export const missingText = {
  unknown: () => "There is no such part.",
  archived: (name: string) => `${name} is no longer made.`,
  tooMany: (name: string) => `${name} was left out: at most ${MAX_COMPARED} are compared.`,
} as const

export const comparisonText = {
  compare: "Compare",
  tray: "Parts to compare",
  chosen: (count: number) => `${count} ${count === 1 ? "part" : "parts"} to compare`,
  oneMore: "Choose one more.",
  clear: "Clear",
  remove: (name: string) => `Do not compare ${name}`,
  nothing: "No parts to compare yet.",
  nothingHelp: "Choose Compare on two or more parts, and they stand here side by side.",
  missing: "Not everything is here.",
  choose: "Choose parts",
  add: "Add another part",
  table: "Parts side by side",
  differences: "Where these parts differ",
  allOfThem: "All that is known of these parts",
  onlyDifferences: (rows: number) => `Only differences (${rows})`,
  allRows: (rows: number) => `All (${rows})`,
  better: "Better",
  best: "Best",
  lowest: "Lowest",
  alone: "Choose another part to compare this one with.",
  alike: "These parts do not differ in anything that is known of them.",
  full: `At most ${MAX_COMPARED} at once`,
  failed: "The comparison could not be loaded.",
} as const
