import { KeyCounter } from "#operations/kernel/key-counter.ts"
import { scaledLimit } from "#operations/kernel/rate-limits.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Shop } from "#operations/kernel/shop.ts"

const BEAT_INTERVAL_MS = 15_000
/** Number of beats that a reader may miss before it counts as disconnected. */
const MAX_MISSED_BEATS = 3
const RECONNECT_DELAY_MS = 3_000
const MAX_OPEN_STREAMS = 5_000
const MAX_PER_NETWORK = 50
const RETRY_AFTER_S = 60

const encoder = new TextEncoder()
/** Heartbeat. It is an event and not a comment, so that pages notice a dead connection. */
const BEAT = encoder.encode("event: beat\ndata: {}\n\n")

interface EventStream {
  body: ReadableStream<Uint8Array>
  send(state: object): void
}

export interface EventStreams {
  readonly open: number
  /** Starts a stream. Throws a refusal at the limit. Calls `onClose` once, when the stream has ended. */
  start(network: string, reader: Reader): EventStream
  close(): void
}

interface Reader {
  onClose(): void
  /** Disconnects a stalled reader. */
  disconnect(): void
}

interface OpenStream extends EventStream {
  beat(): void
  end(): void
}

/** Manages event streams of the process: limit, heartbeat and end. */
export function eventStreams(shop: Shop): EventStreams {
  const open = new Set<OpenStream>()
  const perNetwork = new KeyCounter()
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let closed = false

  const refuseTooMany = (network: string) => {
    if (closed || open.size >= scaledLimit(shop, MAX_OPEN_STREAMS)) throw refuse("streams_full")
    if (perNetwork.countOf(network) >= scaledLimit(shop, MAX_PER_NETWORK))
      throw refuse("too_many_streams", { retryAfterSeconds: RETRY_AFTER_S })
  }
  return {
    get open() {
      return open.size
    },
    start: (network, { onClose, disconnect }) => {
      refuseTooMany(network)
      const release = perNetwork.hold(network)
      const stream = createStream({
        disconnect,
        onClose: () => {
          open.delete(stream)
          release()
          if (open.size === 0) clearInterval(heartbeat)
          onClose()
        },
      })
      if (open.size === 0)
        heartbeat = setInterval(() => {
          for (const each of open) each.beat()
        }, BEAT_INTERVAL_MS)
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
export function createStream({ onClose, disconnect }: Reader): OpenStream {
  let pending: Uint8Array | undefined
  let missedBeats = 0
  let isClosed = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const close = () => {
    if (isClosed) return
    isClosed = true
    onClose()
  }
  const isReaderReady = () => !isClosed && (controller?.desiredSize ?? 0) > 0
  const sendPending = () => {
    missedBeats = 0
    if (!pending || !isReaderReady()) return
    controller?.enqueue(pending)
    pending = undefined
  }
  const end = () => {
    const isReady = isReaderReady()
    close()
    controller?.close()
    if (!isReady) disconnect()
  }
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started
    },
    pull: sendPending,
    cancel: close,
  })
  return {
    body,
    send: (state) => {
      pending = encoder.encode(`retry: ${RECONNECT_DELAY_MS}\ndata: ${JSON.stringify(state)}\n\n`)
      if (isReaderReady()) sendPending()
    },
    beat: () => {
      if (isReaderReady()) controller?.enqueue(BEAT)
      else if (++missedBeats >= MAX_MISSED_BEATS) end()
    },
    end,
  }
}
