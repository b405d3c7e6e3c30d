import { once } from "node:events"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import { readObject } from "./read-json.ts"

/** Listens to server-sent events like a browser's EventSource. */
export interface Listener {
  response: IncomingMessage
  /** The data of every event so far, without heartbeats. */
  events: Record<string, unknown>[]
  /** Resolves when the stream has ended. */
  ended: Promise<unknown>
  leave(): void
}

/** Opens a stream of events and waits for its first. */
export async function listenTo(
  url: string,
  headers: Record<string, string> = {},
): Promise<Listener> {
  const outgoing: ClientRequest = request(url, { headers, agent: false }).end()
  const [response] = await once(outgoing, "response")
  if (response.statusCode !== 200) throw new Error(`the stream was answered ${response.statusCode}`)
  const events: Listener["events"] = []
  let rest = ""
  response.on("data", (bytes: Buffer) => {
    const blocks = (rest + bytes).split("\n\n")
    rest = blocks.pop() ?? ""
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data && !block.includes("event: beat")) events.push(readObject(data))
    }
  })
  response.on("error", () => undefined)
  const ended = new Promise((done) => response.once("close", done))
  while (events.length === 0) await once(response, "data")
  return { response, events, ended, leave: () => outgoing.destroy() }
}
