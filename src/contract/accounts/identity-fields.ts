import { z } from "zod"
import { fieldText } from "../kernel/field-text.ts"

/** Fields that the calls of signing in share. */

export const asks = (what: string) =>
  z.string({ error: fieldText.required(what) }).min(1, fieldText.required(what))
/** As long as any that may be chosen, and no longer than hashing should be asked for. */
export const password = asks("Password").max(1024, "A password has at most 256 characters.")
export const rememberMe = z.boolean().default(true)
export const done = z.object({ status: z.literal(true) })
