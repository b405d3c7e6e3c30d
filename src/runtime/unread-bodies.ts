import type { IncomingMessage, ServerResponse } from "node:http"

/** Time for clients that still send to read their answer. */
const MAX_REST_MS = 500
/** Maximum number of bytes read after an answer. A connection with fewer serves further requests. */
const MAX_REST_BYTES = 64 * 1024

/**
 * Ends a connection that still sends a large body after its answer. Node would read all of it, and megabytes that
 * nobody uses cause a garbage collection several times a second, for which everybody waits.
 */
export function limitUnreadBody(request: IncomingMessage, reply: ServerResponse): void {
  // Before Node's own listener, which discards bodies that nobody reads.
  reply.prependOnceListener("finish", () => {
    if (request.complete) return
    let left = MAX_REST_BYTES
    const end = setTimeout(() => request.socket.destroySoon(), MAX_REST_MS)
    request
      .once("close", () => clearTimeout(end))
      .on("data", (chunk: Buffer) => {
        left -= chunk.length
        if (left < 0) request.pause()
      })
    request.read(0)
  })
}
