import fc from "fast-check"
import { expect, test } from "vitest"
import { buildsAfter, perMachine } from "./change-lines.ts"

const anvil = { partId: "anvil" }
const beam = { partId: "beam" }
const empty = { builds: null, partIds: new Set<string>() }
const of250 = { builds: 250, partIds: new Set(["anvil"]) }
const none = { set: [], add: [] }

test("a cart has the number of machines its buyer enters", () => {
  expect(buildsAfter(of250, { ...none, builds: 40 })).toBe(40)
  expect(buildsAfter(of250, { ...none, builds: null })).toBeNull()
  expect(buildsAfter(of250, { set: [anvil], add: [], builds: 40 })).toBe(40)
  expect(buildsAfter(of250, { set: [beam], add: [] })).toBe(250)
})

test("list lines set the number of machines of an empty cart, and clear it beside other lines", () => {
  expect(buildsAfter(empty, { set: [], add: [anvil], builds: 250 })).toBe(250)
  expect(buildsAfter(of250, { set: [], add: [beam], builds: 250 })).toBe(250)
  expect(buildsAfter(of250, { set: [], add: [beam], builds: 40 })).toBeNull()
  expect(buildsAfter(of250, { set: [], add: [anvil], builds: 250 })).toBeNull()
  expect(buildsAfter(of250, { set: [beam], add: [], builds: 40 })).toBeNull()
})

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
