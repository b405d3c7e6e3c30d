import fc from "fast-check"
import { expect, test } from "vitest"
import {
  addDays,
  dayIn,
  daysIn,
  formatMoment,
  formatMomentDay,
  isReportable,
  spanBefore,
  startOfDay,
} from "./days.ts"

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

test("a day starts by the clocks of its zone", () => {
  expect(startOfDay("UTC", "2026-11-23").toISOString()).toBe("2026-11-23T00:00:00.000Z")
  expect(startOfDay("Europe/Berlin", "2026-07-01").toISOString()).toBe("2026-06-30T22:00:00.000Z")
  expect(startOfDay("Asia/Kolkata", "2026-02-28", 1).toISOString()).toBe("2026-02-28T18:30:00.000Z")
  // Daylight saving time begins there at midnight.
  expect(startOfDay("America/Santiago", "2025-09-07").toISOString()).toBe(
    "2025-09-07T04:00:00.000Z",
  )
})

test("the moment before its start belongs to another day", () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"))
  const days = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(zones, days, (zone, date) => {
      const day = date.toISOString().slice(0, 10)
      const start = startOfDay(zone, day)
      // Days that some islands skipped have no time.
      fc.pre(dayIn(zone, start) === day)
      expect(dayIn(zone, new Date(start.getTime() - 1000)) < day).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test("extreme days stay within the database's range", () => {
  expect(startOfDay("Pacific/Kiritimati", "0000-01-01").getFullYear()).toBeGreaterThan(1960)
  expect(startOfDay("Pacific/Pago_Pago", "9999-12-31", 1).getFullYear()).toBe(9999)
})

const moment = new Date("2026-07-20T23:30:00Z")

test.each([
  ["America/New_York", "20 Jul 2026, 19:30 GMT-4", "20 Jul 2026"],
  ["Europe/London", "21 Jul 2026, 00:30 BST", "21 Jul 2026"],
  ["Asia/Kolkata", "21 Jul 2026, 05:00 GMT+5:30", "21 Jul 2026"],
  ["Mars/Olympus", "20 Jul 2026, 23:30 UTC", "20 Jul 2026"],
  ["UTC", "20 Jul 2026, 23:30 UTC", "20 Jul 2026"],
])("in %s a moment is %s", (timeZone, minute, day) => {
  expect(formatMoment(moment, timeZone)).toBe(minute)
  expect(formatMomentDay(moment, timeZone)).toBe(day)
})
