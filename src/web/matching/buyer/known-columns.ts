import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { browserStorage } from "#web/api/browser-storage.ts"

/** So many kinds of lists, the latest first. */
const MOST = 50

type Known = [shape: string, columns: ColumnKind[]][]

const keyOf = (owner: string): string => `list columns ${owner}`

const readKnown = (owner: string): Known =>
  asDeclared(JSON.parse(browserStorage().getItem(keyOf(owner)) ?? "[]"))

/** By which a list of the same kind is known again: its headings or, without any, what its columns seem to hold. */
export const shapeOf = (
  head: readonly string[] | undefined,
  guessed: readonly ColumnKind[],
): string =>
  head ? head.map((heading) => heading.trim().toLowerCase()).join("\t") : guessed.join(" ")

/** What somebody said of such a list before. */
export const knownColumns = (owner: string, shape: string): ColumnKind[] | undefined =>
  readKnown(owner).find(([known]) => known === shape)?.[1]

export function rememberColumns(owner: string, shape: string, columns: readonly ColumnKind[]) {
  const others = readKnown(owner).filter(([known]) => known !== shape)
  const known: Known = [[shape, [...columns]], ...others]
  browserStorage().setItem(keyOf(owner), JSON.stringify(known.slice(0, MOST)))
}
