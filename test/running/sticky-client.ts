import { Agent, request } from "node:http"

export interface StickyClient {
  /** Status of the answer; 0 without an answer. */
  send(
    route: string,
    options?: { token?: string; key?: string; body?: object; version?: number },
  ): Promise<{ status: number; body: string; failure?: string }>
  close(): void
}

const MAX_WAIT_MS = 10_000

/** A client with one kept connection, so it stays with one process. */
export function stickyClient(url: string): StickyClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    send: (route, { token, key, body, version } = {}) =>
      new Promise((answered) => {
        const [method, path] = route.split(" ")
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { "idempotency-key": key }),
          ...(version !== undefined && { "if-match": `${version}` }),
          ...(body && { "content-type": "application/json" }),
        }
        const sending = request(url + path, { method, agent, headers }, (reply) => {
          let text = ""
          reply.setEncoding("utf8").on("data", (chunk: string) => {
            text += chunk
          })
          reply.on("end", () => answered({ status: reply.statusCode ?? 0, body: text }))
          reply.on("error", fail)
        })
        sending.setTimeout(MAX_WAIT_MS, () => sending.destroy(new Error("no answer")))
        const fail = (error: Error) => answered({ status: 0, body: "", failure: error.message })
        sending.on("error", fail)
        sending.end(body && JSON.stringify(body))
      }),
    close: () => agent.destroy(),
  }
}
