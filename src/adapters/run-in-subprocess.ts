import { type ChildProcess, fork } from "node:child_process"
import { setPriority } from "node:os"
import type { z } from "zod"
import { limitConcurrency } from "#domain/limit-concurrency.ts"
import type { ProcessLimits } from "./serve-files.ts"

/**
 * Answer of a subprocess, or how it ended without one: `late` when the shop waited in vain, `exceeded` when it reached
 * one of its own limits.
 */
type Outcome = { answer: unknown } | { ended: "late" | "exceeded" | "crashed" }

/** Answers a program's question about its file, which it may ask once. */
type Respond = (question: unknown) => unknown

/** Startup timeout: a busy machine takes seconds to start a program. */
const START_TIMEOUT_MS = 120_000

/** Purchases keep two thirds of a core that untrusted files want, too; a higher niceness makes files time out. */
const UNTRUSTED_NICENESS = 5

interface Limits {
  /** How long the shop waits for an answer, counted from when the subprocess is ready. */
  timeoutMs: number
  /** Limits that the subprocess watches itself. */
  own?: ProcessLimits
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
      const start = isReady ? undefined : await nextMessage(child, START_TIMEOUT_MS)
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
  const { execArgv = [], quiet = false, idleMs, own } = limits
  const child = fork(program, own ? [JSON.stringify(own)] : [], {
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
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill("SIGKILL")
  }, timeoutMs)
  const onMessage = (answer: unknown) => resolve({ answer })
  const onClose = (code: number | null, signal: NodeJS.Signals | null) => {
    if (isLate) resolve({ ended: "late" })
    else if (signal) resolve({ ended: signal === "SIGKILL" ? "exceeded" : "crashed" })
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
  /** Limit of the processor time: unlike a time limit, it is the same on a busy machine. */
  cpuMs: number
  /** How long the shop waits for an answer: with its low priority, a process gets a twentieth of a busy machine. */
  timeoutMs?: number
  /** Limit of the heap; undefined for none. */
  heapMb?: number
  /** Limit of all memory, as unpacked data is outside the heap; undefined for none. */
  residentMb?: number
  /** Maximum number of files read concurrently, and of queued files. */
  maxRunning: number
  maxWaiting: number
  answer: z.ZodType<Answer>
  /** Refusals for a machine that is too busy, for files that exceed a limit, and for those whose process crashes. */
  busy: Refusal
  exceeded: Refusal
  crashed?: Refusal
}

/** Creates a function that reads untrusted files, each in a subprocess with limits of processor time and memory. */
export function limitedReader<Answer, const Refusal extends string>(
  reader: FileReader<Answer, Refusal>,
): (file: Uint8Array, respond?: Respond) => Promise<Answer | { refused: Refusal }> {
  const { program, cpuMs, timeoutMs = 300_000, heapMb, residentMb, busy, exceeded } = reader
  const limited = limitConcurrency(reader.maxRunning, reader.maxWaiting)
  const hasHeapLimit = heapMb !== undefined
  const execArgv = hasHeapLimit ? [`--max-old-space-size=${heapMb}`] : []
  const own = { cpuMs, residentMb }
  const run = subprocessRunner(program, { timeoutMs, own, execArgv, quiet: hasHeapLimit })
  const refusals = { late: busy, exceeded, crashed: reader.crashed ?? exceeded }
  return async (file, respond) => {
    const outcome = await limited(() => run(file, respond))
    if (!outcome) return { refused: busy }
    if ("answer" in outcome) return reader.answer.parse(outcome.answer)
    return { refused: refusals[outcome.ended] }
  }
}
