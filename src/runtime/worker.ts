import cluster from "node:cluster"
import type { Figures, PeerProcesses } from "#http/operator/metrics.ts"
import { readWorkerMessage, type WorkerMessage } from "./worker-messages.ts"

/** One that is just starting or ending says nothing. */
const MAX_WAIT_MS = 1_000

/** Tells the supervisor something; a process without one tells nobody. */
export function notifySupervisor(message: WorkerMessage): void {
  if (cluster.isWorker) process.send?.(message)
}

/** Whether other processes answer on this port already: each worker but the first of its supervisor. */
export const joinsOpenShop = (): boolean => (cluster.worker?.id ?? 1) > 1

/** The other processes of the same supervisor; undefined for a process that runs alone. */
export function otherProcesses(): PeerProcesses | undefined {
  if (!cluster.isWorker) return undefined
  const collecting = new Map<number, Collection>()
  let questions = 0
  let ownFigures = async (): Promise<Figures> => []

  process.on("message", async (message: unknown) => {
    const said = readWorkerMessage(message)
    if (said?.is === "giveFigures") {
      const { question, worker } = said
      notifySupervisor({ is: "figures", question, worker, figures: await ownFigures() })
    } else if (said?.is === "expectFigures") collecting.get(said.question)?.expect(said.count)
    else if (said?.is === "figures") collecting.get(said.question)?.add(said.figures)
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
      notifySupervisor({ is: "askFigures", question })
      const found = await collection.done
      collecting.delete(question)
      return found
    },
  }
}

type Collection = ReturnType<typeof collect>

/** Waits for as many answers as are said to come, for a while. */
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
