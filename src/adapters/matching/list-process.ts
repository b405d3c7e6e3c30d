import { answerOneFile } from "../run-in-subprocess.ts"
import { readCells } from "./read-cells.ts"

/** Unpacked data is outside the heap, which has a limit of its own. */
const MAX_RESIDENT_BYTES = 320 * 1024 * 1024
const ASK_EVERY_MS = 20

answerOneFile((file) => {
  setInterval(endIfLarge, ASK_EVERY_MS).unref()
  return readCells(file)
})

function endIfLarge(): void {
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.abort()
}
