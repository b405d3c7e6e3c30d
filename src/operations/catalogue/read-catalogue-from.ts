import { type BoundedReads, ReadGivenUp } from "#db/connection/bounded-reads.ts"
import type { Replica } from "#db/connection/replica.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import type { DataVersion } from "./data-version.ts"

/** Reader: a visitor, or a caller with a session. */
export interface Reader {
  isSignedIn: boolean
  /** Aborts when nobody waits for the answer. */
  gone: AbortSignal
}

/** Runs public reads within the time limit of visitors. */
export type ReadCatalogue = <T>(reader: Reader, work: (shop: Shop) => Promise<T>) => Promise<T>

/**
 * A visitor reads from the replica while that shows all that was written until a quarter of a second ago,
 * and all of this process's own. Whoever is signed in may just have written, here or at another process, and
 * reads from the primary; so does everybody when the replica lags, fails or is away.
 */
export function readCatalogueFrom(
  shop: Shop,
  reads: BoundedReads,
  dataVersion: DataVersion,
  replica: Replica | undefined,
): ReadCatalogue {
  const onReplica = async ({ isSignedIn }: Reader): Promise<Replica | undefined> => {
    if (!replica || isSignedIn) return undefined
    const position = await dataVersion.position()
    return position !== undefined && (await replica.shows(position)) ? replica : undefined
  }
  return async (reader, work) => {
    // Cancels the other queries when one has failed.
    const over = new AbortController()
    const gone = AbortSignal.any([reader.gone, over.signal])
    const onPrimary = () => work({ ...shop, db: reads(gone) })
    try {
      const copy = await onReplica(reader)
      if (!copy) return await onPrimary()
      try {
        return await work({ ...shop, db: copy.reads(gone) })
      } catch (error) {
        if (error instanceof Refusal || isGivenUp(error)) throw error
        copy.avoid(error)
        return await onPrimary()
      }
    } catch (error) {
      throw isGivenUp(error) ? refuse("shop_busy") : error
    } finally {
      over.abort()
    }
  }
}

/** Also finds an error that Drizzle wrapped. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof ReadGivenUp || (error instanceof Error && error.cause instanceof ReadGivenUp)
