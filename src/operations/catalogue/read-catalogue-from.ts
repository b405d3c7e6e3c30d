import { type BoundedReads, ReadAborted } from "#db/connection/bounded-reads.ts"
import type { Replica } from "#db/connection/replica.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import type { DataVersion } from "./data-version.ts"

/** Visitor, or caller with a session. */
export interface Reader {
  isSignedIn: boolean
  /** Aborts when the client no longer waits for the response. */
  signal: AbortSignal
}

/** Runs public reads within the time limit of visitors. */
export type ReadCatalogue = <T>(reader: Reader, work: (shop: Shop) => Promise<T>) => Promise<T>

/**
 * Routes public reads. Visitors read from the replica while it includes all writes older than a quarter of a second and
 * all writes of this process. Signed-in callers may have just written, even through another process, and read from the
 * primary. If the replica lags, fails or is unavailable, all callers read from the primary.
 */
export function readCatalogueFrom(
  shop: Shop,
  reads: BoundedReads,
  dataVersion: DataVersion,
  replica: Replica | undefined,
): ReadCatalogue {
  const findFreshReplica = async ({ isSignedIn }: Reader): Promise<Replica | undefined> => {
    if (!replica || isSignedIn) return undefined
    const position = await dataVersion.position()
    return position !== undefined && (await replica.hasReplayed(position)) ? replica : undefined
  }
  return async (reader, work) => {
    // Cancels the other queries when one has failed.
    const over = new AbortController()
    const signal = AbortSignal.any([reader.signal, over.signal])
    const workOnPrimary = () => work({ ...shop, db: reads(signal) })
    try {
      const copy = await findFreshReplica(reader)
      if (!copy) return await workOnPrimary()
      try {
        return await work({ ...shop, db: copy.reads(signal) })
      } catch (error) {
        if (error instanceof Refusal || isAborted(error)) throw error
        copy.avoid(error)
        return await workOnPrimary()
      }
    } catch (error) {
      throw isAborted(error) ? refuse("shop_busy") : error
    } finally {
      over.abort()
    }
  }
}

/** Returns whether a read was given up, also if Drizzle wrapped the error. */
const isAborted = (error: unknown): boolean =>
  error instanceof ReadAborted || (error instanceof Error && error.cause instanceof ReadAborted)
