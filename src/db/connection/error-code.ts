/** PostgreSQL's five characters, or the system's name (`ECONNREFUSED`), or nothing. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : ""

/** Whether somebody else was first with a value that this constraint lets be there once. */
export function isTaken(thrown: unknown, constraint: string): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ("constraint" in error && error.constraint === constraint) return true
  return false
}
