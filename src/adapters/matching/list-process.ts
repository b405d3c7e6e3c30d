import { readCells } from "./read-cells.ts"

/**
 * The process that reads one list of a stranger, answers, and ends. It knows no secret and can be killed at any
 * moment, or crash, without harm to the shop.
 */

/** What is unpacked is not in the heap, which has a limit of its own. */
const MOST_RESIDENT_BYTES = 320 * 1024 * 1024
const ASK_EVERY_MS = 20

process.once("message", async (file: unknown) => {
  if (!(file instanceof Uint8Array)) throw new Error("no file came")
  setInterval(endIfLarge, ASK_EVERY_MS).unref()
  process.send?.(await readCells(Buffer.from(file)), () => process.disconnect())
})
// Whether answered or left alone by a shop that died: nothing outlives this.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))

function endIfLarge(): void {
  if (process.memoryUsage.rss() > MOST_RESIDENT_BYTES) process.abort()
}
