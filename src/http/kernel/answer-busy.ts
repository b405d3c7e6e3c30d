import { randomUUID } from "node:crypto"
import type { ServerResponse } from "node:http"
import { refusals } from "#contract/refusals.ts"
import { RETRY_AFTER_S } from "./answer-error.ts"

/** Refuses a request that no call has seen, and ends its connection. */
export function answerBusy(reply: ServerResponse): void {
  const { status, text } = refusals.shop_busy
  const requestId = randomUUID()
  reply.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "retry-after": RETRY_AFTER_S,
    "x-request-id": requestId,
    connection: "close",
  })
  reply.end(JSON.stringify({ message: text, code: "shop_busy", requestId }))
}
