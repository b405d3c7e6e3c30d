import pino from "pino"

/**
 * The log: one line of JSON per event on standard error, without values that people typed. Standard output is
 * for what a person must read.
 */
export const openLog = (
  level: string,
  to: pino.DestinationStream = pino.destination(2),
): pino.Logger => pino({ level, serializers: { err: errorFacts } }, to)

const QUOTED = /"[^"]*"|'[^']*'/g

/** Fields of a database error that hold no values. */
const told = ["code", "constraint", "table", "column", "routine"] as const

/**
 * Database errors, and errors that wrap them, repeat values such as names and phone numbers. Cuts their
 * messages down to what is no value.
 */
function errorFacts(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown
  const ofDatabase = "params" in thrown || "severity" in thrown
  const facts = new Map<string, unknown>(Object.entries(thrown))
  return {
    type: thrown.name,
    message: ofDatabase ? firstLine(thrown.message).replace(QUOTED, "…") : thrown.message,
    ...Object.fromEntries(told.filter((name) => facts.has(name)).map((n) => [n, facts.get(n)])),
    stack: framesOf(thrown),
    ...(thrown.cause !== undefined && { cause: errorFacts(thrown.cause) }),
  }
}

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? ""

/** Without the heading, which repeats the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")
