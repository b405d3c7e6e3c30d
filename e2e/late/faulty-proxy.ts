import { once } from "node:events"
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from "node:http"
import { buffer } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import type { Random } from "#test/random.ts"

/** Faults of a write; one write in three has none. */
const outcomes = ["passed", "passed", "late", "reply lost", "request lost", "repeated"] as const
type Outcome = (typeof outcomes)[number]

export interface FaultyProxy {
  url: string
  /** Counts of writes by outcome. */
  counts: Map<Outcome, number>
  forwardTo(url: string): void
  close(): Promise<void>
}

const MAX_DELAY_MS = 1_000
const writes = new Set(["POST", "PUT", "PATCH", "DELETE"])

/** Starts a proxy that randomly delays, drops and repeats writes between browser and shop. */
export async function openFaultyProxy(port: number, random: Random): Promise<FaultyProxy> {
  let shop = new URL("http://127.0.0.1")
  const counts = new Map<Outcome, number>()

  const forward = async (sent: IncomingMessage, body: Buffer): Promise<IncomingMessage> => {
    const { method, url: path, headers } = sent
    const options: RequestOptions = { host: shop.hostname, port: shop.port, method, path, headers }
    const outgoing = request(options).end(body)
    const [answer]: IncomingMessage[] = await once(outgoing, "response")
    if (!answer) throw new Error("no answer")
    return answer
  }

  const write = async (sent: IncomingMessage, reply: ServerResponse) => {
    const outcome = random.one(outcomes)
    const delayMs = random.below(MAX_DELAY_MS)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    const body = await buffer(sent)
    if (outcome === "request lost") return sent.socket.destroy()
    const [answer, second] = await Promise.all([
      forward(sent, body),
      outcome === "repeated" ? forward(sent, body) : undefined,
    ])
    const content = await buffer(answer)
    if (second) await buffer(second)
    if (outcome === "reply lost") return sent.socket.destroy()
    if (outcome === "late") await delay(delayMs)
    reply.writeHead(answer.statusCode ?? 502, answer.headers).end(content)
  }

  const read = async (sent: IncomingMessage, reply: ServerResponse) => {
    const answer = await forward(sent, Buffer.alloc(0))
    reply.on("close", () => answer.destroy())
    answer.on("error", () => reply.destroy())
    answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers))
  }

  const server = createServer((sent, reply) => {
    const handled: Promise<unknown> = writes.has(sent.method ?? "")
      ? write(sent, reply)
      : read(sent, reply)
    handled.catch(() => reply.destroy())
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    forwardTo: (url) => {
      shop = new URL(url)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
  }
}
