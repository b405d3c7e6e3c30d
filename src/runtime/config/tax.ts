import { z } from "zod"
import { httpUrl, optional } from "./values.ts"

export const taxVariables = z.object({
  VIES_API_BASE: optional(httpUrl),
})

export interface TaxConfig {
  /** Undefined: the Commission's own, or the stand-in where stand-ins may run. */
  viesApiBase: string | undefined
}

export const taxConfig = (env: z.output<typeof taxVariables>): TaxConfig => ({
  viesApiBase: env.VIES_API_BASE,
})
