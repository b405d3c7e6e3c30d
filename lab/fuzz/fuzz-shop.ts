import { once } from "node:events"
import { Agent, request as httpRequest } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import fc from "fast-check"
import { readOperations } from "./document.ts"
import { documentedRequest, type FuzzRequest, undocumentedRequest } from "./request.ts"
import { type FuzzTarget, fill, fillAll } from "./target.ts"

interface FuzzAnswer {
  status: number
  headers: Record<string, unknown>
  body: string
}

const MAX_RESPONSE_MS = 10_000

const noAnswer = (error: unknown): FuzzAnswer => ({
  status: 0,
  headers: {},
  body: String(error),
})

async function send(target: FuzzTarget, agent: Agent, request: FuzzRequest): Promise<FuzzAnswer> {
  const { method, who } = request
  const headers: Record<string, string> = {}
  if (who !== "anonymous") headers.authorization = `Bearer ${target.tokens[who]}`
  for (const [name, value] of Object.entries(request.headers)) {
    const filled = fill(target, who, value)
    // Node's client refuses other values; test/security/abuse-wire.test.ts sends those.
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
    // A URL object would normalize the path.
    path: addressOf(target, request),
  })
  sent.on("timeout", () => sent.destroy(new Error("no answer in time")))
  // A server that has already answered may reset the connection.
  sent.on("error", () => undefined)
  const responded = once(sent, "response")
  sent.end(bytes)
  const [response] = await responded
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
const internals =
  /node_modules|file:\/\/|\/src\/\w|\.[jt]s:\d+:\d+|^\s+at \w|Failed query|syntax error at or near|violates (?:check|unique|foreign|not-null)|relation "|invalid input syntax|byte sequence|postgres(?:ql)?:\/\/|ECONN|drizzle|TypeError|ZodError/m

function problemsOf({ operation, method }: FuzzRequest, answer: FuzzAnswer): string[] {
  const { status, headers, body } = answer
  if (status === 0) return ["no answer"]
  const problems: string[] = []
  if (status >= 500) problems.push("failed")
  const page = String(headers["content-type"]).startsWith("text/html")
  if (!page && internals.test(`${JSON.stringify(headers)}\n${body}`))
    problems.push("shows internals")
  if (status === 304 || refusedOnTheWire(answer)) return problems
  if (headers["x-content-type-options"] !== "nosniff") problems.push("lets its type be guessed")
  const undocumented = operation?.refuseAnswer(status, readJson(body))
  if (undocumented) problems.push(undocumented)
  if (!operation && status < 300 && method !== "GET" && method !== "HEAD")
    problems.push("accepts what the document does not have")
  return problems
}

/** The HTTP server itself refuses some requests, such as an invalid Host, with an empty body. */
const refusedOnTheWire = ({ status, body }: FuzzAnswer): boolean =>
  (status === 400 || status === 431) && body === ""

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export interface FuzzReport {
  sent: number
  /** Counts by operation and status: `POST /part 200`. */
  answers: Map<string, number>
  problems: Problem[]
}

interface Problem {
  what: string
  count: number
  /** First request with this problem, and its response. */
  request: string
  answer: string
}

const AT_ONCE = 8

/** Sends random requests and reports every forbidden response. */
export async function fuzzShop(
  target: FuzzTarget,
  options: { requests: number; seed: number },
): Promise<FuzzReport> {
  const document: unknown = await (await fetch(`${target.url}/openapi.json`)).json()
  const { requests: numRuns, seed } = options
  const operations = readOperations(document)
  const aRequest = fc.oneof(
    { weight: 8, arbitrary: documentedRequest(operations) },
    { weight: 1, arbitrary: undocumentedRequest(operations) },
  )
  const requests = fc.sample(aRequest, { numRuns, seed })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const answers = new Map<string, number>()
  const problems = new Map<string, Problem>()
  const queue = requests.values()
  const work = async () => {
    for (const request of queue) {
      const answer = await send(target, agent, request).catch(noAnswer)
      const kind = `${routeOf(request)} ${answer.status}`
      answers.set(kind, (answers.get(kind) ?? 0) + 1)
      await updateTarget(target, request, answer)
      for (const what of problemsOf(request, answer)) {
        const key = `${what} ${kind}`
        const known = problems.get(key)
        if (known) known.count += 1
        else problems.set(key, { what, count: 1, ...describe(target, request, answer) })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return { sent: requests.length, answers, problems: [...problems.values()] }
}

const routeOf = ({ operation }: FuzzRequest): string =>
  operation ? `${operation.method} ${operation.path}` : "elsewhere"

/** Records created ids and replaces expired tokens. */
async function updateTarget(
  target: FuzzTarget,
  request: FuzzRequest,
  answer: FuzzAnswer,
): Promise<void> {
  const { who, headers } = request
  if (answer.status === 401 && who !== "anonymous" && headers.authorization === undefined)
    target.tokens[who] = await target.newToken(who)
  const created = { "POST /part": target.parts, "POST /purchase": target.orders }
  const ids = new Map(Object.entries(created)).get(routeOf(request))
  if (ids && answer.status === 200) ids.push(String(Object(readJson(answer.body)).insertedId))
}

const MAX_SHOWN_LENGTH = 600
const shown = (text: string) => text.replace(/(.)\1{30,}/g, "$1$1$1…").slice(0, MAX_SHOWN_LENGTH)

function describe(target: FuzzTarget, request: FuzzRequest, answer: FuzzAnswer) {
  const { method, path, who, ...rest } = request
  const { requestId } = Object(readJson(answer.body))
  const logged =
    answer.status >= 500 ? target.logged.findLast((line) => line.includes(requestId)) : undefined
  const sent = JSON.stringify({ ...rest, operation: undefined })
  return {
    request: shown(`${who} ${method} ${path} ${sent}`),
    answer: shown(`${answer.status} ${answer.body}`) + (logged ? `\n${logged.slice(0, 2000)}` : ""),
  }
}
