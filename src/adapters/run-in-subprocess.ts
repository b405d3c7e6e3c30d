import { fork } from "node:child_process"
import type { z } from "zod"
import { limitConcurrency } from "#domain/limit-concurrency.ts"

/** Answer of a subprocess, or how it ended without one. */
type Outcome = { answer: unknown } | { ended: "killed" | "crashed" }

/** Startup timeout: a busy machine takes seconds to start a program. */
const STARTS_WITHIN_MS = 60_000

interface Limits {
  /** Time limit, counted from when the subprocess is ready. */
  timeoutMs: number
  execArgv?: string[]
  /** Hides its output, because Node prints a long report when it runs out of memory, which is the file's fault. */
  quiet?: boolean
}

/**
 * Lets a program without access to the shop read an untrusted file. Uses a process instead of a thread, because a
 * thread cannot always be stopped and its crash would end the shop.
 */
export function runInSubprocess(
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
      // If the child ended before it received the file, its exit is reported below.
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

interface FileReader<Answer, Refusal> {
  program: string
  timeoutMs: number
  /** Limit of the heap; undefined for none. */
  heapMb?: number
  /** Maximum number of files read concurrently, and of queued files. */
  atOnce: number
  waiting: number
  answer: z.ZodType<Answer>
  /** Refusals for a full queue, for files that exceed a limit, and for those whose process crashes. */
  busy: Refusal
  exceeded: Refusal
  crashed?: Refusal
}

/** Creates a function that reads untrusted files, each in a subprocess with time and memory limits. */
export function limitedReader<Answer, const Refusal extends string>(
  reader: FileReader<Answer, Refusal>,
): (file: Uint8Array) => Promise<Answer | { refused: Refusal }> {
  const { program, timeoutMs, heapMb, busy, exceeded, crashed = exceeded } = reader
  const limited = limitConcurrency(reader.atOnce, reader.waiting)
  const hasHeapLimit = heapMb !== undefined
  const execArgv = hasHeapLimit ? [`--max-old-space-size=${heapMb}`] : []
  return async (file) => {
    const outcome = await limited(() =>
      runInSubprocess(program, file, { timeoutMs, execArgv, quiet: hasHeapLimit }),
    )
    if (!outcome) return { refused: busy }
    if ("answer" in outcome) return reader.answer.parse(outcome.answer)
    return { refused: outcome.ended === "killed" ? exceeded : crashed }
  }
}

/**
 * Implements the subprocess of `runInSubprocess`: reads one untrusted file, answers and ends. The process has no secrets and
 * may be killed or crash at any time.
 */
export function serveOneFile(answer: (file: Buffer) => Promise<unknown>): void {
  process.once("message", async (file: unknown) => {
    if (!(file instanceof Uint8Array)) throw new Error("no file came")
    process.send?.(await answer(Buffer.from(file)), () => process.disconnect())
  })
  process.send?.("listening")
  // Ends with its parent, even if the parent crashes.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
}

const ASK_EVERY_MS = 20

/** Aborts this process if it uses more memory. Unpacked data is outside the heap, which has its own limit. */
export function abortAboveMemory(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.abort()
  }, ASK_EVERY_MS).unref()
}
