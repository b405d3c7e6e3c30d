import type { CallInput, Contract } from "#contract/contract.ts"
import type { BuildPlan } from "#domain/lists/plan-units.ts"
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
