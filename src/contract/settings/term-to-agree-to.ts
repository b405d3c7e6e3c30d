import { z } from "zod"

/** Version of a text that buyers agree to. */
export const termToAgreeTo = z.object({
  page: z.string().meta({ description: "Of /legal/{page}", example: "terms" }),
  title: z.string().meta({ example: "Terms" }),
  version: z.int(),
})
