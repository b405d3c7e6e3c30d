import { expect, test } from "vitest"
import { groupCategories } from "./category-groups.ts"
import { kinds } from "./vocabulary/vocabulary.ts"

const named = (...names: string[]) => names.map((name) => ({ name }))

test("many categories are grouped in reading order, whatever they are called", () => {
  const all = [...named("RAM", "ThermalCompound", "Dowels"), ...kinds]
  const groups = groupCategories(all) ?? []
  expect(groups.map(({ name }) => name)).toEqual([
    "Components",
    "Cooling and fans",
    "Networking and cables",
    "Monitors and peripherals",
    "Other",
  ])
  expect(groups.flatMap(({ categories }) => categories)).toHaveLength(all.length)
  expect(groups[0]?.categories.map(({ name }) => name)).toContain("RAM")
  expect(groups[1]?.categories.map(({ name }) => name)).toContain("ThermalCompound")
  expect(groups.at(-1)?.categories).toEqual(named("Dowels"))
})

test("few categories, or those of one group, are a flat list", () => {
  expect(groupCategories(kinds.slice(0, 12))).toBeUndefined()
  expect(
    groupCategories(named(...Array.from({ length: 20 }, (_, n) => `Dowel ${n}`))),
  ).toBeUndefined()
})
