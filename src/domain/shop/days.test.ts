import { expect, test } from "vitest"
import { addDays, daysIn, isReportable, spanBefore } from "./days.ts"

test("a span includes both of its days, and the previous span is as long", () => {
  const march = { from: "2026-03-01", to: "2026-03-31" }
  expect(daysIn(march)).toBe(31)
  expect(spanBefore(march)).toEqual({ from: "2026-01-29", to: "2026-02-28" })
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
})

test("a report covers between a day and a year", () => {
  expect(isReportable({ from: "2026-01-01", to: "2026-01-01" })).toBe(true)
  expect(isReportable({ from: "2024-01-01", to: "2024-12-31" })).toBe(true)
  expect(isReportable({ from: "2026-01-02", to: "2026-01-01" })).toBe(false)
  expect(isReportable({ from: "2025-01-01", to: "2026-01-02" })).toBe(false)
})
