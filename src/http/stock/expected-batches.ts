import * as contract from "#contract/stock/expected-batches.ts"
import { expectedText } from "#contract/stock/expected-batches.ts"
import type { ExpectedBatch } from "#domain/stock/promise.ts"
import * as operations from "#operations/stock/manage-batches.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

/** Presents expected stock; omitted if there is none. */
export const presentExpected = (batches: readonly ExpectedBatch[] | null | undefined) =>
  batches && batches.length > 0
    ? batches.map((batch) => ({ ...batch, sentence: expectedText(batch) }))
    : undefined

const batchOf = ({ on, quantity, note }: { on: string; quantity: number; note: string }) => ({
  quantity,
  expectedOn: on,
  note,
})

export function serveExpectedBatches(server: Server): void {
  const { shop } = server

  serve(server, contract.listBatches, async ({ params }) =>
    (await operations.listBatches(shop, params.id)).map(({ id, quantity, expectedOn, note }) => ({
      _id: id,
      quantity,
      on: expectedOn,
      note,
    })),
  )

  serve(server, contract.addBatch, async ({ actor, params, headers, body }) => {
    const batch = { partId: params.id, ...batchOf(body) }
    const key = headers["idempotency-key"]
    const { batchId } = await operations.addBatch(shop, actor, batch, key)
    return { ...written, insertedId: batchId }
  })

  serve(server, contract.changeBatch, async ({ actor, params, body }) => {
    await operations.changeBatch(shop, actor, params.id, batchOf(body))
    return { ...written, modifiedCount: 1 }
  })

  serve(server, contract.receiveBatch, async ({ actor, params, headers, body }) => {
    const batch = { id: params.id, quantity: body.quantity }
    const key = headers["idempotency-key"]
    const { availableQuantity } = await operations.receiveBatch(shop, actor, batch, key)
    return { ...written, modifiedCount: 1, availableQuantity }
  })

  serve(server, contract.removeBatch, async ({ actor, params }) => {
    await operations.removeBatch(shop, actor, params.id)
    return { ...written, deletedCount: 1 }
  })
}
