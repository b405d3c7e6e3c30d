import { setTimeout as delay } from "node:timers/promises"
import { readShopFigures, type ShopFigures } from "#db/shop/overview.ts"
import type { Shop } from "../kernel/shop.ts"

export type { ShopFigures }

const FIGURES_TTL_MS = 5_000
/** Maximum wait; late figures serve the next caller. */
const MAX_WAIT_MS = 700
const STALE_MS = 60_000

/**
 * Caches the figures of open work for some seconds, with one query for all callers. Returns undefined while the
 * database fails.
 */
export function watchShopFigures({ db }: Pick<Shop, "db">): () => Promise<ShopFigures | undefined> {
  let known: { figures: ShopFigures; at: number } | undefined
  let pendingRead: Promise<boolean> | undefined

  const ask = async () => {
    try {
      known = { figures: await readShopFigures(db), at: Date.now() }
      return true
    } catch {
      return false // The failure is reported by its result.
    } finally {
      pendingRead = undefined
    }
  }

  return async () => {
    const ageMs = () => Date.now() - (known?.at ?? 0)
    if (ageMs() < FIGURES_TTL_MS) return known?.figures
    pendingRead ??= ask()
    const late = delay(MAX_WAIT_MS, true, { ref: false })
    const answers = await Promise.race([pendingRead, late])
    return answers && ageMs() < STALE_MS ? known?.figures : undefined
  }
}
