import { DAY_MS } from "../shop/day-span.ts"

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay())

/** The day, as 2026-01-31, that comes so many days later, of which Saturdays and Sundays are none. */
export function addWorkingDays(day: string, count: number): string {
  let time = Date.parse(day)
  for (let left = count; left > 0; ) {
    time += DAY_MS
    if (!isWeekend(time)) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
