import fc from "fast-check"
import { expect, test } from "vitest"
import { newPartSchema } from "./parts.ts"
import { breakProblems, filledBreaks, typedBreakProblems } from "./price-break-rules.ts"

const part = {
  name: "Anvil",
  description: "A case.",
  image: "/img/parts/anvil.webp",
  minimumQuantity: 1,
  availableQuantity: 1,
}

/** Returns the errors that the endpoint reports for a ladder, by field. */
function refusedByCall(typed: { price: string; breaks: { quantity: string; price: string }[] }) {
  const read = newPartSchema.safeParse({ ...part, ...typed, breaks: filledBreaks(typed.breaks) })
  if (read.success)
    return Object.entries(breakProblems({ priceCents: read.data.price, breaks: read.data.breaks }))
  return read.error.issues.map(({ path, message }) => [path.join("."), message] as const)
}

const aCell = (...numbers: string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...numbers) },
    { weight: 1, arbitrary: fc.constantFrom("", " ", "x", "1.5", "-3", "1e3", "2000000", "0") },
  )
const typedLadders = fc.record({
  price: fc.constantFrom("9", "5.00", "4.5"),
  breaks: fc.array(
    fc.record({
      quantity: aCell("2", "10", "50", "100", "500", "1000"),
      price: aCell("8", "4.9", "4.50", "4", "3.25", "0.01"),
    }),
    { maxLength: 12 },
  ),
})

test("a form refuses the same ladders as its call, with the same messages", () => {
  fc.assert(
    fc.property(typedLadders, (typed) => {
      const problems = typedBreakProblems(typed)
      const refused = refusedByCall(typed)
      expect(Object.keys(problems).length > 0).toBe(refused.length > 0)
      for (const [field, message] of refused)
        if (!problems[field]?.endsWith(" is Required")) expect(problems[field]).toBe(message)
    }),
    { numRuns: 2000 },
  )
})

test("empty rows are ignored at the end, and reported before other rows", () => {
  const blank = { quantity: "", price: " " }
  const full = { quantity: "100", price: "4.90" }
  expect(filledBreaks([full, blank, blank])).toEqual([full])
  expect(typedBreakProblems({ price: "5", breaks: [blank, full, blank] })).toEqual({
    "breaks.0.quantity": "Quantity is Required",
    "breaks.0.price": "Price is Required",
  })
})
