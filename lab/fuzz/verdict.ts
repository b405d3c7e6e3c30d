import type { FuzzRequest } from "./request.ts"
import type { FuzzAnswer } from "./send.ts"

/** Words that only the inside of the shop knows. */
const insides =
  /node_modules|file:\/\/|\/src\/\w|\.[jt]s:\d+:\d+|^\s+at \w|Failed query|syntax error at or near|violates (?:check|unique|foreign|not-null)|relation "|invalid input syntax|byte sequence|postgres(?:ql)?:\/\/|ECONN|drizzle|TypeError|ZodError/m

/** Why the shop must not have answered so; empty when it may. */
export function wrongWith({ operation, method }: FuzzRequest, answer: FuzzAnswer): string[] {
  const { status, headers, body } = answer
  if (status === 0) return ["no answer"]
  const wrong: string[] = []
  if (status >= 500) wrong.push("failed")
  const page = String(headers["content-type"]).startsWith("text/html")
  if (!page && insides.test(`${JSON.stringify(headers)}\n${body}`)) wrong.push("shows its insides")
  if (status === 304 || refusedOnTheWire(answer)) return wrong
  if (headers["x-content-type-options"] !== "nosniff") wrong.push("lets its type be guessed")
  const undocumented = operation?.refuseAnswer(status, readJson(body))
  if (undocumented) wrong.push(undocumented)
  if (!operation && status < 300 && method !== "GET" && method !== "HEAD")
    wrong.push("accepts what the document does not have")
  return wrong
}

/** What the HTTP server refuses before the shop sees it, such as a Host that is none: with an empty body. */
const refusedOnTheWire = ({ status, body }: FuzzAnswer): boolean =>
  (status === 400 || status === 431) && body === ""

export function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
