import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Freshness } from "#operations/catalogue/freshness.ts"
import { readCookies, writeCookies } from "./cookies.ts"
import { shareable } from "./hashed-policy.ts"
import { isSignedIn } from "./reader-of.ts"

/** Lists that are the same for everybody, whatever the query or the cookies. */
const LISTS = new Set(["/part", "/review", "/service", "/professional"])
/** What stays as it is while the shop runs. */
const FIXED = new Set(["/openapi.json", "/docs"])
/** What may be some minutes old, and is dear to make. */
const UNHURRIED = new Set(["/sitemap.xml"])
const UNHURRIED_MS = 10 * 60_000
/** Pages that differ only by the viewer and by these choices, whatever the query. */
const PAGES = new Set(["/", "/blog", "/MyPortfolio"])
const CHOICES = [
  { name: "theme", values: ["light", "dark"] },
  { name: "rows", values: ["compact"] },
]

/** How long an answer must have stood before it is worth the best compression. */
const SETTLED_MS = 3_000
const QUICK = 5
const BEST = 11
/** What is larger would keep a core busy for seconds. */
const MOST_BYTES_FOR_BEST = 400_000

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

interface SharedAnswer {
  version: number
  etag: string
  headers: Headers
  notModified: string[]
  variants: Record<Encoding, Variant>
}

/**
 * Keeps the answers that all visitors share, compressed, and sends them before the app is troubled. One is
 * made anew when something may have changed; those who wait for it share the work. Each origin that may call
 * has answers of its own, since they name it.
 */
export function sharedAnswers(
  fetch: (request: Request) => Response | Promise<Response>,
  freshness: Freshness,
  allowedOrigins: ReadonlySet<string>,
) {
  const kept = new Map<string, SharedAnswer>()
  const making = new Map<string, Promise<SharedAnswer | undefined>>()

  const make = async (key: string, request: Request, version: number) => {
    const old = kept.get(key)
    const answer = await prepare(await fetch(request), version, old)
    if (answer) kept.set(key, answer)
    if (answer && answer.variants !== old?.variants && isWorthTheBest(answer))
      setTimeout(() => squeezeHard(key, answer), SETTLED_MS).unref()
    return answer
  }
  const squeezeHard = async (key: string, { variants, headers }: SharedAnswer) => {
    if (kept.get(key)?.variants !== variants) return
    variants.br = variantOf(headers, await squeeze(variants.identity.body, BEST), "br")
  }
  const fresh = (key: string, request: () => Request, version: number) => {
    const old = kept.get(key)
    if (old?.version === version) return old
    const job = `${version} ${key}`
    const started =
      making.get(job) ?? make(key, request(), version).finally(() => making.delete(job))
    making.set(job, started)
    return started
  }

  return (request: IncomingMessage, reply: ServerResponse, next: () => void): void => {
    const asked = sharedBy(request, allowedOrigins)
    if (asked === undefined) {
      next()
      return
    }
    const key = `${asked.origin} ${asked.url} ${asked.cookie}`
    const settled = settledVersion(asked.url)
    const signedIn = isSignedIn(request.headers)
    // They may have written a moment ago, at another process.
    const version = settled ?? (signedIn ? undefined : freshness.known())
    const asPrepared = (known: number) => fresh(key, () => asRequest(asked), known)
    const ask = signedIn ? freshness.askAnew : freshness.ask
    const ready = version === undefined ? ask().then(asPrepared) : asPrepared(version)
    if (!(ready instanceof Promise)) send(request, reply, ready)
    else ready.then((answer) => (answer ? send(request, reply, answer) : next())).catch(next)
  }
}

/** Of what is not made anew with every change. */
const settledVersion = (path: string): number | undefined =>
  FIXED.has(path) ? 0 : UNHURRIED.has(path) ? Math.floor(Date.now() / UNHURRIED_MS) : undefined

/** All that such an answer depends on. */
interface Asked {
  url: string
  cookie: string
  /** One that may call. */
  origin: string | undefined
}

