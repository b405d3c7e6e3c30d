import { asDeclared } from "#contract/kernel/as-declared.ts"
import { publicApi, type Reply } from "../../api/api.ts"
import { paths } from "../../navigation/paths.ts"

export type PartNow = Reply<"GET /part/{id}/stock">
type Tell = (now: PartNow) => void

/** A stream that says nothing at first is held back on the way; later, three heartbeats are missing. */
const FIRST_SILENCE_MS = 8_000
const SILENCE_MS = 45_000
const POLL_EVERY_MS = 10_000
const MAX_PAUSE_MS = 120_000
const MAX_POLLS = 32

/**
 * Tells what is so of a part, now and at each change, while the page is visible: by events, or by asking
 * now and then where they do not come through. Returns what stops it.
 */
export function followPart(partId: string, tell: Tell): () => void {
  let following = new AbortController()
  const hear: Tell = (now) => {
    if (now.archived) stop()
    tell(now)
  }
  const start = () => {
    following.abort()
    if (document.hidden) return
    following = new AbortController()
    void follow(partId, hear, following.signal)
  }
  const stop = () => {
    document.removeEventListener("visibilitychange", start)
    removeEventListener("online", start)
    following.abort()
  }
  document.addEventListener("visibilitychange", start)
  addEventListener("online", start)
  start()
  return stop
}

async function follow(partId: string, tell: Tell, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const heard = await listen(partId, tell, signal)
    failures = heard ? 0 : failures + 1
    // A shop that restarts is not asked by all its pages in the same moment.
    if (heard) await pause(1000 + Math.random() * 2000, signal)
    else await poll(partId, tell, Math.min(2 ** failures, MAX_POLLS), signal)
  }
}

/** Listens until the stream fails; answers whether it ever said anything. */
function listen(partId: string, tell: Tell, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    const source = new EventSource(paths.partEvents(partId))
    let heard = false
    const end = () => {
      clearTimeout(silence)
      source.close()
      signal.removeEventListener("abort", end)
      done(heard)
    }
    let silence = setTimeout(end, FIRST_SILENCE_MS)
    const stillThere = () => {
      heard = true
      clearTimeout(silence)
      silence = setTimeout(end, SILENCE_MS)
    }
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      stillThere()
      tell(asDeclared(JSON.parse(data)))
    })
    source.addEventListener("beat", stillThere)
    source.addEventListener("error", end)
    signal.addEventListener("abort", end)
  })
}

/** Asks so many times, less often while there is no answer. */
async function poll(partId: string, tell: Tell, times: number, signal: AbortSignal): Promise<void> {
  let pauseMs = POLL_EVERY_MS
  for (let asked = 0; asked < times && !signal.aborted; asked += 1) {
    const now = await publicApi(
      "GET /part/{id}/stock",
      { params: { id: partId } },
      { signal },
    ).catch(() => undefined)
    if (now && !signal.aborted) tell(now)
    pauseMs = now ? POLL_EVERY_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS)
    await pause(pauseMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", end)
      done()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener("abort", end)
  })
}
