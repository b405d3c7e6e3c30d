import cluster from "node:cluster"
import { z } from "zod"
import type { Figures, PeerProcesses } from "#http/operator/metrics.ts"

/** Messages between the supervisor and its workers. */
const messageSchema = z.discriminatedUnion("is", [
  /** A worker is ready to serve. */
  z.object({
    is: z.literal("open"),
    address: z.string(),
    newAdministrator: z.object({ email: z.string(), password: z.string() }).optional(),
  }),
  /** A worker requests the metrics of all others; `expectMetrics` tells it how many to expect. */
  z.object({ is: z.literal("requestMetrics"), question: z.int() }),
  z.object({ is: z.literal("expectMetrics"), question: z.int(), count: z.int() }),
  /** Another worker receives the request and answers with `figures`. */
  z.object({ is: z.literal("collectMetrics"), question: z.int(), worker: z.int() }),
  z.object({
    is: z.literal("figures"),
    question: z.int(),
    worker: z.int(),
    figures: z.array(z.custom<object>((figure) => typeof figure === "object")),
  }),
])

export type WorkerMessage = z.output<typeof messageSchema>

/** Parses a message; undefined for messages of libraries on the same channel. */
export const readWorkerMessage = (message: unknown): WorkerMessage | undefined =>
  messageSchema.safeParse(message).data

/** Timeout for metrics: a worker that starts or stops may not answer. */
const MAX_WAIT_MS = 1_000

/** Sends a message to the supervisor, if there is one. */
export function notifySupervisor(message: WorkerMessage): void {
  if (cluster.isWorker) process.send?.(message)
}

/** Reports whether other processes already serve this port: true for all workers but the first. */
export const joinsOpenShop = (): boolean => (cluster.worker?.id ?? 1) > 1

/** Returns access to the metrics of the other processes; undefined for a single process. */
export function otherProcesses(): PeerProcesses | undefined {
  if (!cluster.isWorker) return undefined
  const collecting = new Map<number, Collection>()
  let questions = 0
  let ownFigures = async (): Promise<Figures> => []

  process.on("message", async (message: unknown) => {
    const known = readWorkerMessage(message)
    if (known?.is === "collectMetrics") {
      const { question, worker } = known
      notifySupervisor({ is: "figures", question, worker, figures: await ownFigures() })
    } else if (known?.is === "expectMetrics") collecting.get(known.question)?.expect(known.count)
    else if (known?.is === "figures") collecting.get(known.question)?.add(known.figures)
  })

  return {
    share: (figures) => {
      ownFigures = figures
    },
    figures: async () => {
      questions += 1
      const question = questions
      const collection = collect()
      collecting.set(question, collection)
      notifySupervisor({ is: "requestMetrics", question })
      const found = await collection.done
      collecting.delete(question)
      return found
    },
  }
}

type Collection = ReturnType<typeof collect>

/** Collects the expected number of answers, up to a timeout. */
function collect() {
  const found: Figures[] = []
  const all = Promise.withResolvers<Figures[]>()
  const timer = setTimeout(() => all.resolve(found), MAX_WAIT_MS)
  let expected = Infinity
  const look = () => {
    if (found.length < expected) return
    clearTimeout(timer)
    all.resolve(found)
  }
  return {
    done: all.promise,
    expect: (count: number) => {
      expected = count
      look()
    },
    add: (figures: Figures) => {
      found.push(figures)
      look()
    },
  }
}
