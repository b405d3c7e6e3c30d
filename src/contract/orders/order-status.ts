import { z } from "zod"
import { optional } from "../kernel/fields.ts"

/** Status of an order that is not cancelled. Cancelled orders are included only on request. */
export const orderStatusSchema = z.enum(["pending", "approved", "shipped", "delivered"])

export const anyOrderStatusSchema = z.enum([...orderStatusSchema.options, "cancelled"])

/** Asks for an order also where it is cancelled. */
export const includeCancelled = {
  cancelled: optional(
    z.literal("true"),
    "Include a cancelled order. Default: a cancelled order is not found.",
  ),
}
