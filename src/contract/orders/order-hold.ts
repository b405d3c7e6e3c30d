import { z } from "zod"
import { holdReasons } from "#domain/orders/order-hold.ts"
import { instantOut, written } from "../kernel/fields.ts"

/** Until when an unpaid order is held, where it ends at all. */
export const shownHold = {
  heldUntil: instantOut
    .optional()
    .meta({ description: "It is cancelled then, unless it is paid or approved before" }),
  heldBecause: z.enum(holdReasons).optional().meta({
    description:
      "Why no longer: the shop's usual time, its buyer's e-mail is not confirmed, or not confirmed and it took the last of a part",
  }),
  heldHoursConfirmed: z.number().optional().meta({
    description: "So many hours in all once its buyer confirms the e-mail, where that is longer",
    example: 48,
  }),
}

/** The answer of every call that places an order. */
export const placedSchema = z.object({ ...written, insertedId: z.string(), ...shownHold })

/** How an order ended that was not paid. */
export const shownEnd = {
  cancelled: z
    .object({
      at: instantOut,
      by: z
        .enum(["time", "buyer", "shop"])
        .meta({ description: "`time`: it was not paid until the end of its hold" }),
      heldUntil: instantOut.optional().meta({ description: "That end, where it is known" }),
      declined: z
        .literal(true)
        .optional()
        .meta({ description: "Its buyer did not accept the freight" }),
      reason: z.string().optional().meta({ description: "Why, in the buyer's words" }),
    })
    .optional()
    .meta({ description: "Of an order that is cancelled" }),
}
