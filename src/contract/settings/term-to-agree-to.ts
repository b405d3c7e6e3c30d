import { z } from "zod"

/** A text of the shop's as it is now, which whoever orders agrees to. */
export const termToAgreeTo = z.object({
  page: z.string().meta({ description: "Of /legal/{page}", example: "terms" }),
  title: z.string().meta({ example: "Terms" }),
  version: z.int(),
})
