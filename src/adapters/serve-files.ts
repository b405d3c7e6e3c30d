import { Worker } from "node:worker_threads"

/** Limits of a process that reads one file. */
export interface ProcessLimits {
  /** Processor time of the file. */
  cpuMs: number
  /** Memory, also outside the heap, which has its own limit. */
  residentMb?: number | undefined
}

/**
 * Implements the program of a subprocess: answers each file that its parent sends. The process has no secrets and may
 * be killed or crash at any time. With `ask`, a program asks its parent one question about a file. The program's
 * argument is its `ProcessLimits` as JSON, if there are any.
 */
export function serveFiles(
  answer: (file: Buffer, ask: (question: unknown) => Promise<unknown>) => Promise<unknown>,
): void {
  const [, , limits] = process.argv
  let receive: ((reply: unknown) => void) | undefined
  const ask = (question: unknown) =>
    new Promise<unknown>((resolve) => {
      receive = resolve
      process.send?.({ question })
    })
  process.on("message", async (message: unknown) => {
    if (message instanceof Uint8Array) {
      if (limits) enforceLimits(limits)
      process.send?.(await answer(Buffer.from(message), ask))
    } else if (receive && typeof message === "object" && message && "reply" in message)
      receive(message.reply)
    else throw new Error("no file came")
  })
  process.send?.("listening")
  // Ends with its parent, even if the parent crashes.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
}

const CHECK_INTERVAL_MS = 20

/** Kills this process at its limits. A thread of its own watches, because a file can block this one. */
function enforceLimits(limits: string): void {
  const watch = `
    const { cpuMs, residentMb = Number.POSITIVE_INFINITY } = ${limits}
    const before = process.cpuUsage()
    setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      const isOver = user + system > cpuMs * 1000 || process.memoryUsage.rss() > residentMb * 1024 * 1024
      if (isOver) process.kill(process.pid, "SIGKILL")
    }, ${CHECK_INTERVAL_MS})`
  new Worker(watch, { eval: true }).unref()
}
