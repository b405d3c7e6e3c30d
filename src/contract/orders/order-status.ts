import { z } from "zod"

/** The status of an order that is not cancelled: others are left out unless they are asked for. */
export const orderStatusSchema = z.enum(["pending", "approved", "shipped", "delivered"])

export const anyOrderStatusSchema = z.enum([...orderStatusSchema.options, "cancelled"])

/** Asks for an order also where it is cancelled. */
export const includeCancelled = {
  cancelled: z.literal("true").optional().meta({
    description: "Also an order that is cancelled, which does not exist without it",
  }),
}
