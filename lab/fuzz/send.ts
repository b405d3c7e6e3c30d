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

/** Sends a request as it was made up, and reads its answer. */
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
    // What Node refuses to send cannot be tried this way; test/security/abuse-wire.test.ts writes it itself.
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
    // Not by URL, which would tidy it up.
    path: addressOf(target, request),
  })
  sent.on("timeout", () => sent.destroy(new Error("no answer in time")))
  // A server that has answered may refuse the rest of what is sent.
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
