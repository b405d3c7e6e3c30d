import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { ReadListFile } from "#operations/kernel/ports.ts"
import { askProcess, limitConcurrency } from "../run-in-subprocess.ts"

const reasons = [
  "list_file_empty",
  "list_file_damaged",
  "list_file_locked",
  "list_file_of_other_kind",
  "list_file_too_long",
  "list_file_too_large",
] as const
const answerSchema = z.union([
  z.object({ refused: z.enum(reasons) }),
  z.object({ rows: z.array(z.array(z.string())) }),
])
const TIMEOUT_MS = 5_000
const HEAP_MB = 160
const program = fileURLToPath(import.meta.resolve("#adapters/matching/list-process.ts"))

/** Reads untrusted lists, each in a process with limits of time and memory. */
export function listFileReader({ atOnce = 2, waiting = 16 } = {}): ReadListFile {
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
