import { z } from "zod"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { CountProblem } from "#domain/stock/stock-level.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  id,
  idempotencyHeaders,
  optional,
  pageQuery,
  text,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"

const MAX_COUNTS = 500

export const stockFilters = {
  q: pageQuery.q,
  reorder: optional(z.literal("true"), "Only parts at or below their reorder point."),
}

export const listStock = endpoint({
  route: "GET /stock",
  access: "admin",
  summary: "List units on hand, committed, available and incoming, by bin location",
  query: z.object({
    ...stockFilters,
    limit: wholeNumber("limit", 1, 200).optional(),
    after: id.optional(),
  }),
  reply: z.array(
    z
      .object({
        _id: z.string(),
        sku: z.string(),
        mpn: z.string().optional(),
        name: z.string(),
        binLocation: z.string().optional().meta({ example: "A-04-2" }),
        onHand: z.int().describe("Number of units in the store: available and committed."),
        committed: z.int().describe("Number of units promised to orders that are not shipped."),
        available: z.int(),
        owed: z.int().describe("Number of back-ordered units of orders that are not shipped."),
        incoming: z.int().describe("Number of units in expected batches."),
        reorderPoint: z.int().optional(),
        toReorder: z.boolean(),
      })
      .meta({ id: "StockLevel" }),
  ),
})

const units = wholeNumber("Counted", 0, partFields.availableQuantity.max)

export const countStock = endpoint({
  route: "POST /stocktake",
  access: "admin",
  summary: "Record a stocktake: corrects stock to the counted units, all or none",
  headers: idempotencyHeaders,
  body: z.object({
    counts: z
      .array(
        z.object({
          partId: id,
          onHand: units.describe(
            "Units on hand that the list showed. Refused if the stock has changed.",
          ),
          counted: units,
        }),
      )
      .min(1, "Count at least one part")
      .max(MAX_COUNTS, {
        error: () => t("At most {most} parts at once", { most: formatCount(MAX_COUNTS) }),
      }),
    note: text("Note", 300).default(""),
  }),
  ...writes({
    modifiedCount: z.int().describe("Number of parts whose stock was corrected."),
  }),
  refusals: ["counts_refused", "idempotency_key_reused"],
})

/** Explains the problem of a count, and how to continue. */
export function countProblemText(problem: CountProblem): string {
  switch (problem.code) {
    case "part_not_found":
      return t("This part is no longer on sale.")
    case "counted_twice":
      return t("This part is counted twice. Keep one of the counts.")
    case "stock_moved":
      return t("{count} are on hand now. Count again.", { count: formatCount(problem.onHand) })
    case "stock_committed":
      return t("{count} are promised to orders. Cancel some of them first, or count again.", {
        count: formatCount(problem.committed),
      })
  }
}
