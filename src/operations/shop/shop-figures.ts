import { setTimeout as delay } from "node:timers/promises"
import { readShopFigures, type ShopFigures } from "#db/shop/shop-figures.ts"
import type { Shop } from "../kernel/shop.ts"

export type { ShopFigures }

const KEPT_MS = 5_000
/** Whoever asks is soon gone; what was asked of the database arrives for the next. */
const MAX_WAIT_MS = 700
const STALE_MS = 60_000

/**
 * What waits in the shop, at most a few seconds old, and asked of the database once however many want it.
 * Undefined while the database does not tell.
 */
export function watchShopFigures({ db }: Pick<Shop, "db">): () => Promise<ShopFigures | undefined> {
  let known: { figures: ShopFigures; at: number } | undefined
  let asking: Promise<boolean> | undefined

  const ask = async () => {
    try {
      known = { figures: await readShopFigures(db), at: Date.now() }
      return true
    } catch {
      return false // That it does not answer is the figure.
    } finally {
      asking = undefined
    }
  }

  return async () => {
    const ageMs = () => Date.now() - (known?.at ?? 0)
    if (ageMs() < KEPT_MS) return known?.figures
    asking ??= ask()
    const late = delay(MAX_WAIT_MS, true, { ref: false })
    const answers = await Promise.race([asking, late])
    return answers && ageMs() < STALE_MS ? known?.figures : undefined
  }
}
