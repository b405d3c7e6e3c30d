import { z } from "zod"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { plural } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import { type ExpectedBatch, isOverdue } from "#domain/stock/promise.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  day,
  deletes,
  id,
  idempotencyHeaders,
  idParams,
  inserts,
  modifies,
  optional,
  text,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"

const dayOut = z.string().meta({ format: "date", example: "2026-12-03" })
const quantity = wholeNumber("Quantity", 1, partFields.availableQuantity.max)

const batchIn = z.object({
  quantity,
  on: day("Day"),
  note: text("Note", 300).default("").describe("Note, not visible to buyers. Default: empty."),
})

const batchParams = z.object({ id })

export const expectedSchema = z
  .object({
    quantity: z.int(),
    on: dayOut,
    sentence: z.string().meta({ example: "40 more expected on 3 Dec 2026." }),
  })
  .meta({ id: "ExpectedStock" })

const promisedUnits = z
  .object({
    from: z.enum(["stock", "expected", "unknown"]),
    quantity: z.int(),
    on: dayOut.optional(),
  })
  .meta({ id: "PromisedUnits" })

/** When units of a back-ordered line are available. */
export const promiseFields = {
  promise: optional(
    z.array(promisedUnits),
    "Units of a back-ordered line by availability: from stock now, on a day, or once they arrive.",
  ),
  promised: z.string().optional().meta({ example: "460 now, 40 on 3 Dec 2026" }),
}

export const listBatches = endpoint({
  route: "GET /part/{id}/batches",
  access: "admin",
  summary: "List expected batches of a part, soonest first",
  params: idParams,
  reply: z.array(
    z
      .object({ _id: z.string(), quantity: z.int(), on: dayOut, note: z.string() })
      .meta({ id: "ExpectedBatch" }),
  ),
  refusals: ["part_unknown"],
})

export const addBatch = endpoint({
  route: "POST /part/{id}/batches",
  access: "admin",
  summary: "Create an expected batch of a part",
  params: idParams,
  headers: idempotencyHeaders,
  body: batchIn,
  ...inserts,
  refusals: ["part_not_found", "batches_full", "idempotency_key_reused"],
})

export const changeBatch = endpoint({
  route: "PUT /batch/{id}",
  access: "admin",
  summary: "Replace an expected batch",
  params: batchParams,
  body: batchIn,
  ...modifies,
  refusals: ["batch_not_found", "batch_received"],
})

export const receiveBatch = endpoint({
  route: "POST /batch/{id}/receive",
  access: "admin",
  summary: "Receive a batch into stock, once",
  params: batchParams,
  headers: idempotencyHeaders,
  body: z.object({
    quantity: quantity.describe(
      "Expected quantity of the batch. Refused if it differs; if another number arrived, change the batch first.",
    ),
  }),
  ...writes({ modifiedCount: z.int(), availableQuantity: z.int() }),
  refusals: [
    "batch_not_found",
    "batch_received",
    "batch_changed",
    "part_not_found",
    "stock_too_large",
    "idempotency_key_reused",
  ],
})

export const removeBatch = endpoint({
  route: "DELETE /batch/{id}",
  access: "admin",
  summary: "Delete an expected batch",
  params: batchParams,
  ...deletes,
  refusals: ["batch_not_found", "batch_received"],
})

/** Describes expected stock: `40 more expected on 3 Dec 2026`. */
export function expectedText(batch: ExpectedBatch): string {
  const { quantity } = batch
  const day = formatDay(batch.on)
  if (!isOverdue(batch))
    return plural(quantity, "{count} more expected on {day}.", "{count} more expected on {day}.", {
      day,
    })
  return plural(
    quantity,
    "{count} more was expected on {day}. Ask us when it will arrive.",
    "{count} more were expected on {day}. Ask us when they will arrive.",
    { day },
  )
}
