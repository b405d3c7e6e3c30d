import { isRecord } from "../catalogue/spec-values.ts"
import type { Cells, Refuse } from "./cell-values.ts"

/** What somebody saw of a part before changing it. */
export interface SeenPart {
  version: number
  availableQuantity: number
}

const LARGEST = 2_147_483_647

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST

/** A row of the grid, which says what it was read as in its cell `seen`. */
export function readSeen(cells: Cells, refuse: Refuse): { cells: Cells; seen?: SeenPart } {
  const rest = new Map(cells)
  const seen = rest.get("seen")
  rest.delete("seen")
  if (isRecord(seen)) {
    const { version, availableQuantity } = seen
    if (isCount(version) && isCount(availableQuantity))
      return { cells: rest, seen: { version, availableQuantity } }
  }
  refuse("seen", "must tell the version and the available quantity that were read.")
  return { cells: rest }
}
