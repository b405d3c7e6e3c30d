import { z } from "zod"
import { makersNumber } from "../catalogue/makers-number.ts"
import { amountOut } from "../kernel/fields.ts"
import { promised } from "../stock/expected-batches.ts"
import { shownLineDetails } from "./line-details.ts"
import { shownOwnPrice } from "./own-price.ts"

export const orderLineSchema = z
  .object({
    number: z.int().meta({ description: "From 1" }),
    partId: z.string(),
    sku: z.string().meta({ description: "The part's, as it was", example: "CA-TM5-6032" }),
    mpn: makersNumber,
    name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
    quantity: z.int(),
    ...shownLineDetails.all,
    unitPrice: amountOut,
    total: amountOut,
    ownPrice: shownOwnPrice,
    tax: amountOut.optional().meta({
      description: "What its tax adds to the order's total; below zero, what is taken off",
    }),
    fee: amountOut.optional().meta({
      description: "What fees for its units cost, with their tax; part of the order's charges",
    }),
    ...promised,
    waiting: z.int().optional().meta({ description: "How many of them are still not there" }),
    shipped: z.int().optional().meta({
      description: "How many of them were sent; in lists of orders where `places` is asked for",
    }),
    cancelled: z.int().optional().meta({
      description:
        "How many of them will not be sent, though the order goes on; in lists of orders where `places` is asked for",
    }),
    returned: z.int().optional().meta({
      description: "How many of them came back; in lists of orders where `places` is asked for",
    }),
  })
  .meta({ id: "OrderLine" })
