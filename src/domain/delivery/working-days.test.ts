import { expect, test } from "vitest"
import { addWorkingDays } from "./delivery-options.ts"

test("Saturdays and Sundays are not working days", () => {
  // A Thursday.
  expect(addWorkingDays("2026-11-26", 1)).toBe("2026-11-27")
  expect(addWorkingDays("2026-11-26", 2)).toBe("2026-11-30")
  expect(addWorkingDays("2026-11-26", 7)).toBe("2026-12-07")
  expect(addWorkingDays("2026-11-28", 1)).toBe("2026-11-30")
})
