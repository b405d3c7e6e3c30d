import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import type pino from "pino"
import { readWorkerMessage, type WorkerMessage } from "./worker-messages.ts"

const LONGEST_STOP_MS = 8_500
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 10_000
/** A worker that lived this long did not die of how it was started. */
const LONG_LIFE_MS = 60_000

export type Opened = Extract<WorkerMessage, { is: "open" }>

export interface Workers {
  /** Starts the first alone, since it migrates and fills the shop, then the others. */
  start(env: Record<string, string>): Promise<Opened>
  /** Puts a new worker in the place of each, one after the other; each old one finishes what it has begun. */
  roll(): Promise<void>
  stop(): Promise<void>
}

/** Processes that share the shop's port. One that dies is replaced. */
export function workers(count: number, log: pino.Logger): Workers {
  const open = new Set<Worker>()
  const alive = new Set<Worker>()
  let env: Record<string, string> = {}
  let stopping = false
  let waitMs = FIRST_WAIT_MS
  let rolling = Promise.resolve()

  const raise = (): Promise<Opened> =>
    new Promise((opened, failed) => {
      const worker = cluster.fork(env)
      const bornAt = Date.now()
      alive.add(worker)
      worker.on("error", () => undefined) // What is said to one that is just ending is lost.
      worker.on("message", (message: unknown) => {
        const said = readWorkerMessage(message)
        if (said?.is === "open") {
          open.add(worker)
          log.info({ event: "worker_open", workerPid: worker.process.pid })
          opened(said)
        } else if (said) carry(said, worker, open)
      })
      worker.once("exit", (code, signal) => {
        alive.delete(worker)
        failed(new Error(`a worker ended with ${signal ?? code} before it was open`))
        if (!open.delete(worker) || stopping) return
        log.error({ event: "worker_died", workerPid: worker.process.pid, code, signal })
        if (Date.now() - bornAt > LONG_LIFE_MS) waitMs = FIRST_WAIT_MS
        void replace()
      })
    })

  const replace = async (): Promise<void> => {
    await delay(waitMs)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    if (!stopping) await persist()
  }

  const persist = (): Promise<unknown> =>
    raise().catch((error: Error) => {
      if (stopping) return
      log.error({ event: "worker_not_open", reason: error.message })
      return replace()
    })

  const dismiss = async (worker: Worker): Promise<void> => {
    open.delete(worker) // From now on its end is no death.
    if (worker.isDead()) return
    const ended = once(worker, "exit")
    const cut = setTimeout(() => worker.process.kill("SIGKILL"), LONGEST_STOP_MS)
    worker.process.kill("SIGTERM")
    await ended
    clearTimeout(cut)
  }

  const rollOnce = async (): Promise<void> => {
    log.info({ event: "rolling" })
    for (const old of [...open]) {
      if (stopping) return
      try {
        await raise()
      } catch (error) {
        if (stopping) return
        log.error({ event: "roll_given_up", reason: String(error), stillOpen: open.size })
        return
      }
      await dismiss(old)
    }
    log.info({ event: "rolled" })
  }

  return {
    async start(given) {
      env = given
      if (stopping) throw new Error("stopped before it was open")
      const first = await raise()
      // From here on the shop is open, and what keeps another from opening may pass.
      await Promise.all(Array.from({ length: count - 1 }, persist))
      return first
    },
    roll: () => {
      rolling = rolling.then(rollOnce)
      return rolling
    },
    async stop() {
      stopping = true
      await Promise.all([...alive].map(dismiss))
    },
  }
}

/** Takes one worker's question to the others, and their answers back. */
function carry(said: WorkerMessage, from: Worker, open: ReadonlySet<Worker>): void {
  if (said.is === "askFigures") {
    const others = [...open].filter((worker) => worker !== from)
    send(from, { is: "expectFigures", question: said.question, count: others.length })
    for (const other of others)
      send(other, { is: "giveFigures", question: said.question, worker: from.id })
  } else if (said.is === "figures")
    for (const worker of open) if (worker.id === said.worker) send(worker, said)
}

function send(worker: Worker, message: WorkerMessage): void {
  if (worker.isConnected()) worker.send(message)
}
