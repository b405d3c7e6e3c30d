import { formatPerLanguage } from "../languages/languages.ts"

const days = formatPerLanguage(
  ({ dates }) =>
    new Intl.DateTimeFormat(dates, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
)

/** Formats an ISO day as `3 Dec 2026`. */
export const formatDay = (day: string): string => days().format(new Date(day))

export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day)

export const DAY_MS = 24 * 60 * 60 * 1000

/** Maximum number of days of one report. */
const MAX_DAYS = 366

interface DaySpan {
  from: string
  to: string
}

export const daysIn = ({ from, to }: DaySpan): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

export const isReportable = (span: DaySpan): boolean =>
  daysIn(span) >= 1 && daysIn(span) <= MAX_DAYS

/** Adds days to a day; a negative number subtracts. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the preceding span of equal length. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -daysIn(span)),
  to: addDays(span.from, -1),
})
