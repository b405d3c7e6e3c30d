import { readSnapshot } from "#db/connection/replica.ts"
import type { Shop } from "../kernel/shop.ts"

/** Maximum time until a write of another process is noticed; own writes are noticed at once. */
const RECHECK_MS = 250

/** Version of the shop's data, to check whether cached data is current. */
export interface DataVersion {
  /** Returns the version, which increases with changes; undefined if the database must be asked. */
  known(): number | undefined
  ask(): Promise<number>
  /** Asks for the version from now on, for callers who may have written through another process. */
  refresh(): Promise<number>
  /** Returns the log position of the primary that a read must include; undefined if unknown. */
  position(): Promise<bigint | undefined>
  /** Records a write of this process. Call it after every write, before the response. */
  changed(): void
}

/**
 * Detects writes without a database connection of its own: it asks at most every `RECHECK_MS`, and only when a caller
 * needs the version. A notification in every write would serialize all commits.
 */
export function watchDataVersion(shop: Pick<Shop, "db">): DataVersion {
  let version = 0
  let snapshot = ""
  let requestedAt = -Infinity
  let request: Promise<number> | undefined
  let nextRequest: Promise<number> | undefined
  let changes = 0
  let covered: { changes: number; position: bigint } | undefined

  const askDatabase = async () => {
    const startedAt = performance.now()
    const changesThen = changes
    const seen = await readSnapshot(shop.db)
    if (seen.name !== snapshot) version += 1
    snapshot = seen.name
    requestedAt = startedAt
    covered = { changes: changesThen, position: seen.position }
    return version
  }
  const isKnown = () => performance.now() - requestedAt < RECHECK_MS
  const ask = () => {
    request ??= askDatabase().finally(() => {
      request = undefined
    })
    return request
  }
  const refresh = () => {
    // A running query may miss writes that precede this call.
    nextRequest ??= (request ?? Promise.resolve(0))
      .catch(() => 0)
      .then(() => {
        nextRequest = undefined
        return ask()
      })
    return nextRequest
  }
  return {
    known: () => (isKnown() ? version : undefined),
    ask,
    refresh,
    position: async () => {
      if (!isKnown() || covered?.changes !== changes) await refresh()
      // Still unknown if this process wrote during the query.
      return covered?.changes === changes ? covered.position : undefined
    },
    changed: () => {
      version += 1
      changes += 1
    },
  }
}
