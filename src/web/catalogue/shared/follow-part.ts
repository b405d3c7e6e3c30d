import { useEffect, useState } from "react"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { publicApi, type Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"

type PartNow = Reply<"GET /part/{id}/stock">
type PartListener = (now: PartNow) => void

/** Silence after which a new stream counts as blocked. Later, three missed heartbeats end it. */
const FIRST_SILENCE_MS = 8_000
const SILENCE_MS = 45_000
const POLL_EVERY_MS = 10_000
const MAX_PAUSE_MS = 120_000
const MAX_POLLS = 32

/**
 * Follows a part while the page is visible, by server-sent events or else by polling. Returns a function that stops it.
 */
function followPart(partId: string, listener: PartListener): () => void {
  let following = new AbortController()
  const update: PartListener = (now) => {
    if (now.archived) stop()
    listener(now)
  }
  const start = () => {
    following.abort()
    if (document.hidden) return
    following = new AbortController()
    void follow(partId, update, following.signal)
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

async function follow(partId: string, listener: PartListener, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const received = await listen(partId, listener, signal)
    failures = received ? 0 : failures + 1
    // A random delay spreads the reconnections after a server restart.
    if (received) await pause(1000 + Math.random() * 2000, signal)
    else await poll(partId, listener, Math.min(2 ** failures, MAX_POLLS), signal)
  }
}

/** Listens until the stream fails; resolves to whether it received anything. */
function listen(partId: string, listener: PartListener, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    const source = new EventSource(paths.partEvents(partId))
    let received = false
    const end = () => {
      clearTimeout(silence)
      source.close()
      signal.removeEventListener("abort", end)
      done(received)
    }
    let silence = setTimeout(end, FIRST_SILENCE_MS)
    const resetSilence = () => {
      received = true
      clearTimeout(silence)
      silence = setTimeout(end, SILENCE_MS)
    }
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      resetSilence()
      listener(asDeclared(JSON.parse(data)))
    })
    source.addEventListener("beat", resetSilence)
    source.addEventListener("error", end)
    signal.addEventListener("abort", end)
  })
}

async function poll(
  partId: string,
  listener: PartListener,
  times: number,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = POLL_EVERY_MS
  for (let tries = 0; tries < times && !signal.aborted; tries += 1) {
    const now = await publicApi(
      "GET /part/{id}/stock",
      { params: { id: partId } },
      { signal },
    ).catch(() => undefined)
    if (now && !signal.aborted) listener(now)
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

/**
 * Returns the live state of a part since it was loaded. Loading the part again restarts the stream. `setFetched` takes a
 * state from another request, unless a newer event arrived in the meantime.
 */
export function useLivePart(
  partId: string,
  loaded: object,
): [now: PartNow | undefined, setFetched: (now: PartNow) => void] {
  const [latest, setLatest] = useState<{ after: object; now: PartNow }>()
  useEffect(() => followPart(partId, (now) => setLatest({ after: loaded, now })), [partId, loaded])
  const setFetched = (now: PartNow) =>
    setLatest((newest) => (newest === latest ? { after: loaded, now } : newest))
  return [latest?.after === loaded ? latest.now : undefined, setFetched]
}
