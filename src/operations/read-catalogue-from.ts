import type { Replica } from "#db/replica.ts"
import type { Freshness } from "./freshness.ts"
import { Refusal } from "./refusal.ts"
import type { Shop } from "./shop.ts"

/** Reads what everybody may read, for somebody who is signed in or for a visitor. */
export type ReadCatalogue = <T>(
  reader: "signed in" | "visitor",
  work: (shop: Shop) => Promise<T>,
) => Promise<T>

/**
 * A visitor reads from the replica while that shows all that was written until a quarter of a second ago,
 * and all of this process's own. Whoever is signed in may just have written, here or at another process, and
 * reads from the primary; so does everybody when the replica lags, fails or is away.
 */
export function readCatalogueFrom(
  shop: Shop,
  freshness: Freshness,
  replica: Replica | undefined,
): ReadCatalogue {
  return async (reader, work) => {
    if (!replica || reader === "signed in") return work(shop)
    const position = await freshness.position()
    if (position === undefined || !(await replica.shows(position))) return work(shop)
    try {
      return await work({ ...shop, db: replica.db })
    } catch (error) {
      if (error instanceof Refusal) throw error
      replica.avoid(error)
      return work(shop)
    }
  }
}
