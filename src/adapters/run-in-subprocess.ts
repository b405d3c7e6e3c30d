import { type ChildProcess, fork } from "node:child_process"
import { setPriority } from "node:os"
import { Worker } from "node:worker_threads"
import type { z } from "zod"
import { limitConcurrency } from "#domain/limit-concurrency.ts"

/** Answer of a subprocess, or how it ended without one. */
type Outcome = { answer: unknown } | { ended: "killed" | "crashed" }

/** Answers a program's question about its file, which it may ask once. */
type Respond = (question: unknown) => unknown

/** Startup timeout: a busy machine takes seconds to start a program. */
const STARTS_WITHIN_MS = 60_000

/** Purchases keep two thirds of a core that untrusted files want, too; a higher niceness makes files time out. */
const UNTRUSTED_NICENESS = 5

interface Limits {
  /** Time limit, counted from when the subprocess is ready. */
  timeoutMs: number
  execArgv?: string[]
  /** Hides its output, because Node prints a long report when it runs out of memory, which is the file's fault. */
  quiet?: boolean
  /** How long a process waits for another file. Without it, each file has its own process, as untrusted files need. */
  idleMs?: number
}

/**
 * Lets a program without access to the shop read a file. Uses a process instead of a thread, because a thread cannot
 * always be stopped and its crash would end the shop.
 */
export function subprocessRunner(
  program: string,
  limits: Limits,
): (file: Uint8Array, respond?: Respond) => Promise<Outcome> {
  const { timeoutMs, idleMs } = limits
  let idle: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  return async (file, respond) => {
    const kept = idle
    const isReady = kept !== undefined && isRunning(kept)
    const child = isReady ? kept : startProgram(program, limits)
    idle = undefined
    clearTimeout(idleTimer)
    keepsParentAlive(child, true)
    try {
      const start = isReady ? undefined : await nextMessage(child, STARTS_WITHIN_MS)
      if (start && "ended" in start) return start
      // If the child ends before it receives the file, `nextMessage` reports its exit.
      child.send(file, () => {})
      const endsAt = performance.now() + timeoutMs
      let outcome = await nextMessage(child, timeoutMs)
      if (respond && "answer" in outcome && isQuestion(outcome.answer)) {
        child.send({ reply: respond(outcome.answer.question) }, () => {})
        outcome = await nextMessage(child, endsAt - performance.now())
      }
      if (idleMs !== undefined && "answer" in outcome && !idle) {
        idle = child
        idleTimer = setTimeout(() => child.kill("SIGKILL"), idleMs).unref()
        keepsParentAlive(child, false)
      }
      return outcome
    } finally {
      if (idle !== child) child.kill("SIGKILL")
    }
  }
}

function startProgram(program: string, limits: Limits): ChildProcess {
  const { execArgv = [], quiet = false, idleMs } = limits
  const child = fork(program, {
    env: {},
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", quiet ? "ignore" : "inherit", "ipc"],
  })
  if (idleMs === undefined && child.pid !== undefined) setPriority(child.pid, UNTRUSTED_NICENESS)
  // Without a listener, an error between two files would end the shop.
  return child.on("error", () => {})
}

const isQuestion = (message: unknown): message is { question: unknown } =>
  typeof message === "object" && message !== null && "question" in message

const isRunning = ({ killed, exitCode, signalCode }: ChildProcess): boolean =>
  !killed && exitCode === null && signalCode === null

function keepsParentAlive(child: ChildProcess, keeps: boolean): void {
  for (const handle of [child, child.channel]) keeps ? handle?.ref() : handle?.unref()
}

/** Returns the next message of a process, which is killed if it sends none in time. */
function nextMessage(child: ChildProcess, timeoutMs: number): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs)
  const onMessage = (answer: unknown) => resolve({ answer })
  const onClose = (code: number | null, signal: NodeJS.Signals | null) => {
    if (signal) resolve({ ended: signal === "SIGKILL" ? "killed" : "crashed" })
    else reject(new Error(`The process of a file ended with code ${code} and no answer`))
  }
  child.on("message", onMessage).on("close", onClose).on("error", reject)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off("message", onMessage).off("close", onClose).off("error", reject)
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
): (file: Uint8Array, respond?: Respond) => Promise<Answer | { refused: Refusal }> {
  const { program, timeoutMs, heapMb, busy, exceeded, crashed = exceeded } = reader
  const limited = limitConcurrency(reader.atOnce, reader.waiting)
  const hasHeapLimit = heapMb !== undefined
  const execArgv = hasHeapLimit ? [`--max-old-space-size=${heapMb}`] : []
  const run = subprocessRunner(program, { timeoutMs, execArgv, quiet: hasHeapLimit })
  return async (file, respond) => {
    const outcome = await limited(() => run(file, respond))
    if (!outcome) return { refused: busy }
    if ("answer" in outcome) return reader.answer.parse(outcome.answer)
    return { refused: outcome.ended === "killed" ? exceeded : crashed }
  }
}

/**
 * Implements the program of a subprocess: answers each file that its parent sends. The process has no secrets and may
 * be killed or crash at any time. With `ask`, a program asks its parent one question about a file.
 */
export function serveFiles(
  answer: (file: Buffer, ask: (question: unknown) => Promise<unknown>) => Promise<unknown>,
): void {
  let hear: ((reply: unknown) => void) | undefined
  const ask = (question: unknown) =>
    new Promise<unknown>((resolve) => {
      hear = resolve
      process.send?.({ question })
    })
  process.on("message", async (message: unknown) => {
    if (message instanceof Uint8Array) process.send?.(await answer(Buffer.from(message), ask))
    else if (hear && typeof message === "object" && message && "reply" in message)
      hear(message.reply)
    else throw new Error("no file came")
  })
  process.send?.("listening")
  // Ends with its parent, even if the parent crashes.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
}

const ASK_EVERY_MS = 20

/**
 * Aborts this process if it uses more memory. Unpacked data is outside the heap, which has its own limit. A thread of
 * its own watches, because unpacking can block this one.
 */
export function abortAboveMemory(bytes: number): void {
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${bytes}) process.kill(process.pid, "SIGABRT")
  }, ${ASK_EVERY_MS})`
  new Worker(watch, { eval: true }).unref()
}
