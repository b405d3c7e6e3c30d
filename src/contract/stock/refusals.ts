import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const stockRefusals = {
  stock_below_zero: refusal(409, "That would leave less than nothing in stock.", {
    availableQuantity: z.int(),
  }),
  stock_too_large: refusal(
    400,
    "A part has at most 1,000,000,000 in stock, with those in unpaid orders.",
    { availableQuantity: z.int() },
  ),
}
