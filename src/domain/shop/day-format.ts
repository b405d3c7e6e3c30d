import { inEachLanguage } from "../languages/languages.ts"

const days = inEachLanguage(
  ({ dates }) =>
    new Intl.DateTimeFormat(dates, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
)

/** Formats a wire day as `3 Dec 2026`. */
export const formatDay = (day: string): string => days().format(new Date(day))

export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day)
