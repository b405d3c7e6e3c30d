import { z } from "zod"
import { findPart, lockLivePart } from "#db/catalogue/parts.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countHeldUnits } from "#db/orders/orders.ts"
import { listMovementRows, moveStock } from "#db/stock/move-stock.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"

export interface StockAdjustment {
  delta: number
  reason: "restock" | "correction"
  note: string
}

const adjusted = z.object({ availableQuantity: z.number() })

/** Adjusts stock by a signed amount with a reason; returns the available stock. */
export function adjustStock(
  shop: Shop,
  admin: Actor,
  partId: string,
  adjustment: StockAdjustment,
  idempotencyKey: string | undefined,
): Promise<{ availableQuantity: number }> {
  return withIdempotencyKey(shop, admin, {
    key: idempotencyKey,
    request: ["stock", partId, adjustment],
    answer: adjusted,
    work: asAdmin(shop, admin, (tx) => moveStockOf(tx, admin, partId, adjustment)),
  })
}

export async function moveStockOf(
  tx: Transaction,
  admin: Actor,
  partId: string,
  adjustment: StockAdjustment,
): Promise<{ availableQuantity: number }> {
  const { delta, reason, note } = adjustment
  const part = await lockLivePart(tx, partId)
  if (!part) throw refuse("part_not_found")
  const availableQuantity = part.availableQuantity + delta
  const unmoved = { availableQuantity: part.availableQuantity }
  const { most } = partFields.availableQuantity
  if (delta > 0 && availableQuantity + (await countHeldUnits(tx, partId)) > most)
    throw refuse("stock_too_large", unmoved)
  const short = await moveStock(tx, [{ partId, delta }], { reason, note, actorId: admin.id })
  if (short.length > 0) throw refuse("stock_below_zero", unmoved)
  await audit(tx, admin, "part.stock", partId, {
    delta,
    reason,
    note,
    before: unmoved,
    after: { availableQuantity },
  })
  return { availableQuantity }
}

const PAGE = 100

/** Lists stock movements, newest first; of archived parts too. */
export async function listMovements(
  shop: Shop,
  partId: string,
  page: { limit?: number | undefined; after?: string | undefined },
) {
  if (!(await findPart(shop.db, partId))) throw refuse("part_unknown")
  const after = Number(page.after)
  const known = Number.isSafeInteger(after) ? after : undefined
  return listMovementRows(shop.db, partId, page.limit ?? PAGE, known)
}
