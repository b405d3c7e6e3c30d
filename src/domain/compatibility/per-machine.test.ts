import fc from "fast-check"
import { expect, test } from "vitest"
import { perMachine } from "./per-machine.ts"

const lines = (...quantities: number[]) =>
  quantities.map((quantity, at) => ({ partId: String(at), quantity }))
const shares = (quantities: number[], machines?: number) => {
  const { parts, ...rest } = perMachine(lines(...quantities), machines)
  return { ...rest, shares: parts.map(({ quantity }) => quantity) }
}

test("a cart is for as many machines as divide it evenly, until somebody says another number", () => {
  expect(shares([500, 1000, 1500])).toEqual({ machines: 500, isEven: true, shares: [1, 2, 3] })
  expect(shares([1, 2, 6])).toEqual({ machines: 1, isEven: true, shares: [1, 2, 6] })
  expect(shares([510, 1000, 3], 500)).toEqual({ machines: 500, isEven: false, shares: [1, 2, 1] })
  expect(shares([7], 0)).toEqual({ machines: 1, isEven: true, shares: [7] })
  expect(shares([])).toEqual({ machines: 1, isEven: true, shares: [] })
})

test("so many machines of what one takes are what was ordered", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 })
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 1000 }), (each, machines) => {
      const ordered = each.map((quantity) => quantity * machines)
      expect(shares(ordered, machines)).toMatchObject({ isEven: true, shares: each })
      expect(shares(ordered).machines % machines).toBe(0)
    }),
  )
})
