import { Worker } from "node:worker_threads"

/**
 * Implements the program of a subprocess: answers each file that its parent sends. The process has no secrets and may
 * be killed or crash at any time. With `ask`, a program asks its parent one question about a file.
 */
export function serveFiles(
  answer: (file: Buffer, ask: (question: unknown) => Promise<unknown>) => Promise<unknown>,
): void {
  let receive: ((reply: unknown) => void) | undefined
  const ask = (question: unknown) =>
    new Promise<unknown>((resolve) => {
      receive = resolve
      process.send?.({ question })
    })
  process.on("message", async (message: unknown) => {
    if (message instanceof Uint8Array) process.send?.(await answer(Buffer.from(message), ask))
    else if (receive && typeof message === "object" && message && "reply" in message)
      receive(message.reply)
    else throw new Error("no file came")
  })
  process.send?.("listening")
  // Ends with its parent, even if the parent crashes.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
}

const MEMORY_CHECK_INTERVAL_MS = 20

/**
 * Aborts this process if it uses more memory. Unpacked data is outside the heap, which has its own limit. A thread of
 * its own watches, because unpacking can block this one.
 */
export function abortAboveMemory(bytes: number): void {
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${bytes}) process.kill(process.pid, "SIGABRT")
  }, ${MEMORY_CHECK_INTERVAL_MS})`
  new Worker(watch, { eval: true }).unref()
}
