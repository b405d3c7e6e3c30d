/** The day, as `2026-01-31`, that it is there at this moment. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit" },
  }).format(at)
