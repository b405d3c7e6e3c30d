import { use, useSyncExternalStore } from "react"
import { readersZone, ServerZone } from "../preferences/zone.ts"

interface MomentProps {
  at: string
  /** In a table, which scrolls before it breaks one. */
  oneLine?: boolean
  /** Where the hour is of no matter: `21 Nov 2026`. */
  dayOnly?: boolean
}

/** `21 Nov 2026, 10:30 CET`, by the reader's own clock; in UTC where nobody could say what that is. */
export function Moment({ at, oneLine = false, dayOnly = false }: MomentProps) {
  const serverZone = use(ServerZone)
  const zone = useSyncExternalStore(never, readersZone, () => serverZone)
  return (
    <time
      dateTime={at}
      // A browser may write a zone in other letters than the server.
      suppressHydrationWarning
      className={`inline-block tabular-nums ${oneLine ? "whitespace-nowrap" : ""}`}
    >
      {formatsFor(zone)[dayOnly ? "day" : "minute"].format(new Date(at))}
    </time>
  )
}

/** Nobody travels while a page is open. */
const never = () => () => undefined

const day = { day: "numeric", month: "short", year: "numeric" } as const
const minute = { ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const

const formatsIn = (timeZone: string) => ({
  timeZone,
  day: new Intl.DateTimeFormat("en-GB", { ...day, timeZone }),
  minute: new Intl.DateTimeFormat("en-GB", { ...minute, timeZone }),
})

let last = formatsIn("UTC")

/** Making one takes longer than writing a page of times with it. */
function formatsFor(timeZone: string): typeof last {
  if (last.timeZone !== timeZone) last = formatsIn(timeZone)
  return last
}