/** Undefined when the answer is not one that people share. */
function sharedBy(
  { method, url = "/", headers }: IncomingMessage,
  allowedOrigins: ReadonlySet<string>,
): Asked | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined
  const path = url.split("?", 1)[0] ?? url
  const origin = allowedOrigins.has(headers.origin ?? "") ? headers.origin : undefined
  if (LISTS.has(path) || settledVersion(path) !== undefined)
    return { url: path, cookie: "", origin }
  if (!PAGES.has(path) || isSignedIn(headers)) return undefined
  return { url: path, cookie: choicesOf(headers.cookie), origin }
}

/** The only words of a visitor's that may shape what others see. */
function choicesOf(header: string | undefined): string {
  const cookies = readCookies(header)
  const made = CHOICES.flatMap(({ name, values }) => {
    const value = cookies.get(name) ?? ""
    return values.includes(value) ? [[name, value] as const] : []
  })
  return writeCookies(new Map(made))
}

const asRequest = ({ url, cookie, origin }: Asked): Request =>
  new Request(`http://localhost${url}`, {
    headers: { ...(cookie && { cookie }), ...(origin && { origin }) },
  })

/** Whatever was asked, this one is somebody's own. */
const isOwn = (headers: Headers): boolean =>
  headers.has("set-cookie") || /no-store|private/.test(headers.get("cache-control") ?? "")

const isWorthTheBest = ({ variants }: SharedAnswer): boolean =>
  variants.identity.body.byteLength <= MOST_BYTES_FOR_BEST

/** Something changed somewhere, but often not here: what is byte for byte the old answer keeps its variants. */
async function prepare(
  response: Response,
  version: number,
  old: SharedAnswer | undefined,
): Promise<SharedAnswer | undefined> {
  const { headers } = response
  if (response.status !== 200 || isOwn(headers)) return undefined
  headers.delete("x-request-id")
  headers.set("cache-control", "public, max-age=0, must-revalidate")
  const identity = Buffer.from(await sharedBody(response))
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`
  if (old?.etag === etag) return { ...old, version }
  const [br, gz] = await Promise.all([squeeze(identity, QUICK), promisify(gzip)(identity)])
  headers.set("etag", `W/${etag}`)
  const ofNotModified = ["etag", "vary", "cache-control", ...FOR_OTHER_ORIGINS]
  const variants = {
    br: variantOf(headers, br, "br"),
    gzip: variantOf(headers, gz, "gzip"),
    identity: variantOf(headers, identity),
  }
  return {
    version,
    etag,
    headers,
    notModified: [...headers].filter(([name]) => ofNotModified.includes(name)).flat(),
    variants,
  }
}

/** Quick for what may be replaced within the second: a hundredth of the work of the best, for 15 % more bytes. */
const squeeze = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const variantOf = (headers: Headers, body: Buffer, encoding?: string): Variant => ({
  body,
  headers: [
    ...[...headers].flat(),
    ...["content-length", String(body.byteLength)],
    ...(encoding ? ["content-encoding", encoding] : []),
  ],
})

/** The text to share; a page's policy then allows its scripts by hash. */
async function sharedBody(response: Response): Promise<string> {
  const { headers } = response
  const text = await response.text()
  headers.append("vary", "Accept-Encoding")
  if (!headers.get("content-type")?.startsWith("text/html")) return text
  headers.append("vary", "Cookie")
  const page = shareable(text, headers.get("content-security-policy") ?? "")
  headers.set("content-security-policy", page.policy)
  return page.html
}

function send(request: IncomingMessage, reply: ServerResponse, answer: SharedAnswer): void {
  const known = request.headers["if-none-match"]
  if (known === "*" || known?.includes(answer.etag)) {
    reply.writeHead(304, answer.notModified)
    reply.end()
    return
  }
  const { headers, body } = answer.variants[encodingFor(request.headers["accept-encoding"])]
  reply.writeHead(200, headers)
  reply.end(body)
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? "")
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(list)) return "br"
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(list)) return "gzip"
  return "identity"
}
