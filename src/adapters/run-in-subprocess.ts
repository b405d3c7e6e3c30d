import { fork } from "node:child_process"
import type { z } from "zod"

/** The answer of a process about a file, or how it ended without one. */
type Outcome = { answer: unknown } | { ended: "killed" | "crashed" }

/** A busy machine takes seconds to start a program. */
const STARTS_WITHIN_MS = 60_000

interface Limits {
  /** Time limit from when it listens. */
  timeoutMs: number
  execArgv?: string[]
  /** Hides its output: running out of memory is reported at length and is the file's fault. */
  quiet?: boolean
}

/**
 * Has an untrusted file read by a program without knowledge of the shop. It is a process, because work in a
 * thread cannot always be stopped and a crash there takes the shop with it.
 */
export function askProcess(
  program: string,
  file: Uint8Array,
  { timeoutMs, execArgv = [], quiet = false }: Limits,
): Promise<Outcome> {
  const child = fork(program, {
    env: {},
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", quiet ? "ignore" : "inherit", "ipc"],
    timeout: STARTS_WITHIN_MS + timeoutMs,
    killSignal: "SIGKILL",
  })
  return new Promise((done, fail) => {
    let reading: NodeJS.Timeout | undefined
    child.once("message", () => {
      child.once("message", (answer) => done({ answer }))
      reading = setTimeout(() => child.kill("SIGKILL"), timeoutMs)
      // A child that ended before it took the file shows that by its exit.
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

/** Limits concurrent and waiting work; returns undefined beyond both. */
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
      // The next in the queue takes this place.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

interface FileReader<Answer, Refusal> {
  program: string
  timeoutMs: number
  heapMb: number
  /** How many files are read at once, and how many wait. */
  atOnce: number
  waiting: number
  answer: z.ZodType<Answer>
  /** Refusals while too many wait, and of files that take too much time or memory. */
  busy: Refusal
  exceeded: Refusal
}

/** Has untrusted files read by a program, each in a process with limits of time and memory. */
export function limitedReader<Answer, const Refusal extends string>(
  reader: FileReader<Answer, Refusal>,
): (file: Uint8Array) => Promise<Answer | { refused: Refusal }> {
  const { program, timeoutMs, heapMb, busy, exceeded } = reader
  const limited = limitConcurrency(reader.atOnce, reader.waiting)
  const execArgv = [`--max-old-space-size=${heapMb}`]
  return async (file) => {
    const outcome = await limited(() =>
      askProcess(program, file, { timeoutMs, execArgv, quiet: true }),
    )
    if (!outcome) return { refused: busy }
    return "answer" in outcome ? reader.answer.parse(outcome.answer) : { refused: exceeded }
  }
}

/**
 * The other end of `askProcess`: reads one untrusted file, answers, and ends. The process knows no secret, and
 * may be killed or crash at any moment.
 */
export function answerOneFile(answer: (file: Buffer) => Promise<unknown>): void {
  process.once("message", async (file: unknown) => {
    if (!(file instanceof Uint8Array)) throw new Error("no file came")
    process.send?.(await answer(Buffer.from(file)), () => process.disconnect())
  })
  process.send?.("listening")
  // Ends with its parent, also when the shop died.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
}

const ASK_EVERY_MS = 20

/** Ends this process when it holds more: unpacked data is outside the heap, which has a limit of its own. */
export function endIfLarger(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.abort()
  }, ASK_EVERY_MS).unref()
}
