import pino from "pino"

/**
 * Opens the log: one JSON line per event on standard error, without values that people typed. Standard output is
 * reserved for messages that a person must read.
 */
export const openLog = (
  level: string,
  to: pino.DestinationStream = pino.destination(2),
): pino.Logger => pino({ level, serializers: { err: serializeError } }, to)

const QUOTED = /"[^"]*"|'[^']*'/g

/** Fields of a database error that contain no user data. */
const DATABASE_ERROR_FIELDS = ["code", "constraint", "table", "column", "routine"] as const

/**
 * Serializes an error. Removes quoted values from messages of database errors and their wrappers, because they contain
 * data such as names and phone numbers.
 */
function serializeError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown
  const isDatabaseError = "params" in thrown || "severity" in thrown
  const fields = new Map<string, unknown>(Object.entries(thrown))
  return {
    type: thrown.name,
    message: isDatabaseError ? firstLine(thrown.message).replace(QUOTED, "…") : thrown.message,
    ...Object.fromEntries(
      DATABASE_ERROR_FIELDS.filter((name) => fields.has(name)).map((name) => [
        name,
        fields.get(name),
      ]),
    ),
    stack: framesOf(thrown),
    ...(thrown.cause !== undefined && { cause: serializeError(thrown.cause) }),
  }
}

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? ""

/** Returns the stack frames without the heading, which repeats the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
