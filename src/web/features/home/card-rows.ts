import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { PartCardData } from "../../parts/part-card.tsx"

const FIELDS = [
  "id",
  "slug",
  "number",
  "name",
  "category",
  "description",
  "image",
  "chips",
  "price",
  "minimum",
  "available",
  "least",
] as const satisfies readonly (keyof PartCardData)[]

/** Cards as rows of values: the names of their fields, once for each, are a fifth of a kilobyte of the first page. */
export const toRows = (cards: readonly PartCardData[]) =>
  cards.map((card) => FIELDS.map((field) => card[field]))

export const fromRows = (rows: ReturnType<typeof toRows>): PartCardData[] =>
  rows.map((row) => asDeclared(Object.fromEntries(FIELDS.map((field, at) => [field, row[at]]))))
