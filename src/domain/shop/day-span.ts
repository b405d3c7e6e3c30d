export const DAY_MS = 24 * 60 * 60 * 1000

/** Days that one report covers at most. */
const MAX_DAYS = 366

export interface DaySpan {
  from: string
  to: string
}

export const daysIn = ({ from, to }: DaySpan): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

export const isReportable = (span: DaySpan): boolean =>
  daysIn(span) >= 1 && daysIn(span) <= MAX_DAYS

/** Returns a day so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns as many days that end the day before. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -daysIn(span)),
  to: addDays(span.from, -1),
})
