import { expect, test } from "vitest"
import type { Specs } from "../catalogue/spec-values.ts"
import { fitSpecs, judgeTogether } from "./judge-together.ts"
import { pairRules, sumRules } from "./rules/rules.ts"

test("the stored specs of a part include all that the rules' conditions read", () => {
  const sides = [
    ...pairRules.flatMap(({ sides }) => sides),
    ...sumRules.flatMap(({ needs, gives }) => [...needs, ...gives]),
  ]
  for (const { kind, when } of sides) {
    const read = new Set<string>()
    const specs: Specs = new Proxy(
      {},
      {
        get: (_, code) => {
          read.add(String(code))
          return undefined
        },
      },
    )
    when?.(specs)
    const known = fitSpecs(kind, Object.fromEntries([...read].map((code) => [code, "x"])))
    expect(Object.keys(known ?? {}).toSorted()).toEqual([...read].toSorted())
  }
})

test("a part is checked with the others, except those it would replace", () => {
  const board = { id: "b", quantity: 1, category: "Motherboards", specs: { memoryType: "DDR5" } }
  const old = { id: "m", quantity: 1, category: "Memory", specs: { memoryType: "DDR4" } }
  const judge = judgeTogether([board, old])
  expect(judge("Memory", { memoryType: "DDR4" })).toBe("no")
  expect(judge("Memory", {})).toBe("check")
  expect(judge("Keyboards", {})).toBeUndefined()
  expect(judgeTogether([])("Memory", { memoryType: "DDR5" })).toBeUndefined()
})
