import type { CallInput, Contract } from "#contract/contract.ts"
import type { BuildPlan } from "#domain/lists/plan-list.ts"
import { type ListLine, linesOf, type PartsList } from "./list-line.ts"

/** A list as it is on the screen. */
export interface Draft extends BuildPlan {
  name: string
  lines: readonly ListLine[]
}

export const draftOf = (list: Pick<PartsList, "name" | "builds" | "spares" | "lines">): Draft => ({
  name: list.name,
  builds: list.builds,
  spareBasisPoints: Math.round(list.spares * 100),
  lines: linesOf(list),
})

export type ListBody = CallInput<Contract["PUT /list/{id}"]>["body"]

/** What is sent to be saved. */
export const bodyOf = ({ name, builds, spareBasisPoints, lines }: Draft): ListBody => ({
  name,
  builds,
  spares: spareBasisPoints / 100,
  lines: lines.map(({ partId, quantity, designators, note }) => ({
    partId,
    quantity,
    designators,
    note,
  })),
})

/** What is written of a line, which the next save sends. */
export type LineWords = Partial<Pick<ListLine, "quantity" | "designators" | "note">>

export const withLine = (draft: Draft, partId: string, words: LineWords): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.partId === partId ? { ...line, ...words } : line)),
})

export const withoutLine = (draft: Draft, partId: string): Draft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.partId !== partId),
})

/** A part that is there already counts on; another comes last. */
export function withPart(draft: Draft, added: ListLine): Draft {
  const known = draft.lines.find(({ partId }) => partId === added.partId)
  return known
    ? withLine(draft, added.partId, { quantity: known.quantity + added.quantity })
    : { ...draft, lines: [...draft.lines, added] }
}

/** Puts a line back where it was. */
export const withLineAt = (draft: Draft, line: ListLine, place: number): Draft => ({
  ...draft,
  lines: draft.lines.some(({ partId }) => partId === line.partId)
    ? draft.lines
    : draft.lines.toSpliced(place, 0, line),
})
