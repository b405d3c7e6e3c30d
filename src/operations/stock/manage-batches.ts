import { z } from "zod"
import { findPart, lockLivePart } from "#db/catalogue/parts.ts"
import type { Transaction } from "#db/connection/client.ts"
import {
  type BatchRow,
  countOpenBatches,
  deleteBatch,
  findBatch,
  insertBatch,
  listOpenBatches,
  lockBatch,
  updateBatch,
} from "#db/stock/expected-batches.ts"
import { MAX_BATCHES } from "#domain/stock/promise.ts"
import { movementNotes } from "#domain/stock/stock-level.ts"
import { adminTransaction, asAdmin, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { moveStockOf } from "./adjust-stock.ts"

interface NewBatch {
  quantity: number
  expectedOn: string
  note: string
}

export async function listBatches(shop: Shop, partId: string): Promise<BatchRow[]> {
  if (!(await findPart(shop.db, partId))) throw refuse("part_unknown")
  return listOpenBatches(shop.db, partId)
}

const added = z.object({ batchId: z.string() })

export function addBatch(
  shop: Shop,
  admin: Actor,
  { partId, ...batch }: NewBatch & { partId: string },
  key: string | undefined,
): Promise<{ batchId: string }> {
  const work = asAdmin(shop, admin, async (tx) => {
    if (!(await lockLivePart(tx, partId))) throw refuse("part_not_found")
    if ((await countOpenBatches(tx, partId)) >= MAX_BATCHES) throw refuse("batches_full")
    const batchId = newId()
    await insertBatch(tx, { ...batch, id: batchId, partId })
    await audit(tx, admin, "batch.add", batchId, { partId, ...batch })
    return { batchId }
  })
  return withIdempotencyKey(shop, admin, {
    key,
    request: ["batch", partId, batch],
    answer: added,
    work,
  })
}

export const changeBatch = (shop: Shop, admin: Actor, id: string, batch: NewBatch): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const { partId, quantity, expectedOn, note } = await lockOpenBatch(tx, id)
    await updateBatch(tx, id, batch)
    const before = { quantity, expectedOn, note }
    await audit(tx, admin, "batch.change", id, { partId, before, after: batch })
  })

export const removeBatch = (shop: Shop, admin: Actor, id: string): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const { partId, quantity, expectedOn, note } = await lockOpenBatch(tx, id)
    await deleteBatch(tx, id)
    await audit(tx, admin, "batch.remove", id, { partId, quantity, expectedOn, note })
  })

const received = z.object({ availableQuantity: z.number() })

/** Receives a batch: moves stock and marks the batch in one transaction, once. */
export const receiveBatch = (
  shop: Shop,
  admin: Actor,
  { id, quantity }: Pick<BatchRow, "id" | "quantity">,
  key: string | undefined,
): Promise<{ availableQuantity: number }> =>
  withIdempotencyKey(shop, admin, {
    key,
    request: ["batch received", id, quantity],
    answer: received,
    work: asAdmin(shop, admin, (tx) => receive(tx, admin, id, quantity)),
  })

async function receive(tx: Transaction, admin: Actor, id: string, quantity: number) {
  const batch = await lockOpenBatch(tx, id)
  if (batch.quantity !== quantity) throw refuse("batch_changed", { quantity: batch.quantity })
  await updateBatch(tx, id, { receivedAt: new Date() })
  const { partId, expectedOn } = batch
  const note = movementNotes.expected(expectedOn, batch.note)
  const moved = await moveStockOf(tx, admin, partId, { delta: quantity, reason: "restock", note })
  await audit(tx, admin, "batch.receive", id, { partId, quantity, expectedOn })
  return moved
}

/** Locks the part, then the batch: the order in which a batch is added. */
async function lockOpenBatch(tx: Transaction, id: string): Promise<BatchRow> {
  const found = await findBatch(tx, id)
  if (found) await lockLivePart(tx, found.partId)
  const batch = found && (await lockBatch(tx, id))
  if (!batch) throw refuse("batch_not_found")
  if (batch.receivedAt) throw refuse("batch_received")
  return batch
}
