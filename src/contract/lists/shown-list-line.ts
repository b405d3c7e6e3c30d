import { z } from "zod"
import { makersNumber } from "../catalogue/makers-number.ts"
import { shownFields } from "../catalogue/part-fields.ts"
import { shownLineDetails } from "../orders/line-details.ts"

const all = {
  partId: z.string(),
  sku: z.string().meta({ example: "CA-TM5-6032" }),
  mpn: makersNumber,
  name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
  slug: z.string(),
  image: z.string(),
  quantity: z.int().meta({ description: "In one build" }),
  designators: z.string().meta({ example: "J4, J5" }),
  note: z.string(),
  ...shownLineDetails.own,
  needed: z
    .int()
    .meta({ description: "Quantity × builds × (1 + spares), up to the next whole one" }),
}

const onSale = {
  allowed: z
    .int()
    .optional()
    .meta({ description: "The next quantity that may be ordered; price and total are for it" }),
  short: z.int().meta({ description: "How many of those are not in stock" }),
  offer: z
    .object({
      price: shownFields.price,
      breaks: shownFields.breaks,
      minimumQuantity: shownFields.minimumQuantity,
      maximumQuantity: shownFields.maximumQuantity,
      orderMultiple: shownFields.orderMultiple,
    })
    .meta({ description: "What other quantities would cost, and which may be ordered" }),
}

/** The fields of a list's line beside its price, for all parts and for those on sale. */
export const shownListLine = { all, onSale }
