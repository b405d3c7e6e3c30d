import fc from "fast-check"
import { expect, test } from "vitest"
import { perMachine } from "../cart/change-lines.ts"

const lines = (...quantities: number[]) =>
  quantities.map((quantity, at) => ({ partId: String(at), quantity }))
const shares = (quantities: number[], machines: number) => {
  const { parts, isEven } = perMachine(lines(...quantities), machines)
  return { isEven, shares: parts.map(({ quantity }) => quantity) }
}

test("a cart's quantities are divided by the number of machines", () => {
  expect(shares([500, 1000, 1500], 500)).toEqual({ isEven: true, shares: [1, 2, 3] })
  expect(shares([500, 1000, 1500], 250)).toEqual({ isEven: true, shares: [2, 4, 6] })
  expect(shares([510, 1000, 3], 500)).toEqual({ isEven: false, shares: [1, 2, 1] })
  expect(shares([], 1)).toEqual({ isEven: true, shares: [] })
})

test("quantities per machine multiply back to what was ordered", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 })
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 1000 }), (each, machines) => {
      const ordered = each.map((quantity) => quantity * machines)
      expect(shares(ordered, machines)).toEqual({ isEven: true, shares: each })
    }),
  )
})
