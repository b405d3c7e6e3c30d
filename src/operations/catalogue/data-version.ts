import { readSnapshot } from "#db/connection/replica.ts"
import type { Shop } from "../kernel/shop.ts"

/** How long another process's write may stay unseen. Our own are seen at once. */
const RECHECK_MS = 250

/** Says whether what was read earlier may still be shown. */
export interface DataVersion {
  /** Grows whenever something may have changed; undefined when it must first be asked for. */
  known(): number | undefined
  ask(): Promise<number>
  /** Asks what is so after this moment, for those who may just have written at another process. */
  refresh(): Promise<number>
  /** Where in the primary's log all is written that must be shown; undefined when it cannot be said. */
  position(): Promise<bigint | undefined>
  /** To be called after every write of this process, before it is answered. */
  changed(): void
}

/**
 * Watches the database for writes without a connection of its own: asked at most every quarter second, and
 * only while somebody wants to know. A notification within each write would make all commits queue up.
 */
export function watchDataVersion(
  shop: Pick<Shop, "db">,
  now = performance.now.bind(performance),
): DataVersion {
  let version = 0
  let snapshot = ""
  let askedAt = -Infinity
  let asking: Promise<number> | undefined
  let askingNext: Promise<number> | undefined
  let changes = 0
  let covered: { changes: number; position: bigint } | undefined

  const askDatabase = async () => {
    const startedAt = now()
    const changesThen = changes
    const seen = await readSnapshot(shop.db)
    if (seen.name !== snapshot) version += 1
    snapshot = seen.name
    askedAt = startedAt
    covered = { changes: changesThen, position: seen.position }
    return version
  }
  const isKnown = () => now() - askedAt < RECHECK_MS
  const ask = () => {
    asking ??= askDatabase().finally(() => {
      asking = undefined
    })
    return asking
  }
  const refresh = () => {
    // One that is under way may have been answered already.
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
      // Still not, where this process writes all the time.
      return covered?.changes === changes ? covered.position : undefined
    },
    changed: () => {
      version += 1
      changes += 1
    },
  }
}
