import type { IncomingMessage, ServerResponse } from "node:http"
import type { DataVersion } from "#operations/catalogue/data-version.ts"
import { asRequest, type CacheKey, cacheKeyOf, fixedVersion } from "./cache-key.ts"
import {
  bytesToSend,
  type CachedResponse,
  compressBest,
  isLarge,
  sendCached,
  toCachedResponse,
} from "./cached-response.ts"
import { type Cookies, cookiesOf } from "./cookies.ts"
import { carriesSession, isSignedIn } from "./read-context.ts"
import type { RequestQueues } from "./request-queues.ts"

/** How long what is dear to make, a page or a large list, stands whatever changes: it may be a second old. */
export const MAX_STALE_MS = 500
/** How long a response must have stood before it is worth the best compression. */
const SETTLED_MS = 3_000

interface Sources {
  fetch: (request: Request) => Response | Promise<Response>
  dataVersion: DataVersion
  allowedOrigins: ReadonlySet<string>
  /** Whether these cookies prove anybody. */
  isAuthenticated: (cookies: Cookies) => Promise<boolean>
  throttleVisitor: RequestQueues["throttleVisitor"]
}

/** A response, ready or being made. */
interface Entry {
  version: number
  begunAt: number
  ready: Promise<CachedResponse | undefined>
  answer: CachedResponse | undefined
  /** The last one, until this is ready. */
  old: CachedResponse | undefined
}

/**
 * Sends what all visitors get alike before the app is troubled. Each origin that may call has responses of its
 * own, since they name it.
 */
export function responseCache(sources: Sources) {
  const { fetch, dataVersion, allowedOrigins, isAuthenticated, throttleVisitor } = sources
  const find = keepResponses(fetch, dataVersion)

  return (request: IncomingMessage, reply: ServerResponse, next: () => void): void => {
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
      const found = find(
        key,
        !key.isPage && isSignedIn({ authorization: request.headers.authorization, cookies }),
      )
      if (found instanceof Promise) found.then(send).catch(next)
      else send(found)
    }
    if (key.isPage && carriesSession(cookies))
      isAuthenticated(cookies)
        .then((signedIn) => (signedIn ? next() : respond()))
        .catch(next)
    else respond()
  }
}

/**
 * Keeps responses, compressed. One is made anew when something may have changed; those who wait for it share the
 * work.
 */
function keepResponses(fetch: Sources["fetch"], dataVersion: DataVersion) {
  const entries = new Map<string, Entry>()

  const begin = (id: string, key: CacheKey, version: number): Entry => {
    const before = entries.get(id)
    const old = before?.answer ?? before?.old
    const begunAt = performance.now()
    const ready = make(key, old)
    const entry: Entry = { version, begunAt, ready, answer: undefined, old }
    entries.set(id, entry)
    const settle = (answer?: CachedResponse) => {
      entry.answer = answer
      entry.old = undefined
      if (!answer && entries.get(id) === entry) entries.delete(id)
      if (answer && answer !== old) setTimeout(() => compress(id, answer), SETTLED_MS).unref()
    }
    ready.then(settle, () => settle())
    return entry
  }
  const make = async (key: CacheKey, old: CachedResponse | undefined) =>
    toCachedResponse(await fetch(asRequest(key)), old)
  const compress = async (id: string, answer: CachedResponse) => {
    const entry = entries.get(id)
    if (entry?.answer === answer || entry?.old === answer) await compressBest(answer)
  }

  return (key: CacheKey, signedIn: boolean) => {
    const id = `${key.origin} ${key.url} ${key.cookie}`
    const fresh = (version?: number) => {
      const entry = entries.get(id)
      if (!entry || entry.version === version) return entry
      const known = entry.answer ?? entry.old
      const isExpensive = key.isPage || (known && isLarge(known))
      return isExpensive && performance.now() - entry.begunAt < MAX_STALE_MS ? entry : undefined
    }
    const atVersion = (version: number) => {
      const { answer, ready } = fresh(version) ?? begin(id, key, version)
      return answer ?? ready
    }
    // Who is signed in may have written a moment ago, at another process.
    const version = fixedVersion(key.url) ?? (signedIn ? undefined : dataVersion.known())
    if (version !== undefined) return atVersion(version)
    const standing = fresh()
    if (standing) return standing.answer ?? standing.ready
    return (signedIn ? dataVersion.refresh() : dataVersion.ask()).then(atVersion)
  }
}
