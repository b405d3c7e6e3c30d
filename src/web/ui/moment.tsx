import { createContext, use } from "react"
import { formatMoment, formatMomentDay } from "#domain/shop/days.ts"

export const TimeZone = createContext("UTC")

interface MomentProps {
  at: string
  /** Prevents line breaks in scrolling tables. */
  oneLine?: boolean
  /** Shows the day only: `21 Nov 2026`. */
  dayOnly?: boolean
}

/** Formats `21 Nov 2026, 10:30 CET` in the shop's time zone. */
export function Moment({ at, oneLine = false, dayOnly = false }: MomentProps) {
  const timeZone = use(TimeZone)
  const format = dayOnly ? formatMomentDay : formatMoment
  return (
    <time
      dateTime={at}
      // Server and browser may format the time zone differently.
      suppressHydrationWarning
      className={`inline-block tabular-nums ${oneLine ? "whitespace-nowrap" : ""}`}
    >
      {format(new Date(at), timeZone)}
    </time>
  )
}
