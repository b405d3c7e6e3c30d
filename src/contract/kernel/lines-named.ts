import { z } from "zod"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/line-limits.ts"
import { wholeNumber } from "./fields.ts"

export const lineNumber = wholeNumber("Line", 1, MAX_LINES)
export const lineUnits = wholeNumber("Quantity", 1, MAX_UNITS)

/** Some lines of an order that is there, by their numbers. */
export const linesNamed = <Line extends { number: number }, Written>(
  line: z.ZodType<Line, Written>,
  most = MAX_LINES,
) =>
  z
    .array(line)
    .min(1, "Send at least one line")
    .max(most, `At most ${most} lines at once`)
    .refine((lines) => new Set(lines.map(({ number }) => number)).size === lines.length, {
      error: "Name each line once",
    })

export const chosenUnits = linesNamed(z.object({ number: lineNumber, quantity: lineUnits }))
