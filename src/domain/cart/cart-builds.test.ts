import { expect, test } from "vitest"
import { buildsAfter } from "./change-lines.ts"

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
