/** PostgreSQL's five characters, or the system's name (`ECONNREFUSED`), or nothing. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : ""
