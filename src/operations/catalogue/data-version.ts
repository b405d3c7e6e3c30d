import { readSnapshot } from "#db/connection/replica.ts"
import type { Shop } from "../kernel/shop.ts"

/** How long writes of other processes may stay unseen; own writes are seen at once. */
const RECHECK_MS = 250

/** Tells whether cached data is still current. */
export interface DataVersion {
  /** The version, which grows with changes; undefined if the database must be asked. */
  known(): number | undefined
  ask(): Promise<number>
  /** Asks for the version after this moment, for callers who may have written at another process. */
  refresh(): Promise<number>
  /** The log position of the primary that must be shown; undefined if unknown. */
  position(): Promise<bigint | undefined>
  /** Call it after every write of this process, before the answer. */
  changed(): void
}

/**
 * Watches the database for writes without a connection of its own: asked at most every quarter second, and
 * only while somebody wants to know. A notification within each write would make all commits queue up.
 */
export function watchDataVersion(shop: Pick<Shop, "db">): DataVersion {
  let version = 0
  let snapshot = ""
  let askedAt = -Infinity
  let asking: Promise<number> | undefined
  let askingNext: Promise<number> | undefined
  let changes = 0
  let covered: { changes: number; position: bigint } | undefined

  const askDatabase = async () => {
    const startedAt = performance.now()
    const changesThen = changes
    const seen = await readSnapshot(shop.db)
    if (seen.name !== snapshot) version += 1
    snapshot = seen.name
    askedAt = startedAt
    covered = { changes: changesThen, position: seen.position }
    return version
  }
  const isKnown = () => performance.now() - askedAt < RECHECK_MS
  const ask = () => {
    asking ??= askDatabase().finally(() => {
      asking = undefined
    })
    return asking
  }
  const refresh = () => {
    // A running query may have been answered already.
    askingNext ??= (asking ?? Promise.resolve(0))
      .catch(() => 0)
      .then(() => {
        askingNext = undefined
        return ask()
      })
    return askingNext
  }
  return {
    known: () => (isKnown() ? version : undefined),
    ask,
    refresh,
    position: async () => {
      if (!isKnown() || covered?.changes !== changes) await refresh()
      // Still unknown if this process writes all the time.
      return covered?.changes === changes ? covered.position : undefined
    },
    changed: () => {
      version += 1
      changes += 1
    },
  }
}
