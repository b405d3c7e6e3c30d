import { KeyCounter } from "#operations/kernel/key-counter.ts"
import { scaledLimit } from "#operations/kernel/rate-limits.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Shop } from "#operations/kernel/shop.ts"

const BEAT_EVERY_MS = 15_000
/** Number of beats that a reader may miss before it counts as disconnected. */
const MAX_MISSED_BEATS = 3
const RECONNECT_AFTER_MS = 3_000
const MAX_OPEN_STREAMS = 5_000
const MAX_PER_NETWORK = 50
const TRY_AGAIN_S = 60

const encoder = new TextEncoder()
/** Heartbeat. It is an event and not a comment, so that pages notice a dead connection. */
const BEAT = encoder.encode("event: beat\ndata: {}\n\n")

interface EventStream {
  body: ReadableStream<Uint8Array>
  send(state: object): void
}

export interface EventStreams {
  readonly open: number
  /** Starts a stream. Throws a refusal at the limit. Calls `whenGone` once, when the reader has left. */
  start(network: string, reader: Reader): EventStream
  close(): void
}

interface Reader {
  whenGone(): void
  /** Cuts the connection of a stalled reader. */
  cut(): void
}

interface OpenStream extends EventStream {
  beat(): void
  end(): void
}

/** Manages event streams of the process: limit, heartbeat and end. */
export function eventStreams(shop: Shop): EventStreams {
  const open = new Set<OpenStream>()
  const perNetwork = new KeyCounter()
  let beating: ReturnType<typeof setInterval> | undefined
  let closed = false

  const refuseTooMany = (network: string) => {
    if (closed || open.size >= scaledLimit(shop, MAX_OPEN_STREAMS)) throw refuse("streams_full")
    if (perNetwork.countOf(network) >= scaledLimit(shop, MAX_PER_NETWORK))
      throw refuse("too_many_streams", { retryAfterSeconds: TRY_AGAIN_S })
  }
  return {
    get open() {
      return open.size
    },
    start: (network, { whenGone, cut }) => {
      refuseTooMany(network)
      const release = perNetwork.hold(network)
      const stream = openStream({
        cut,
        whenGone: () => {
          open.delete(stream)
          release()
          if (open.size === 0) clearInterval(beating)
          whenGone()
        },
      })
      if (open.size === 0)
        beating = setInterval(() => {
          for (const each of open) each.beat()
        }, BEAT_EVERY_MS)
      open.add(stream)
      return stream
    },
    close: () => {
      closed = true
      for (const stream of open) stream.end()
    },
  }
}

/** Opens a stream that holds at most two messages: the one being sent, and the newest. */
export function openStream({ whenGone, cut }: Reader): OpenStream {
  let waiting: Uint8Array | undefined
  let missedBeats = 0
  let gone = false
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined

  const leave = () => {
    if (gone) return
    gone = true
    whenGone()
  }
  const isTaking = () => !gone && (sink?.desiredSize ?? 0) > 0
  const pass = () => {
    missedBeats = 0
    if (!waiting || !isTaking()) return
    sink?.enqueue(waiting)
    waiting = undefined
  }
  const end = () => {
    const taking = isTaking()
    leave()
    sink?.close()
    if (!taking) cut()
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
    },
    pull: pass,
    cancel: leave,
  })
  return {
    body,
    send: (state) => {
      waiting = encoder.encode(`retry: ${RECONNECT_AFTER_MS}\ndata: ${JSON.stringify(state)}\n\n`)
      if (isTaking()) pass()
    },
    beat: () => {
      if (isTaking()) sink?.enqueue(BEAT)
      else if (++missedBeats >= MAX_MISSED_BEATS) end()
    },
    end,
  }
}
