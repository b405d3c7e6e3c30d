import { z } from "zod"

const places = z
  .object({
    shippedLines: z.int().meta({ description: "All of whose units that are to be sent are" }),
    shipped: z.int().meta({ description: "Units" }),
    waiting: z.int().meta({ description: "Units that are not in stock yet" }),
    cancelled: z.int().meta({ description: "Units that will not be sent" }),
    shipments: z.array(z.int()).meta({ description: "Their numbers" }),
  })
  .meta({ id: "OrderPlaces" })

/** Whether a list of orders says what of them is where. */
export const placesQuery = {
  places: z.enum(["true"]).optional().meta({ description: "Says of each what is where" }),
}

export const shownPlaces = { places: places.optional() }
