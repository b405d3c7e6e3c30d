import { expect, test } from "vitest"
import { eventLinesText } from "./order-event-text.ts"

test("six lines of an event are named, with their quantities as elsewhere; the others are counted", () => {
  const lines = Array.from({ length: 8 }, (_, index) => ({
    number: index + 1,
    quantity: 1200,
    ...(index === 0 ? {} : { name: `Beam ${index + 1}` }),
  }))
  const named =
    "1,200 of line 1, 1,200 × Beam 2, 1,200 × Beam 3, 1,200 × Beam 4, 1,200 × Beam 5, 1,200 × Beam 6"
  expect(eventLinesText(lines.slice(0, 6))).toBe(named)
  expect(eventLinesText(lines.slice(0, 7))).toBe(`${named}, and 1 more line`)
  expect(eventLinesText(lines)).toBe(`${named}, and 2 more lines`)
})
