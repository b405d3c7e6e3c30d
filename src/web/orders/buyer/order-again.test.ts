import { expect, test } from "vitest"
import { changesSince } from "./order-again.tsx"

const then = { number: 1, partId: "a", sku: "A", name: "Anvil", quantity: 40, unitPrice: 4.5 }
const line = { ...then, total: 180 }
const now = { ...line, availableQuantity: 90, price: { from: 1 }, hints: [] }
const refused = (code: string, message: string) => ({ code, message, suggestions: [] })

test("unchanged lines are not mentioned, and changed ones say how", () => {
  const changes = (...answers: Parameters<typeof changesSince>[1]) =>
    changesSince([line], answers).flatMap((changed) => changed.changes)
  expect(changes(now)).toEqual([])
  expect(changes({ ...now, unitPrice: 4.9 })).toEqual(["$4.90 each, was $4.50"])
  expect(changes({ problem: refused("part_not_found", "") })).toEqual(["is no longer sold"])
  const short = { ...now, availableQuantity: 12, problem: refused("not_available", "") }
  expect(changes(short)).toEqual(["only 12 of 40 are available now"])
  const packed = "Not a multiple of 12. Use 36 or 48."
  expect(changes({ ...now, unitPrice: 4, problem: refused("not_a_multiple", packed) })).toEqual([
    "$4.00 each, was $4.50",
    packed,
  ])
})
