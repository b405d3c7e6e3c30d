import { z } from "zod"

/** Fields that the calls of signing in share. */

export const asks = (what: string) =>
  z.string({ error: `${what} is Required` }).min(1, `${what} is Required`)
/** As long as any that may be chosen, and no longer than hashing should be asked for. */
export const password = asks("Password").max(1024, "A password has at most 256 characters.")
export const rememberMe = z.boolean().default(true)
export const done = z.object({ status: z.literal(true) })
