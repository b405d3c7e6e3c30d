import { z } from "zod"
import { countProblemText } from "#contract/stock/stock-levels.ts"
import {
  findStockLevels,
  listStockLevels,
  lockStock,
  type StockFilter,
} from "#db/shop/stock-levels.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import { movementNotes } from "#domain/stock/movement-note.ts"
import { type CountProblem, refuseCount, type StockCount } from "#domain/stock/stock-level.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"

const PAGE = 100

export const readStockLevels = (
  { db }: Shop,
  filter: StockFilter,
  { after, limit = PAGE }: { after?: string | undefined; limit?: number | undefined },
) => listStockLevels(db, filter, { after, limit })

interface Stocktake {
  counts: readonly StockCount[]
  note: string
}

const changed = z.object({ changedParts: z.number() })

/**
 * Moves the stock of all counted parts by the difference between counted units and units on hand, or refuses and
 * says why for each count that does not hold. Returns how many parts changed.
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
      await lockStock(tx, partIds)
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
