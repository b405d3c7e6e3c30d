import * as contract from "#contract/catalogue/parts.ts"
import * as expectedBatches from "#contract/stock/expected-batches.ts"
import * as stockLevels from "#contract/stock/stock-levels.ts"
import type { ExpectedBatch } from "#domain/stock/promise.ts"
import { isToReorder, unitsOnHand } from "#domain/stock/stock-level.ts"
import { getPart } from "#operations/catalogue/read-catalogue.ts"
import {
  adjustStock,
  countStock,
  listMovements,
  listStockLevels,
} from "#operations/stock/adjust-stock.ts"
import * as operations from "#operations/stock/manage-batches.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveStock(server: Server): void {
  const { shop } = server

  serve(server, contract.adjustStock, async ({ actor, params, body, key }) => {
    const adjustment = { delta: body.delta, reason: body.reason, note: body.note ?? "" }
    const done = await adjustStock(shop, actor, params.id, adjustment, key)
    return { ...written, modifiedCount: 1, availableQuantity: done.availableQuantity }
  })

  serve(server, contract.listMovements, async ({ params, query }) =>
    (await listMovements(shop, params.id, query)).map((movement) => ({
      _id: String(movement.id),
      delta: movement.delta,
      reason: movement.reason,
      orderId: movement.orderId ?? undefined,
      orderNumber: movement.orderNumber ?? undefined,
      actor: movement.actorEmail ?? "",
      note: movement.note,
      createdAt: movement.createdAt,
    })),
  )

  serve(server, contract.reportStock, async ({ params, body }) => {
    const { id, availableQuantity } = await getPart(shop, params.id)
    if (body.availables !== undefined && body.availables !== availableQuantity)
      shop.log.info({ partId: id, claimed: body.availables, availableQuantity }, "stock_differs")
    return {
      ...written,
      matchedCount: 1,
      modifiedCount: 0,
      availableQuantity,
    }
  })
}

interface StockQuery {
  q?: string | undefined
  reorder?: "true" | undefined
}

export const stockFilterOf = ({ q = "", reorder }: StockQuery) => ({
  search: q,
  reorder: reorder !== undefined,
})

export function serveStockLevels(server: Server): void {
  const { shop } = server

  serve(server, stockLevels.listStock, async ({ query }) =>
    (await listStockLevels(shop, stockFilterOf(query), query)).map((level) => ({
      _id: level.id,
      sku: level.sku,
      mpn: level.mpn ?? undefined,
      name: level.name,
      binLocation: level.binLocation ?? undefined,
      onHand: unitsOnHand(level),
      committed: level.committed,
      available: level.available,
      owed: level.owed,
      incoming: level.incoming,
      reorderPoint: level.reorderPoint ?? undefined,
      toReorder: isToReorder(level),
    })),
  )

  serve(server, stockLevels.countStock, async ({ actor, body, key }) => {
    const { changedParts } = await countStock(shop, actor, body, key)
    return { ...written, modifiedCount: changedParts }
  })
}

/** Presents expected stock; undefined if there is none. */
export const presentExpected = (batches: readonly ExpectedBatch[] | null | undefined) =>
  batches && batches.length > 0
    ? batches.map((batch) => ({ ...batch, sentence: expectedBatches.expectedText(batch) }))
    : undefined

const batchOf = ({ on, quantity, note }: { on: string; quantity: number; note: string }) => ({
  quantity,
  expectedOn: on,
  note,
})

export function serveExpectedBatches(server: Server): void {
  const { shop } = server

  serve(server, expectedBatches.listBatches, async ({ params }) =>
    (await operations.listBatches(shop, params.id)).map(({ id, quantity, expectedOn, note }) => ({
      _id: id,
      quantity,
      on: expectedOn,
      note,
    })),
  )

  serve(server, expectedBatches.addBatch, async ({ actor, params, body, key }) => {
    const batch = { partId: params.id, ...batchOf(body) }
    const { batchId } = await operations.addBatch(shop, actor, batch, key)
    return { ...written, insertedId: batchId }
  })

  serve(server, expectedBatches.changeBatch, async ({ actor, params, body }) => {
    await operations.changeBatch(shop, actor, params.id, batchOf(body))
    return { ...written, modifiedCount: 1 }
  })

  serve(server, expectedBatches.receiveBatch, async ({ actor, params, body, key }) => {
    const batch = { id: params.id, quantity: body.quantity }
    const { availableQuantity } = await operations.receiveBatch(shop, actor, batch, key)
    return { ...written, modifiedCount: 1, availableQuantity }
  })

  serve(server, expectedBatches.removeBatch, async ({ actor, params }) => {
    await operations.removeBatch(shop, actor, params.id)
    return { ...written, deletedCount: 1 }
  })
}
