import { createContext, use } from "react"
import { formatMoment, formatMomentDay } from "#domain/settings/moment-format.ts"

/** The time zone that all times on the pages are in: the shop's. */
export const TimeZone = createContext("UTC")

interface MomentProps {
  at: string
  /** In a table, which scrolls before it breaks one. */
  oneLine?: boolean
  /** Where the hour is of no matter: `21 Nov 2026`. */
  dayOnly?: boolean
}

/** `21 Nov 2026, 10:30 CET`, in the shop's time zone */
export function Moment({ at, oneLine = false, dayOnly = false }: MomentProps) {
  const timeZone = use(TimeZone)
  const format = dayOnly ? formatMomentDay : formatMoment
  return (
    <time
      dateTime={at}
      // A browser may write a zone in other letters than the server.
      suppressHydrationWarning
      className={`inline-block tabular-nums ${oneLine ? "whitespace-nowrap" : ""}`}
    >
      {format(new Date(at), timeZone)}
    </time>
  )
}
