import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_BATCHES } from "#domain/stock/promise.ts"
import { optional } from "../kernel/fields.ts"
import { refusal } from "../kernel/refusal.ts"

export const stockRefusals = {
  stock_below_zero: refusal(409, "Stock cannot fall below zero.", {
    availableQuantity: z.int(),
  }),
  stock_too_large: refusal(
    400,
    "A part can have at most 1,000,000,000 units in stock, including those in unpaid orders.",
    { availableQuantity: z.int() },
  ),
  counts_refused: refusal(409, "Some counts are not valid. Nothing was changed.", {
    lines: z.array(
      z.object({
        index: z.int(),
        partId: z.string(),
        code: z.enum(["part_not_found", "stock_moved", "stock_committed", "counted_twice"]),
        message: z.string(),
        onHand: optional(z.int(), "Current number of units on hand. Present if it differs."),
      }),
    ),
  }),
  batch_not_found: refusal(404, "There is no such batch."),
  batch_received: refusal(409, "This batch has already been received."),
  batch_changed: refusal(409, "Someone else has changed this batch.", { quantity: z.int() }),
  batches_full: refusal(409, () =>
    t("A part has at most {most} incoming batches.", { most: MAX_BATCHES }),
  ),
}
