import { expect, test } from "vitest"
import { readUnits } from "./chosen-lines.ts"

test.each([
  ["", 0] as const,
  ["12", 12] as const,
  ["1.000", 1000] as const,
  ["1,000", 1000] as const,
  ["0x10", undefined] as const,
  ["2.5", undefined] as const,
  ["-1", undefined] as const,
  ["5001", undefined] as const,
])("the units typed as %j are %j", (typed, units) => expect(readUnits(typed, 5000)).toBe(units))
