import { isTimeZone } from "./time-zone.ts"

const day = { day: "numeric", month: "short", year: "numeric" } as const
const minute = { ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const

/** Writes UTC where this machine does not know the zone, as an old browser may not. */
function createFormats(zone: string) {
  const timeZone = isTimeZone(zone) ? zone : "UTC"
  return {
    zone,
    day: new Intl.DateTimeFormat("en-GB", { ...day, timeZone }),
    minute: new Intl.DateTimeFormat("en-GB", { ...minute, timeZone }),
  }
}

let latest = createFormats("UTC")

/** Keeps the formats of the latest zone: creating one takes longer than writing a page of times with it. */
function formatsIn(zone: string): typeof latest {
  if (latest.zone !== zone) latest = createFormats(zone)
  return latest
}

/** `21 Nov 2026, 10:30 CET` */
export const formatMoment = (moment: Date, timeZone: string): string =>
  formatsIn(timeZone).minute.format(moment)

/** `21 Nov 2026`, the day that a moment is in there */
export const formatMomentDay = (moment: Date, timeZone: string): string =>
  formatsIn(timeZone).day.format(moment)
