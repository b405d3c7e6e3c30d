import type { IncomingMessage } from "node:http"
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_HEADER,
  type Language,
  languageCodes,
  languageOf,
  languagePath,
  readLanguagePath,
} from "#domain/languages/languages.ts"
import type { DataVersion } from "#operations/catalogue/data-version.ts"
import type { NodeMiddleware } from "./app-env.ts"
import {
  bytesToSend,
  type CachedResponse,
  compressBest,
  isLarge,
  sendCached,
  toCachedResponse,
} from "./cached-response.ts"
import { type Cookies, cookiesOf, writeCookies } from "./cookies.ts"
import { hasSessionCookie, isSignedIn, LANGUAGE_COOKIE } from "./read-context.ts"
import type { RequestQueues } from "./request-queues.ts"

/** Lists that are the same for everyone. */
const SHARED_LISTS = new Set(["/part", "/category", "/review", "/service", "/professional"])
/** Responses that may be ten minutes old. */
const LONG_LIVED = new Set(["/openapi.json", "/docs", "/sitemap.xml"])
const LONG_TTL_MS = 10 * 60_000
/** Pages that differ only by viewer and by the choices below. */
const SHARED_PAGES = new Set(
  languageCodes.flatMap((language) =>
    ["/", "/blog", "/MyPortfolio"].map((path) => languagePath(language, path)),
  ),
)
const CHOICES = [
  { name: "theme", values: ["light", "dark"] },
  { name: "rows", values: ["compact"] },
]

interface CacheKey {
  url: string
  /** Language that a header names. Pages have theirs in the URL. */
  language: Language
  cookie: string
  origin: string | undefined
  /** True for a page, which is expensive and never shown to signed-in users. */
  isPage: boolean
}

/** Returns undefined for a request that is not cached. */
function cacheKeyOf(
  request: IncomingMessage,
  allowedOrigins: ReadonlySet<string>,
): CacheKey | undefined {
  const { method, url = "/", headers } = request
  if (method !== "GET" && method !== "HEAD") return undefined
  const path = url.split("?", 1)[0] ?? url
  const origin = allowedOrigins.has(headers.origin ?? "") ? headers.origin : undefined
  if (SHARED_LISTS.has(path) || LONG_LIVED.has(path)) {
    const language = languageOf(headers[LANGUAGE_HEADER])
    return { url: path, language, cookie: "", origin, isPage: false }
  }
  const cookies = cookiesOf(request)
  if (!SHARED_PAGES.has(path) || redirectsToOtherLanguage(path, cookies)) return undefined
  const language = DEFAULT_LANGUAGE
  return { url: path, language, cookie: choicesOf(cookies), origin, isPage: true }
}

/** Reports whether the visitor chose a language and is sent to its address. */
function redirectsToOtherLanguage(path: string, cookies: Cookies): boolean {
  const chosen = cookies.get(LANGUAGE_COOKIE)
  return (
    readLanguagePath(path).language === DEFAULT_LANGUAGE &&
    isLanguage(chosen) &&
    chosen !== DEFAULT_LANGUAGE
  )
}

/** Returns the version of a long-lived response; undefined for responses that follow every change. */
const longLivedVersion = (path: string): number | undefined =>
  LONG_LIVED.has(path) ? Math.floor(Date.now() / LONG_TTL_MS) : undefined

/** Returns the visitor's cookies that may change shared pages. */
function choicesOf(cookies: Cookies): string {
  const choices = CHOICES.flatMap(({ name, values }) => {
    const value = cookies.get(name) ?? ""
    return values.includes(value) ? [[name, value] as const] : []
  })
  return writeCookies(new Map(choices))
}

const toRequest = ({ url, language, cookie, origin }: CacheKey): Request =>
  new Request(`http://localhost${url}`, {
    headers: {
      [LANGUAGE_HEADER]: language,
      ...(cookie && { cookie }),
      ...(origin && { origin }),
    },
  })

export const MAX_STALE_MS = 500
const RECOMPRESS_AFTER_MS = 3_000

