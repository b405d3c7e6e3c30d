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

/** Ways in which the proxy treats a write. */
const fates = ["arrives", "arrives", "late", "lost", "never sent", "doubled"] as const
type Fate = (typeof fates)[number]

export interface LateProxy {
  url: string
  /** Counts of writes by treatment. */
  counts: Map<Fate, number>
  leadTo(url: string): void
  close(): Promise<void>
}

const MAX_DELAY_MS = 1_000
const writes = new Set(["POST", "PUT", "PATCH", "DELETE"])

/** Starts a proxy that randomly delays, drops and repeats writes between browser and shop. */
export async function lateProxy(port: number, random: Random): Promise<LateProxy> {
  let shop = new URL("http://127.0.0.1")
  const counts = new Map<Fate, number>()

  const ask = async (sent: IncomingMessage, body: Buffer): Promise<IncomingMessage> => {
    const { method, url: path, headers } = sent
    const options: RequestOptions = { host: shop.hostname, port: shop.port, method, path, headers }
    const outgoing = request(options).end(body)
    const [answer]: IncomingMessage[] = await once(outgoing, "response")
    if (!answer) throw new Error("no answer")
    return answer
  }

  const write = async (sent: IncomingMessage, reply: ServerResponse) => {
    const fate = random.one(fates)
    const wait = random.below(MAX_DELAY_MS)
    counts.set(fate, (counts.get(fate) ?? 0) + 1)
    const body = await buffer(sent)
    if (fate === "never sent") return sent.socket.destroy()
    const [answer, again] = await Promise.all([
      ask(sent, body),
      fate === "doubled" ? ask(sent, body) : undefined,
    ])
    const words = await buffer(answer)
    if (again) await buffer(again)
    if (fate === "lost") return sent.socket.destroy()
    if (fate === "late") await delay(wait)
    reply.writeHead(answer.statusCode ?? 502, answer.headers).end(words)
  }

  const read = async (sent: IncomingMessage, reply: ServerResponse) => {
    const answer = await ask(sent, Buffer.alloc(0))
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
    leadTo: (url) => {
      shop = new URL(url)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
  }
}
