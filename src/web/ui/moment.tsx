const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
})

interface MomentProps {
  at: string
  /** In a table, which scrolls before it breaks one. */
  oneLine?: boolean
}

/** `21 Nov 2026, 09:30 UTC`: one time zone for everybody, so that server and browser write the same. */
export const Moment = ({ at, oneLine = false }: MomentProps) => (
  <time dateTime={at} className={`inline-block tabular-nums ${oneLine ? "whitespace-nowrap" : ""}`}>
    {moment.format(new Date(at))} UTC
  </time>
)
