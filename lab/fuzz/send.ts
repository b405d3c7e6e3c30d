import { once } from "node:events"
import { type Agent, request as httpRequest } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { FuzzRequest } from "./request.ts"
import { type FuzzTarget, fill, fillAll } from "./target.ts"

export interface FuzzAnswer {
  status: number
  headers: Record<string, unknown>
  body: string
}

const MAX_RESPONSE_MS = 10_000

export const noAnswer = (error: unknown): FuzzAnswer => ({
  status: 0,
  headers: {},
  body: String(error),
})

export async function send(
  target: FuzzTarget,
  agent: Agent,
  request: FuzzRequest,
): Promise<FuzzAnswer> {
  const { method, who } = request
  const headers: Record<string, string> = {}
  if (who !== "anonymous") headers.authorization = `Bearer ${target.tokens[who]}`
  for (const [name, value] of Object.entries(request.headers)) {
    const filled = fill(target, who, value)
    // Node refuses other values; test/security/abuse-wire.test.ts sends those.
    if (/^[\t\x20-\x7e]*$/.test(filled)) headers[name] = filled
  }
  const bytes = Buffer.from(textOf(target, request))
  if (bytes.length > 0) headers["content-length"] = String(bytes.length)
  const sent = httpRequest({
    agent,
    method,
    headers,
    timeout: MAX_RESPONSE_MS,
    host: new URL(target.url).hostname,
    port: new URL(target.url).port,
    // A URL would be normalized.
    path: addressOf(target, request),
  })
  sent.on("timeout", () => sent.destroy(new Error("no answer in time")))
  // A server that has answered may reset the connection.
  sent.on("error", () => undefined)
  const coming = once(sent, "response")
  sent.end(bytes)
  const [response] = await coming
  const { statusCode: status, headers: answered } = response
  const unpack = unpackers.get(String(answered["content-encoding"]))
  if (method !== "HEAD" && answered["content-type"] === "text/event-stream") {
    const [event] = await once(response, "data")
    response.destroy()
    return { status, headers: answered, body: /^data: (.*)$/m.exec(String(event))?.[1] ?? "" }
  }
  const received = await buffer(response)
  const packed = unpack !== undefined && received.length > 0
  return { status, headers: answered, body: String(packed ? unpack(received) : received) }
}

const unpackers = new Map([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])

function textOf(target: FuzzTarget, { who, body }: FuzzRequest): string {
  if (body === undefined) return ""
  return "text" in body ? body.text : (JSON.stringify(fillAll(target, who, body.json)) ?? "")
}

function addressOf(target: FuzzTarget, { who, path, params, query }: FuzzRequest): string {
  const encoded = (value: string) => encodeURIComponent(fill(target, who, value).toWellFormed())
  const filled = path
    .replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ""))
    .replace(/@\w+/g, encoded)
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&")
  return search ? `${filled}?${search}` : filled
}

/** Words that reveal internals. */
const insides =
  /node_modules|file:\/\/|\/src\/\w|\.[jt]s:\d+:\d+|^\s+at \w|Failed query|syntax error at or near|violates (?:check|unique|foreign|not-null)|relation "|invalid input syntax|byte sequence|postgres(?:ql)?:\/\/|ECONN|drizzle|TypeError|ZodError/m

/** Returns why this answer is forbidden. */
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

/** The HTTP server itself refuses some requests, such as an invalid Host, with an empty body. */
const refusedOnTheWire = ({ status, body }: FuzzAnswer): boolean =>
  (status === 400 || status === 431) && body === ""

export function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
