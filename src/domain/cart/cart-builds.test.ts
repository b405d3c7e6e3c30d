import { expect, test } from "vitest"
import { buildsAfter } from "./change-lines.ts"

const anvil = { partId: "anvil" }
const beam = { partId: "beam" }
const empty = { builds: null, partIds: new Set<string>() }
const of250 = { builds: 250, partIds: new Set(["anvil"]) }
const none = { set: [], add: [] }

test("a cart is for as many machines as its buyer says", () => {
  expect(buildsAfter(of250, { ...none, builds: 40 })).toBe(40)
  expect(buildsAfter(of250, { ...none, builds: null })).toBeNull()
  expect(buildsAfter(of250, { set: [anvil], add: [], builds: 40 })).toBe(40)
  expect(buildsAfter(of250, { set: [beam], add: [] })).toBe(250)
})

test("lines of a list say it of an empty cart, and leave it unknown where others are", () => {
  expect(buildsAfter(empty, { set: [], add: [anvil], builds: 250 })).toBe(250)
  expect(buildsAfter(of250, { set: [], add: [beam], builds: 250 })).toBe(250)
  expect(buildsAfter(of250, { set: [], add: [beam], builds: 40 })).toBeNull()
  expect(buildsAfter(of250, { set: [], add: [anvil], builds: 250 })).toBeNull()
  expect(buildsAfter(of250, { set: [beam], add: [], builds: 40 })).toBeNull()
})
