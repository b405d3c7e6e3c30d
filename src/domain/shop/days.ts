import {
  currentLanguage,
  formatPerLanguage,
  type Language,
  languages,
} from "../languages/languages.ts"

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

/** Returns the last day of a month such as 2026-11. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10)

/** Returns the preceding span of equal length. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -daysIn(span)),
  to: addDays(span.from, -1),
})

/** Reports whether this runtime supports the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

const isoDays = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" })

let shopZone = { timeZone: "UTC", days: isoDays("UTC") }

/** Sets the shop's time zone in this process or page: at the start, and whenever the shop's settings are read. */
export function setShopTimeZone(timeZone: string): void {
  if (timeZone === shopZone.timeZone) return
  shopZone = { timeZone, days: isoDays(isTimeZone(timeZone) ? timeZone : "UTC") }
}

/** Returns the format of days in a zone. The shop's is kept, because creating one is slow. */
const dayFormat = (timeZone: string): Intl.DateTimeFormat =>
  timeZone === shopZone.timeZone ? shopZone.days : isoDays(timeZone)

/** Returns the day of a moment, as 2026-01-31. */
export const dayIn = (timeZone: string, moment: Date): string => dayFormat(timeZone).format(moment)

/** Returns the current day in the shop's time zone. */
export const shopDay = (): string => shopZone.days.format(new Date())

export const timeIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(moment)

const HOUR_MS = 3_600_000
/** First and last moment that the database stores. */
const FIRST_MS = Date.parse("1970-01-01")
const LAST_MS = Date.parse("9999-12-30")

/** Returns the first moment of a day, or of `daysLater` days after it. Daylight saving may shift it past midnight. */
export function startOfDay(timeZone: string, day: string, daysLater = 0): Date {
  const utc = Math.min(Math.max(Date.parse(day) + daysLater * DAY_MS, FIRST_MS), LAST_MS)
  const wanted = new Date(utc).toISOString().slice(0, 10)
  const days = dayFormat(timeZone)
  let before = utc - 15 * HOUR_MS
  let from = utc + 15 * HOUR_MS
  while (from - before > 1000) {
    const middle = (before + from) / 2
    if (days.format(new Date(middle)) < wanted) before = middle
    else from = middle
  }
  return new Date(Math.floor(from / 1000) * 1000)
}

const day = { day: "numeric", month: "short", year: "numeric" } as const
const minute = { ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const

/** Creates formats in the zone; falls back to UTC if the browser does not support it. */
function createFormats(zone: string, language: Language) {
  const timeZone = isTimeZone(zone) ? zone : "UTC"
  const { dates } = languages[language]
  return {
    zone,
    day: new Intl.DateTimeFormat(dates, { ...day, timeZone }),
    minute: new Intl.DateTimeFormat(dates, { ...minute, timeZone }),
  }
}

const latest = new Map<Language, ReturnType<typeof createFormats>>()

/** Caches the formats of the last zone, because creating them is slow. */
function formatsIn(zone: string): ReturnType<typeof createFormats> {
  const language = currentLanguage()
  const known = latest.get(language)
  if (known?.zone === zone) return known
  const formats = createFormats(zone, language)
  latest.set(language, formats)
  return formats
}

/** Formats `21 Nov 2026, 10:30 CET`. */
export const formatMoment = (moment: Date, timeZone: string): string =>
  formatsIn(timeZone).minute.format(moment)

/** Formats the day of a moment: `21 Nov 2026`. */
export const formatMomentDay = (moment: Date, timeZone: string): string =>
  formatsIn(timeZone).day.format(moment)

/** Formats the day of a moment for documents: `21 November 2026`. */
export const formatLongDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(languages[currentLanguage()].dates, {
    dateStyle: "long",
    timeZone,
  }).format(moment)
