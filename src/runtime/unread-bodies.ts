import type { IncomingMessage, ServerResponse } from "node:http"

/** Time for clients that still send to read their answer. `@hono/node-server` waits as long. */
const MAX_LINGER_MS = 500
const WINDOW_MS = 40
/** Maximum bytes of unread bodies that are read within a window, from all connections together. */
const MAX_WINDOW_BYTES = 2 * 1024 * 1024
/** Maximum bytes of one unread body, above the largest upload with its frame. */
const MAX_LINGER_BYTES = 8 * 1024 * 1024

let windowEnds = 0
let windowBytes = 0

/**
 * Slows down bodies that are still sent after their answers, and ends their connections soon. Browsers read the answer
 * only after they have sent everything. Read at once, megabytes that nobody uses cause a garbage collection several
 * times a second, for which everybody waits.
 */
export function limitUnreadBody(
  request: IncomingMessage,
  reply: ServerResponse,
  maxLingerMs = MAX_LINGER_MS,
): void {
  // Before Node's own listener, which discards bodies that nobody reads.
  reply.prependOnceListener("finish", () => {
    if (request.complete) return
    const end = setTimeout(() => request.socket.destroySoon(), maxLingerMs)
    let unreadBytes = 0
    request
      .once("close", () => clearTimeout(end))
      .on("data", ({ length }: Buffer) => {
        const now = performance.now()
        if (now >= windowEnds) {
          windowEnds = now + WINDOW_MS
          windowBytes = 0
        }
        windowBytes += length
        unreadBytes += length
        const isTooMuch = unreadBytes >= MAX_LINGER_BYTES
        if (!isTooMuch && windowBytes < MAX_WINDOW_BYTES) return
        request.pause()
        if (!isTooMuch) setTimeout(() => request.resume(), windowEnds - now)
      })
    // Marks the body as read, so that Node's listener leaves it alone.
    request.read(0)
  })
}
