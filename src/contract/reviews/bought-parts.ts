import { z } from "zod"
import { makersNumber } from "../catalogue/makers-number.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { dollarsOut, instantOut } from "../kernel/fields.ts"
import { lineProblemSchema, pricedLineSchema } from "../orders/prices.ts"
import { reviewLink } from "./part-reviews.ts"

const boughtPartSchema = z
  .object({
    partId: z.string(),
    sku: z.string().meta({ description: "The part's, as it was", example: "CA-TM5-6032" }),
    mpn: makersNumber,
    name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
    orders: z.int().meta({ description: "How many have it" }),
    units: z.int().meta({ description: "Of all of them" }),
    last: z.object({ orderedAt: instantOut, quantity: z.int(), unitPrice: dollarsOut }),
    now: z
      .union([pricedLineSchema, z.object({ problem: lineProblemSchema })])
      .meta({ description: "What as much as last time would cost, as POST /price says it" }),
    review: reviewLink
      .optional()
      .meta({ description: "Where its buyer may review it, or has; without it they may not" }),
  })
  .meta({ id: "BoughtPart" })

export const listBoughtParts = endpoint({
  route: "GET /bought",
  access: "user",
  summary: "The parts that one has bought, the last bought first, and what has become of them",
  reply: z.array(boughtPartSchema),
  refusals: ["total_not_chargeable"],
})
