import { z } from "zod"
import { MAX_DETAIL_LENGTHS } from "#domain/orders/line-details.ts"
import { amountIn, amountOut, numberText, text } from "../kernel/fields.ts"

/** Details of a line, in a request. */
export const lineDetailsIn = {
  designators: text("Designators", MAX_DETAIL_LENGTHS.designators)
    .optional()
    .meta({ description: "Where the part goes", example: "J4, J5" }),
  note: text("Note", MAX_DETAIL_LENGTHS.note).optional().meta({ example: "For the workshop" }),
  customerPartNumber: numberText("Customer part number", MAX_DETAIL_LENGTHS.customerPartNumber)
    .optional()
    .meta({ description: "The buyer's own number of the part", example: "4711-0815" }),
  targetPrice: amountIn("Target price")
    .refine((amount) => amount > 0, "Target price must be at least 0.01")
    .nullable()
    .optional()
    .meta({
      description: "What the buyer wants to pay for one; compared, never charged",
      example: 4.5,
    }),
}

const own = {
  customerPartNumber: z
    .string()
    .optional()
    .meta({ description: "The buyer's own number of the part", example: "4711-0815" }),
  targetPrice: amountOut
    .optional()
    .meta({ description: "What the buyer wants to pay for one", example: 4.5 }),
}

/** Details of a line, if there are any. */
export const shownLineDetails = {
  /** Details of lines that always have designators and a note, perhaps empty. */
  own,
  all: {
    ...own,
    designators: z
      .string()
      .optional()
      .meta({ description: "Not in lists of orders", example: "J4, J5" }),
    note: z
      .string()
      .optional()
      .meta({ description: "Not in lists of orders", example: "For the workshop" }),
  },
}
