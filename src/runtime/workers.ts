import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import type pino from "pino"
import { z } from "zod"
import type { PeerProcesses, ProcessMetrics } from "#http/operator/metrics.ts"

const MAX_STOP_MS = 8_500
const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 10_000
/** A worker that lived this long did not fail at startup. */
const STABLE_AFTER_MS = 60_000

export type OpenMessage = Extract<WorkerMessage, { type: "open" }>

/** Processes that share the shop's port. Replaces processes that die. */
export class Workers {
  readonly #count: number
  readonly #log: pino.Logger
  readonly #open = new Set<Worker>()
  readonly #alive = new Set<Worker>()
  #env: Record<string, string> = {}
  #stopping = false
  #waitMs = FIRST_WAIT_MS
  #rolling = Promise.resolve()

  constructor(count: number, log: pino.Logger) {
    this.#count = count
    this.#log = log
  }

  /** Starts the first worker alone, because it migrates and seeds; then starts the others. */
  async start(env: Record<string, string>): Promise<OpenMessage> {
    this.#env = env
    if (this.#stopping) throw new Error("stopped before it was open")
    const first = await this.#fork()
    // The first worker serves the shop, so a later failure to start may be temporary.
    await Promise.all(Array.from({ length: this.#count - 1 }, () => this.#forkUntilOpen()))
    return first
  }

  /** Replaces the workers in sequence. Each old worker finishes its requests. */
  roll(): Promise<void> {
    this.#rolling = this.#rolling.then(() => this.#rollOnce())
    return this.#rolling
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all([...this.#alive].map((worker) => this.#end(worker)))
  }

  #fork(): Promise<OpenMessage> {
    return new Promise((resolve, reject) => {
      const worker = cluster.fork(this.#env)
      const startedAt = Date.now()
      this.#alive.add(worker)
      worker.on("error", () => undefined) // Ignores messages to a worker that is ending.
      worker.on("message", (message: unknown) => {
        const parsed = readWorkerMessage(message)
        if (parsed?.type === "open") {
          this.#open.add(worker)
          this.#log.info({ workerPid: worker.process.pid }, "worker_open")
          resolve(parsed)
        } else if (parsed) forward(parsed, worker, this.#open)
      })
      worker.once("exit", (code, signal) => {
        reject(new Error(`a worker ended with ${signal ?? code} before it was open`))
        this.#ended(worker, startedAt, { code, signal })
      })
    })
  }

  #ended(worker: Worker, startedAt: number, exit: { code: number; signal: string }): void {
    this.#alive.delete(worker)
    if (!this.#open.delete(worker) || this.#stopping) return
    this.#log.error({ workerPid: worker.process.pid, ...exit }, "worker_died")
    if (Date.now() - startedAt > STABLE_AFTER_MS) this.#waitMs = FIRST_WAIT_MS
    void this.#replace()
  }

  async #replace(): Promise<void> {
    await delay(this.#waitMs)
    this.#waitMs = Math.min(this.#waitMs * 2, MAX_WAIT_MS)
    // A rolling restart may have replaced it.
    await this.#rolling
    if (!this.#stopping && this.#alive.size < this.#count) await this.#forkUntilOpen()
  }

  async #forkUntilOpen(): Promise<void> {
    try {
      await this.#fork()
    } catch (error) {
      if (this.#stopping) return
      this.#log.error({ reason: messageOf(error) }, "worker_not_open")
      await this.#replace()
    }
  }

  async #end(worker: Worker): Promise<void> {
    this.#open.delete(worker) // A worker that is not in `open` ends without being replaced.
    if (worker.isDead()) return
    const ended = once(worker, "exit")
    const timeout = setTimeout(() => worker.process.kill("SIGKILL"), MAX_STOP_MS)
    worker.process.kill("SIGTERM")
    await ended
    clearTimeout(timeout)
  }

  async #rollOnce(): Promise<void> {
    this.#log.info("rolling")
    for (const old of [...this.#open]) {
      if (this.#stopping) return
      try {
        await this.#fork()
      } catch (error) {
        if (this.#stopping) return
        const stillOpen = this.#open.size
        this.#log.error({ reason: String(error), stillOpen }, "roll_given_up")
        return
      }
      await this.#end(old)
    }
    this.#log.info("rolled")
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Replies to a worker, or forwards its metrics request to the others, and their answers back. */
function forward(message: WorkerMessage, from: Worker, open: ReadonlySet<Worker>): void {
  if (message.type === "handOver") send(from, message)
  else if (message.type === "requestMetrics") {
    const others = [...open].filter((worker) => worker !== from)
    send(from, { type: "expectMetrics", requestId: message.requestId, count: others.length })
    for (const other of others)
      send(other, { type: "collectMetrics", requestId: message.requestId, worker: from.id })
  } else if (message.type === "metrics")
    for (const worker of open) if (worker.id === message.worker) send(worker, message)
}

function send(worker: Worker, message: WorkerMessage): void {
  if (worker.isConnected()) worker.send(message)
}

/** Messages between the supervisor and its workers. */
const messageSchema = z.discriminatedUnion("type", [
  /** A worker is ready to serve. */
  z.object({
    type: z.literal("open"),
    address: z.string(),
    newAdministrator: z.object({ email: z.string(), password: z.string() }).optional(),
  }),
  /** A worker that stops waits for the supervisor to accept and hand over connections; the supervisor replies the same. */
  z.object({ type: z.literal("handOver") }),
  /** A worker requests the metrics of all others; `expectMetrics` tells it how many to expect. */
  z.object({ type: z.literal("requestMetrics"), requestId: z.int() }),
  z.object({ type: z.literal("expectMetrics"), requestId: z.int(), count: z.int() }),
  /** Another worker receives the request and answers with `metrics`. */
  z.object({ type: z.literal("collectMetrics"), requestId: z.int(), worker: z.int() }),
  z.object({
    type: z.literal("metrics"),
    requestId: z.int(),
    worker: z.int(),
    metrics: z.array(z.custom<object>((metric) => typeof metric === "object")),
  }),
])

type WorkerMessage = z.output<typeof messageSchema>

/** Parses a message; undefined for messages of libraries on the same channel. */
const readWorkerMessage = (message: unknown): WorkerMessage | undefined =>
  messageSchema.safeParse(message).data

/** A worker that starts or stops may not answer, a busy one takes seconds. Prometheus waits for ten by default. */
const METRICS_TIMEOUT_MS = 8_000

/** Sends a message to the supervisor, if there is one. */
export function notifySupervisor(message: WorkerMessage): void {
  if (cluster.isWorker) process.send?.(message)
}

/** Waits in a worker until the supervisor has handed over the connections that it had before. */
export async function waitForHandOver(timeoutMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listen = (message: unknown) => {
    if (readWorkerMessage(message)?.type === "handOver") resolve()
  }
  process.on("message", listen)
  notifySupervisor({ type: "handOver" })
  await Promise.race([promise, delay(timeoutMs)])
  process.off("message", listen)
}

/** Reports whether other processes already serve this port: true for all workers but the first. */
export const joinsRunningShop = (): boolean => (cluster.worker?.id ?? 1) > 1

/** Returns access to the metrics of the other processes; undefined for a single process. */
export function openPeerProcesses(): PeerProcesses | undefined {
  if (!cluster.isWorker) return undefined
  const collecting = new Map<number, Collection>()
  let requestCount = 0
  let readOwn = async (): Promise<ProcessMetrics> => []

  process.on("message", async (message: unknown) => {
    const parsed = readWorkerMessage(message)
    if (parsed?.type === "collectMetrics") {
      const { requestId, worker } = parsed
      notifySupervisor({ type: "metrics", requestId, worker, metrics: await readOwn() })
    } else if (parsed?.type === "expectMetrics")
      collecting.get(parsed.requestId)?.expect(parsed.count)
    else if (parsed?.type === "metrics") collecting.get(parsed.requestId)?.add(parsed.metrics)
  })

  return {
    share: (read) => {
      readOwn = read
    },
    collect: async () => {
      requestCount += 1
      const requestId = requestCount
      const collection = openCollection()
      collecting.set(requestId, collection)
      notifySupervisor({ type: "requestMetrics", requestId })
      const metrics = await collection.done
      collecting.delete(requestId)
      return metrics
    },
  }
}

type Collection = ReturnType<typeof openCollection>

/** Collects the expected number of answers, up to a timeout. */
function openCollection() {
  const found: ProcessMetrics[] = []
  const all = Promise.withResolvers<ProcessMetrics[]>()
  const timer = setTimeout(() => all.resolve(found), METRICS_TIMEOUT_MS)
  let expected = Infinity
  const finishIfComplete = () => {
    if (found.length < expected) return
    clearTimeout(timer)
    all.resolve(found)
  }
  return {
    done: all.promise,
    expect: (count: number) => {
      expected = count
      finishIfComplete()
    },
    add: (metrics: ProcessMetrics) => {
      found.push(metrics)
      finishIfComplete()
    },
  }
}
