import { z } from "zod"
import { valueTypes } from "#domain/catalogue/vocabulary/attribute.ts"

/** Something that can be said of parts, as calls tell it. */
export const attributeSchema = z
  .object({
    code: z.string().meta({ description: "Its key in a part's specs", example: "wattageW" }),
    label: z.string(),
    type: z.enum(valueTypes),
    unit: z.string().optional().meta({ description: "What its numbers are in", example: "W" }),
    group: z.string().optional(),
  })
  .meta({ id: "Attribute" })
