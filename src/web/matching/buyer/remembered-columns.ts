import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { browserStorage } from "#web/api/browser-storage.ts"

const MAX_REMEMBERED = 50

type RememberedColumns = [shape: string, columns: ColumnKind[]][]

const keyOf = (owner: string): string => `list columns ${owner}`

const readRemembered = (owner: string): RememberedColumns =>
  asDeclared(JSON.parse(browserStorage().getItem(keyOf(owner)) ?? "[]"))

/** Returns a key for lists of one kind: their headings, or else the guessed columns. */
export const shapeOf = (
  head: readonly string[] | undefined,
  guessed: readonly ColumnKind[],
): string =>
  head ? head.map((heading) => heading.trim().toLowerCase()).join("\t") : guessed.join(" ")

export const rememberedColumns = (owner: string, shape: string): ColumnKind[] | undefined =>
  readRemembered(owner).find(([known]) => known === shape)?.[1]

export function rememberColumns(owner: string, shape: string, columns: readonly ColumnKind[]) {
  const others = readRemembered(owner).filter(([known]) => known !== shape)
  const known: RememberedColumns = [[shape, [...columns]], ...others]
  browserStorage().setItem(keyOf(owner), JSON.stringify(known.slice(0, MAX_REMEMBERED)))
}
