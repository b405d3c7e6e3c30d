import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { hashScripts } from "./hash-scripts.ts"

const QUICK = 5
const BEST = 11
/** More of the best compression would take a core for seconds, and more is dear to make. */
const LARGE_BYTES = 400_000
/** More is handed over as its reader takes it. */
const PIECE_BYTES = 256 * 1024

/** What the app adds for an origin that may call. */
const FOR_OTHER_ORIGINS = [
  "access-control-allow-origin",
  "access-control-allow-credentials",
  "access-control-expose-headers",
]

type Encoding = "br" | "gzip" | "identity"

/** Ready to be sent: headers as the flat list that Node writes fastest. */
interface Variant {
  headers: string[]
  body: Buffer
}

export interface CachedResponse {
  etag: string
  headers: Headers
  notModified: string[]
  variants: Record<Encoding, Variant>
}

/** Whatever was asked, this one is somebody's own. */
const isOwn = (headers: Headers): boolean =>
  headers.has("set-cookie") || /no-store|private/.test(headers.get("cache-control") ?? "")

/**
 * Undefined for what may not be shared. Something changed somewhere, but often not here: what is byte for byte
 * the old answer is that one.
 */
export async function toCachedResponse(
  response: Response,
  old: CachedResponse | undefined,
): Promise<CachedResponse | undefined> {
  const { headers } = response
  if (response.status !== 200 || isOwn(headers)) return undefined
  headers.delete("x-request-id")
  headers.set("cache-control", "public, max-age=0, must-revalidate")
  const identity = Buffer.from(await cacheableBody(response))
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`
  if (old?.etag === etag) return old
  const [br, gz] = await Promise.all([compress(identity, QUICK), promisify(gzip)(identity)])
  headers.set("etag", `W/${etag}`)
  const ofNotModified = ["etag", "vary", "cache-control", ...FOR_OTHER_ORIGINS]
  const variants = {
    br: variantOf(headers, br, "br"),
    gzip: variantOf(headers, gz, "gzip"),
    identity: variantOf(headers, identity),
  }
  return {
    etag,
    headers,
    notModified: [...headers].filter(([name]) => ofNotModified.includes(name)).flat(),
    variants,
  }
}

export const isLarge = ({ variants }: CachedResponse): boolean =>
  variants.identity.body.byteLength > LARGE_BYTES

/** What has stood for a while is worth the best compression, unless it is large. */
export async function compressBest(answer: CachedResponse): Promise<void> {
  const { variants, headers } = answer
  if (isLarge(answer)) return
  variants.br = variantOf(headers, await compress(variants.identity.body, BEST), "br")
}

/** Quick for what may be replaced within the second: a hundredth of the work of the best, for 15 % more bytes. */
const compress = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const variantOf = (headers: Headers, body: Buffer, encoding?: string): Variant => ({
  body,
  headers: [
    ...[...headers].flat(),
    "content-length",
    String(body.byteLength),
    ...(encoding ? ["content-encoding", encoding] : []),
  ],
})

/** The text to share; a page's policy then allows its scripts by hash. */
async function cacheableBody(response: Response): Promise<string> {
  const { headers } = response
  const text = await response.text()
  headers.append("vary", "Accept-Encoding")
  if (!headers.get("content-type")?.startsWith("text/html")) return text
  headers.append("vary", "Cookie")
  const page = hashScripts(text, headers.get("content-security-policy") ?? "")
  headers.set("content-security-policy", page.policy)
  return page.html
}

export function sendCached(
  request: IncomingMessage,
  reply: ServerResponse,
  answer: CachedResponse,
): void {
  if (isKnown(request, answer)) {
    reply.writeHead(304, answer.notModified)
    reply.end()
    return
  }
  const { headers, body } = variantFor(request, answer)
  reply.writeHead(200, headers)
  if (body.byteLength <= PIECE_BYTES || request.method === "HEAD") reply.end(body)
  else Readable.from(piecesOf(body)).pipe(reply)
}

function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.byteLength; at += PIECE_BYTES)
    yield body.subarray(at, at + PIECE_BYTES)
}

/** How large what is sent is, beside its headers. */
export const bytesToSend = (request: IncomingMessage, answer: CachedResponse): number =>
  request.method === "HEAD" || isKnown(request, answer)
    ? 0
    : variantFor(request, answer).body.byteLength

function isKnown({ headers }: IncomingMessage, { etag }: CachedResponse): boolean {
  const known = headers["if-none-match"]
  return known === "*" || known?.includes(etag) === true
}

const variantFor = (request: IncomingMessage, answer: CachedResponse): Variant =>
  answer.variants[encodingFor(request.headers["accept-encoding"])]

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? "")
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(list)) return "br"
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(list)) return "gzip"
  return "identity"
}
