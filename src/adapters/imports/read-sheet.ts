import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { ReadSheet } from "#operations/kernel/ports.ts"
import { limitedProcess } from "../run-in-subprocess.ts"

const answerSchema = z.union([
  z.object({ refused: z.enum(["list_file_damaged", "list_file_locked", "list_file_too_large"]) }),
  z.object({ lines: z.instanceof(Uint8Array) }),
])
const program = fileURLToPath(import.meta.resolve("#adapters/imports/sheet-process.ts"))

/** Reads spreadsheets of parts, each in a process with limits of time and memory. */
export function sheetReader({ atOnce = 1, waiting = 4 } = {}): ReadSheet {
  const ask = limitedProcess(program, { timeoutMs: 60_000, heapMb: 512, atOnce, waiting })
  return async (file) => {
    const outcome = await ask(file)
    if (!outcome) return { refused: "list_files_busy" }
    return "answer" in outcome
      ? answerSchema.parse(outcome.answer)
      : { refused: "list_file_too_large" }
  }
}
