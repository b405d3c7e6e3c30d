import type { IncomingMessage, ServerResponse } from "node:http"

/** Time for clients that still send to read their answer. `@hono/node-server` waits as long. */
const MAX_REST_MS = 500
const BYTES_AT_ONCE = 512 * 1024
const PAUSE_MS = 40

/**
 * Slows down a body that is still sent after its answer, and ends its connection soon. Browsers read the answer only
 * after they have sent everything. Read at once, megabytes that nobody uses cause a garbage collection several times a
 * second, for which everybody waits.
 */
export function limitUnreadBody(request: IncomingMessage, reply: ServerResponse): void {
  // Before Node's own listener, which discards bodies that nobody reads.
  reply.prependOnceListener("finish", () => {
    if (request.complete) return
    const end = setTimeout(() => request.socket.destroySoon(), MAX_REST_MS)
    let bytes = 0
    request
      .once("close", () => clearTimeout(end))
      .on("data", ({ length }: Buffer) => {
        bytes += length
        if (bytes < BYTES_AT_ONCE) return
        bytes = 0
        request.pause()
        setTimeout(() => request.resume(), PAUSE_MS)
      })
    // Marks the body as read, so that Node's listener leaves it alone.
    request.read(0)
  })
}
