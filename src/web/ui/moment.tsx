const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
})

/** `21 Nov 2026, 09:30 UTC`: one time zone for everybody, so that server and browser write the same. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap tabular-nums">
    {moment.format(new Date(at))} UTC
  </time>
)
