import { z } from "zod"

export const paymentStatusSchema = z.enum([
  "none",
  "open",
  "processing",
  "succeeded",
  "canceled",
  "verifying",
])
