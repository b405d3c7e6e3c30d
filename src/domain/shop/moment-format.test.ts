import { expect, test } from "vitest"
import { formatMoment, formatMomentDay } from "./days.ts"

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
