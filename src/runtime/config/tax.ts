import { z } from "zod"
import { httpUrl, optional } from "./values.ts"

export const taxVariables = z.object({
  VIES_API_BASE: optional(httpUrl),
  HMRC_CLIENT_ID: optional(z.string()),
  HMRC_CLIENT_SECRET: optional(z.string()),
  HMRC_API_BASE: optional(httpUrl),
})

export interface TaxConfig {
  /** Undefined: the Commission's own, or the stand-in where stand-ins may run. */
  viesApiBase: string | undefined
  /** Undefined: administrators check British numbers. */
  hmrc: { clientId: string; clientSecret: string; base: string | undefined } | undefined
}

export const taxConfig = (env: z.output<typeof taxVariables>): TaxConfig => ({
  viesApiBase: env.VIES_API_BASE,
  hmrc: hmrcConfig(env),
})

function hmrcConfig({
  HMRC_CLIENT_ID: clientId,
  HMRC_CLIENT_SECRET: clientSecret,
  HMRC_API_BASE: base,
}: z.output<typeof taxVariables>): TaxConfig["hmrc"] {
  return clientId && clientSecret ? { clientId, clientSecret, base } : undefined
}
