import { createContext, use } from "react"
import { formatMoment, formatMomentDay } from "#domain/settings/time-zone.ts"

export const TimeZone = createContext("UTC")

interface MomentProps {
  at: string
  /** Prevents breaks in scrolling tables. */
  oneLine?: boolean
  /** Day only: `21 Nov 2026`. */
  dayOnly?: boolean
}

/** Formats `21 Nov 2026, 10:30 CET` in the shop's time zone. */
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