interface Sources {
  fetch: (request: Request) => Response | Promise<Response>
  dataVersion: DataVersion
  allowedOrigins: ReadonlySet<string>
  /** Reports whether these cookies hold a session. */
  isAuthenticated: (cookies: Cookies) => Promise<boolean>
  throttleVisitor: RequestQueues["throttleVisitor"]
}

interface Entry {
  version: number
  startedAt: number
  ready: Promise<CachedResponse | undefined>
  answer: CachedResponse | undefined
  old: CachedResponse | undefined
}

export function responseCache(sources: Sources): NodeMiddleware {
  const { fetch, dataVersion, allowedOrigins, isAuthenticated, throttleVisitor } = sources
  const findResponse = createResponseStore(fetch, dataVersion)

  return (request, reply, next) => {
    const key = cacheKeyOf(request, allowedOrigins)
    if (!key) {
      next()
      return
    }
    const cookies = cookiesOf(request)
    const send = (answer: CachedResponse | undefined) => {
      const turn = answer && throttleVisitor(bytesToSend(request, answer), () => reply.destroyed)
      if (turn) turn.then(() => sendCached(request, reply, answer)).catch(next)
      else if (answer) sendCached(request, reply, answer)
      else next()
    }
    const respond = () => {
      const found = findResponse(
        key,
        !key.isPage && isSignedIn({ authorization: request.headers.authorization, cookies }),
      )
      if (found instanceof Promise) found.then(send).catch(next)
      else send(found)
    }
    if (key.isPage && hasSessionCookie(cookies))
      isAuthenticated(cookies)
        .then((signedIn) => (signedIn ? next() : respond()))
        .catch(next)
    else respond()
  }
}

/** Caches compressed responses. A changed response is made once for all requests that wait. */
function createResponseStore(fetch: Sources["fetch"], dataVersion: DataVersion) {
  const entries = new Map<string, Entry>()

  const startEntry = (id: string, key: CacheKey, version: number): Entry => {
    const previous = entries.get(id)
    const old = previous?.answer ?? previous?.old
    const startedAt = performance.now()
    const ready = render(key, old)
    const entry: Entry = { version, startedAt, ready, answer: undefined, old }
    entries.set(id, entry)
    const settle = (answer?: CachedResponse) => {
      entry.answer = answer
      entry.old = undefined
      if (!answer && entries.get(id) === entry) entries.delete(id)
      if (answer && answer !== old)
        setTimeout(() => recompress(id, answer), RECOMPRESS_AFTER_MS).unref()
    }
    ready.then(settle, () => settle())
    return entry
  }
  const render = async (key: CacheKey, old: CachedResponse | undefined) =>
    toCachedResponse(await fetch(toRequest(key)), old)
  const recompress = async (id: string, answer: CachedResponse) => {
    const entry = entries.get(id)
    if (entry?.answer === answer || entry?.old === answer) await compressBest(answer)
  }

  return (key: CacheKey, signedIn: boolean) => {
    const id = `${key.origin} ${key.language} ${key.url} ${key.cookie}`
    const findUsable = (version?: number) => {
      const entry = entries.get(id)
      if (!entry || entry.version === version) return entry
      const known = entry.answer ?? entry.old
      const isExpensive = key.isPage || (known && isLarge(known))
      return isExpensive && performance.now() - entry.startedAt < MAX_STALE_MS ? entry : undefined
    }
    const answerAtVersion = (version: number) => {
      const { answer, ready } = findUsable(version) ?? startEntry(id, key, version)
      return answer ?? ready
    }
    // A signed-in customer may just have written through another process.
    const version = longLivedVersion(key.url) ?? (signedIn ? undefined : dataVersion.known())
    if (version !== undefined) return answerAtVersion(version)
    const usable = findUsable()
    if (usable) return usable.answer ?? usable.ready
    return (signedIn ? dataVersion.refresh() : dataVersion.ask()).then(answerAtVersion)
  }
}
