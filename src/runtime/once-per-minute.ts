const MINUTE_MS = 60_000
const MANY = 100

/** The same error over and over, as while the database is away, is told once a minute. */
export function oncePerMinute(report: (error: unknown) => void): (error: unknown) => void {
  const toldAt = new Map<string, number>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    if (Date.now() - (toldAt.get(message) ?? 0) < MINUTE_MS) return
    if (toldAt.size >= MANY) toldAt.clear()
    toldAt.set(message, Date.now())
    report(error)
  }
}
