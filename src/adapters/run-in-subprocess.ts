import { fork } from "node:child_process"

/** What became of a process that was given a file: its answer, or how it ended without one. */
export type Outcome = { answer: unknown } | { ended: "killed" | "crashed" }

/** A busy machine takes seconds to start a program. */
const STARTS_WITHIN_MS = 60_000

interface Limits {
  /** Of reading, from when it listens. */
  longestMs: number
  execArgv?: string[]
  /** It may end for want of memory, which is told at length and is the file's fault. */
  quiet?: boolean
}

/**
 * Has a stranger's file read by a program that knows nothing of the shop. A process and not a thread: what is at work
 * in a thread cannot always be stopped, and what crashes there takes the whole shop with it.
 */
export function askProcess(
  program: string,
  file: Uint8Array,
  { longestMs, execArgv = [], quiet = false }: Limits,
): Promise<Outcome> {
  const child = fork(program, {
    env: {},
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", quiet ? "ignore" : "inherit", "ipc"],
    timeout: STARTS_WITHIN_MS + longestMs,
    killSignal: "SIGKILL",
  })
  return new Promise((done, fail) => {
    let reading: NodeJS.Timeout | undefined
    child.once("message", () => {
      child.once("message", (answer) => done({ answer }))
      reading = setTimeout(() => child.kill("SIGKILL"), longestMs)
      // A child that ended before it took the file says so by how it ended.
      child.send(file, () => {})
    })
    child.on("error", fail)
    child.once("close", (code, signal) => {
      clearTimeout(reading)
      if (signal) done({ ended: signal === "SIGKILL" ? "killed" : "crashed" })
      else fail(new Error(`The process of a file ended with code ${code} and no answer`))
    })
  })
}

/** Has so many at once, and so many more wait; undefined for who comes beyond. */
export function limitConcurrency(atOnce: number, waiting: number) {
  let running = 0
  const queue: (() => void)[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return undefined
      await new Promise<void>((go) => queue.push(go))
    } else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over this place.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
