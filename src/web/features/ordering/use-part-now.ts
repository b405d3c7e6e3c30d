import { useLivePart } from "#web/parts/use-live-part.ts"
import type { Part } from "./types.ts"

/** The part as it was loaded, with the price and stock of now, and whether it is still made. */
export function usePartNow(loaded: Part): { part: Part; isGone: boolean } {
  const now = useLivePart(loaded._id, loaded)
  if (!now) return { part: loaded, isGone: false }
  const { price, minimumQuantity, availables: availableQuantity } = now
  return { part: { ...loaded, price, minimumQuantity, availableQuantity }, isGone: now.archived }
}
