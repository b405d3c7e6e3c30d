import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { ReadSheet } from "#operations/kernel/ports.ts"
import { askProcess, limitConcurrency } from "../run-in-subprocess.ts"

const answerSchema = z.union([
  z.object({ refused: z.enum(["list_file_damaged", "list_file_locked", "list_file_too_large"]) }),
  z.object({ lines: z.instanceof(Uint8Array) }),
])
const TIMEOUT_MS = 60_000
const HEAP_MB = 512
const program = fileURLToPath(import.meta.resolve("#adapters/imports/sheet-process.ts"))

/** Reads spreadsheets of parts, each in a process with limits of time and memory. */
export function sheetReader({ atOnce = 1, waiting = 4 } = {}): ReadSheet {
  const inTurn = limitConcurrency(atOnce, waiting)
  return async (file) => (await inTurn(() => readInProcess(file))) ?? { refused: "list_files_busy" }
}

async function readInProcess(file: Uint8Array) {
  const limits = {
    longestMs: TIMEOUT_MS,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    quiet: true,
  }
  const outcome = await askProcess(program, file, limits)
  return "answer" in outcome
    ? answerSchema.parse(outcome.answer)
    : { refused: "list_file_too_large" as const }
}
