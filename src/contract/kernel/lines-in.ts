import { z } from "zod"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/line-limits.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { orUnknown, wholeNumber } from "./fields.ts"

/** What the lines of a request are like, in whichever call. */

/** Whatever could be one is told as it came, where the shop has no such part. */
export const linePartId = z
  .string({ error: "partId is Required" })
  .transform(orUnknown(/^[\w-]{1,64}$/))
  .meta({ example: "d4016a39c8e609841ed6e812" })
export const lineQuantity = wholeNumber("Quantity", 1, MAX_UNITS)

/** Too many are refused before they are looked at one by one. */
export function linesOf<Line extends z.ZodType>(line: Line) {
  const lines = z.array(line, { error: "Lines are Required" }).min(1, "Send at least one line")
  return z.preprocess((given: z.input<typeof lines>, context) => {
    if (!Array.isArray(given) || given.length <= MAX_LINES) return given
    const message = `At most ${formatCount(MAX_LINES)} lines at once`
    context.addIssue({ code: "custom", message })
    return z.NEVER
  }, lines)
}
