import { z } from "zod"

export const termToAgreeTo = z.object({
  page: z.string().meta({ description: "Of /legal/{page}", example: "terms" }),
  title: z.string().meta({ example: "Terms" }),
  version: z.int(),
})
