/** Whether a name is one of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** The day that a moment is in there, as 2026-01-31. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment)

/** The time of day there, as 09:30. */
export const timeIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(moment)

const HOUR_MS = 3_600_000
/** What a database can hold, and what no shop has seen the end of. */
const FIRST_MS = Date.parse("1970-01-01")
const LAST_MS = Date.parse("9999-12-30")

/** The first moment there of a day, or of one so many days later; clocks that are put forward at midnight begin it later. */
export function startOfDay(timeZone: string, day: string, daysLater = 0): Date {
  const utc = Math.min(Math.max(Date.parse(day) + daysLater * 24 * HOUR_MS, FIRST_MS), LAST_MS)
  const wanted = new Date(utc).toISOString().slice(0, 10)
  let before = utc - 15 * HOUR_MS
  let from = utc + 15 * HOUR_MS
  while (from - before > 1000) {
    const middle = (before + from) / 2
    if (dayIn(timeZone, new Date(middle)) < wanted) before = middle
    else from = middle
  }
  return new Date(Math.floor(from / 1000) * 1000)
}
