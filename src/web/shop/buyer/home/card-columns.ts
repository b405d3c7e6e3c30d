import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { PartCardData } from "../../../catalogue/shared/part-card.tsx"

type Columns = Readonly<Record<string, readonly unknown[]>>

/** Cards by field: one after another, with the names of their fields each time, they weigh a third of a kilobyte more. */
export const toColumns = (cards: readonly PartCardData[]): Columns => {
  const values = cards.flatMap((card) => Object.entries<unknown>({ ...card }))
  const columns = Map.groupBy(values, ([field]) => field)
  return Object.fromEntries(
    Array.from(columns, ([field, entries]) => [field, entries.map(([, value]) => value)]),
  )
}

export const fromColumns = (columns: Columns): PartCardData[] =>
  columns.id?.map((_, at) =>
    asDeclared(
      Object.fromEntries(Object.entries(columns).map(([field, values]) => [field, values[at]])),
    ),
  ) ?? []
