import { z } from "zod"

/** As buyers and administrators see it: a cancelled order is not there. */
export const orderStatusSchema = z.enum(["pending", "approved", "shipped", "delivered"])
