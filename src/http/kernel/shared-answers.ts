import type { IncomingMessage, ServerResponse } from "node:http"
import type { DataVersion } from "#operations/catalogue/data-version.ts"
import { compressBest, type PreparedAnswer, prepareAnswer, sendAnswer } from "./prepared-answer.ts"
import { carriesSession, isSignedIn } from "./reader-of.ts"
import { type Asked, asRequest, settledVersion, sharedBy } from "./shared-requests.ts"

/** How long a page stands whatever changes: making it takes the process, and it may be a second old. */
export const PAGE_STANDS_MS = 500
/** How long an answer must have stood before it is worth the best compression. */
const SETTLED_MS = 3_000

interface Sources {
  fetch: (request: Request) => Response | Promise<Response>
  dataVersion: DataVersion
  allowedOrigins: ReadonlySet<string>
  /** Whether these cookies prove anybody. */
  isSomebody: (cookie: string | undefined) => Promise<boolean>
}

/** An answer, ready or being made. */
interface Entry {
  version: number
  begunAt: number
  ready: Promise<PreparedAnswer | undefined>
  answer: PreparedAnswer | undefined
  /** The last one, until this is ready. */
  old: PreparedAnswer | undefined
}

/**
 * Sends the answers that all visitors share before the app is troubled. Each origin that may call has answers of
 * its own, since they name it.
 */
export function sharedAnswers({ fetch, dataVersion, allowedOrigins, isSomebody }: Sources) {
  const find = keepAnswers(fetch, dataVersion)

  return (request: IncomingMessage, reply: ServerResponse, next: () => void): void => {
    const asked = sharedBy(request, allowedOrigins)
    if (!asked) {
      next()
      return
    }
    const send = (answer: PreparedAnswer | undefined) =>
      answer ? sendAnswer(request, reply, answer) : next()
    const share = () => {
      const found = find(asked, !asked.isPage && isSignedIn(request.headers))
      if (found instanceof Promise) found.then(send).catch(next)
      else send(found)
    }
    const { cookie } = request.headers
    if (asked.isPage && carriesSession(cookie))
      isSomebody(cookie)
        .then((somebody) => (somebody ? next() : share()))
        .catch(next)
    else share()
  }
}

/**
 * Keeps answers, compressed. One is made anew when something may have changed; those who wait for it share the
 * work.
 */
function keepAnswers(fetch: Sources["fetch"], dataVersion: DataVersion) {
  const entries = new Map<string, Entry>()

  const begin = (key: string, asked: Asked, version: number): Entry => {
    const before = entries.get(key)
    const old = before?.answer ?? before?.old
    const begunAt = performance.now()
    const ready = make(asked, old)
    const entry: Entry = { version, begunAt, ready, answer: undefined, old }
    entries.set(key, entry)
    const settle = (answer?: PreparedAnswer) => {
      entry.answer = answer
      entry.old = undefined
      if (!answer && entries.get(key) === entry) entries.delete(key)
      if (answer && answer !== old) setTimeout(() => compress(key, answer), SETTLED_MS).unref()
    }
    ready.then(settle, () => settle())
    return entry
  }
  const make = async (asked: Asked, old: PreparedAnswer | undefined) =>
    prepareAnswer(await fetch(asRequest(asked)), old)
  const compress = async (key: string, answer: PreparedAnswer) => {
    const entry = entries.get(key)
    if (entry?.answer === answer || entry?.old === answer) await compressBest(answer)
  }

  return (asked: Asked, signedIn: boolean) => {
    const key = `${asked.origin} ${asked.url} ${asked.cookie}`
    const fresh = (version?: number) => {
      const entry = entries.get(key)
      const stands = asked.isPage && entry && performance.now() - entry.begunAt < PAGE_STANDS_MS
      return stands || entry?.version === version ? entry : undefined
    }
    const atVersion = (version: number) => {
      const { answer, ready } = fresh(version) ?? begin(key, asked, version)
      return answer ?? ready
    }
    // Who is signed in may have written a moment ago, at another process.
    const version = settledVersion(asked.url) ?? (signedIn ? undefined : dataVersion.known())
    if (version !== undefined) return atVersion(version)
    const standing = fresh()
    if (standing) return standing.answer ?? standing.ready
    return (signedIn ? dataVersion.askAnew() : dataVersion.ask()).then(atVersion)
  }
}
