/** So many of a line's numbers may be said at once. */
export const MAX_TRACE_NUMBERS = 10_000
export const MAX_TRACE_NUMBER_LENGTH = 64

/**
 * The batch or serial numbers in what somebody typed, pasted or has in a file: one on each line, or between commas,
 * semicolons or tabs, each once.
 */
export const readTraceNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n,;\t]+/)
      .map((cell) => cell.trim().replaceAll(/^"|"$/g, "").trim())
      .filter((cell) => cell !== ""),
  ),
]
