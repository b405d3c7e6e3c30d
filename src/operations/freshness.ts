import { readSnapshot } from "#db/snapshot.ts"
import type { Shop } from "./shop.ts"

/** How long another process's write may stay unseen. Our own are seen at once. */
const RECHECK_MS = 250

/** Says whether what was read earlier may still be shown. */
export interface Freshness {
  /** Grows whenever something may have changed; undefined when it must first be asked for. */
  known(): number | undefined
  ask(): Promise<number>
  /** To be called after every write of this process, before it is answered. */
  changed(): void
}

/**
 * Watches the database for writes without a connection of its own: asked at most every quarter second, and
 * only while somebody wants to know. A notification within each write would make all commits queue up.
 */
export function watchFreshness(
  shop: Pick<Shop, "db">,
  now = performance.now.bind(performance),
): Freshness {
  let version = 0
  let snapshot = ""
  let askedAt = -Infinity
  let asking: Promise<number> | undefined

  const askDatabase = async () => {
    const startedAt = now()
    const seen = await readSnapshot(shop.db)
    if (seen !== snapshot) version += 1
    snapshot = seen
    askedAt = startedAt
    return version
  }
  return {
    known: () => (now() - askedAt < RECHECK_MS ? version : undefined),
    ask: () => {
      asking ??= askDatabase().finally(() => {
        asking = undefined
      })
      return asking
    },
    changed: () => {
      version += 1
    },
  }
}
