import { createContext, use, useSyncExternalStore } from "react"
import { readersZone } from "../zone.ts"

/** The reader's zone as the server knows it, for the first look at a page. */
export const ServerZone = createContext("UTC")

interface MomentProps {
  at: string
  /** In a table, which scrolls before it breaks one. */
  oneLine?: boolean
}

/** `21 Nov 2026, 10:30 CET`, by the reader's own clock; in UTC where nobody could say what that is. */
export function Moment({ at, oneLine = false }: MomentProps) {
  const serverZone = use(ServerZone)
  const zone = useSyncExternalStore(never, readersZone, () => serverZone)
  return (
    <time
      dateTime={at}
      // A browser may write a zone in other letters than the server.
      suppressHydrationWarning
      className={`inline-block tabular-nums ${oneLine ? "whitespace-nowrap" : ""}`}
    >
      {formatFor(zone).format(new Date(at))}
    </time>
  )
}

/** Nobody travels while a page is open. */
const never = () => () => undefined

const formatIn = (timeZone: string) => ({
  timeZone,
  format: new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }),
})

let last = formatIn("UTC")

/** Making one takes longer than writing a page of times with it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  if (last.timeZone !== timeZone) last = formatIn(timeZone)
  return last.format
}
