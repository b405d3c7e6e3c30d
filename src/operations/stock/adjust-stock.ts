import { z } from "zod"
import { countProblemText } from "#contract/stock/stock-levels.ts"
import { lockLivePart } from "#db/catalogue/parts.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countHeldUnits } from "#db/orders/orders.ts"
import {
  findStockLevels,
  listStockLevels as listLevels,
  type StockFilter,
} from "#db/shop/stock-levels.ts"
import { listMovementRows, lockParts, moveStock } from "#db/stock/move-stock.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import {
  type CountProblem,
  movementNotes,
  refuseCount,
  type StockCount,
} from "#domain/stock/stock-level.ts"
import { pageOfPart } from "../catalogue/list-part-changes.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"

interface StockAdjustment {
  delta: number
  reason: "restock" | "correction"
  note: string
}

const adjusted = z.object({ availableQuantity: z.number() })

/** Adjusts stock by a signed amount, with a reason. Returns the available stock. */
export const adjustStock = (
  shop: Shop,
  admin: Actor,
  partId: string,
  adjustment: StockAdjustment,
  idempotencyKey: string | undefined,
): Promise<{ availableQuantity: number }> =>
  withIdempotencyKey(shop, admin, {
    key: idempotencyKey,
    request: ["stock", partId, adjustment],
    answer: adjusted,
    work: asAdmin(shop, admin, (tx) => moveStockOf(tx, admin, partId, adjustment)),
  })

export async function moveStockOf(
  tx: Transaction,
  admin: Actor,
  partId: string,
  adjustment: StockAdjustment,
): Promise<{ availableQuantity: number }> {
  const { delta, reason, note } = adjustment
  const part = await lockLivePart(tx, partId)
  if (!part) throw refuse("part_not_found")
  const { availableQuantity } = part
  const { max } = partFields.availableQuantity
  if (delta > 0 && availableQuantity + delta + (await countHeldUnits(tx, partId)) > max)
    throw refuse("stock_too_large", { availableQuantity })
  const short = await moveStock(tx, [{ partId, delta }], { reason, note, actorId: admin.id })
  if (short.length > 0) throw refuse("stock_below_zero", { availableQuantity })
  // Waiting orders have already taken their units of the new stock.
  const moved = (await lockLivePart(tx, partId)) ?? part
  const after = { availableQuantity: moved.availableQuantity }
  await audit(tx, admin, "part.stock", partId, {
    delta,
    reason,
    note,
    before: { availableQuantity },
    after,
  })
  return after
}

/** Lists stock movements, newest first. The part may be archived. */
export async function listMovements(
  shop: Shop,
  partId: string,
  page: Parameters<typeof pageOfPart>[2],
) {
  const { limit, after } = await pageOfPart(shop, partId, page)
  return listMovementRows(shop.db, partId, limit, after)
}

const LEVELS_PAGE = 100

/** Lists the stock of parts on sale, sorted by bin location and number. */
export const listStockLevels = (
  { db }: Shop,
  filter: StockFilter,
  { after, limit = LEVELS_PAGE }: { after?: string | undefined; limit?: number | undefined },
) => listLevels(db, filter, { after, limit })

interface Stocktake {
  counts: readonly StockCount[]
  note: string
}

const changed = z.object({ changedParts: z.number() })

/**
 * Moves the stock of all counted parts by the difference between counted units and units on hand. Refuses if any count
 * is invalid, with a reason for each. Returns the number of changed parts.
 */
export const countStock = (
  shop: Shop,
  admin: Actor,
  stocktake: Stocktake,
  idempotencyKey: string | undefined,
): Promise<{ changedParts: number }> =>
  withIdempotencyKey(shop, admin, {
    key: idempotencyKey,
    request: ["stocktake", stocktake],
    answer: changed,
    work: asAdmin(shop, admin, async (tx) => {
      const { counts, note } = stocktake
      const partIds = counts.map(({ partId }) => partId)
      await lockParts(tx, partIds)
      const levels = new Map(
        (await findStockLevels(tx, partIds)).map((level) => [level.id, level] as const),
      )
      const problems = counts.flatMap((count, index) => {
        const problem: CountProblem | undefined =
          partIds.indexOf(count.partId) < index
            ? { code: "counted_twice" }
            : refuseCount(count, levels.get(count.partId))
        return problem ? [{ ...problem, index, partId: count.partId }] : []
      })
      if (problems.length > 0)
        throw refuse("counts_refused", {
          lines: problems.map((problem) => ({ ...problem, message: countProblemText(problem) })),
        })
      const moves = counts
        .map(({ partId, onHand, counted }) => ({ partId, delta: counted - onHand }))
        .filter(({ delta }) => delta !== 0)
      const reason = { reason: "correction", note: note || movementNotes.stocktake } as const
      const short = await moveStock(tx, moves, { ...reason, actorId: admin.id })
      if (short.length > 0)
        throw new Error("a count that every rule allows could not be taken over")
      for (const { partId, onHand, counted } of counts)
        if (counted !== onHand)
          await audit(tx, admin, "part.stock", partId, {
            ...reason,
            before: { onHand },
            after: { onHand: counted },
          })
      return { changedParts: moves.length }
    }),
  })
