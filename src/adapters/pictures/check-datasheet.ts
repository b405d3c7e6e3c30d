import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { CheckDatasheet, WhyNotADatasheet } from "#operations/kernel/picture-ports.ts"
import { askProcess, limitConcurrency } from "../run-in-subprocess.ts"

const reasons = [
  "datasheet_type_refused",
  "datasheet_unreadable",
  "datasheet_locked",
  "datasheet_active",
  "datasheet_too_slow",
] as const satisfies WhyNotADatasheet[]
const answerSchema = z.union([
  z.object({ refused: z.enum(reasons) }),
  z.object({ pages: z.int().nullable() }),
])

const TIMEOUT_MS = 5_000
const HEAP_MB = 160
const program = fileURLToPath(import.meta.resolve("#adapters/pictures/datasheet-process.ts"))

/** Checks PDFs, each in a process with limits of time and memory. */
export function datasheetChecker({ atOnce = 2, waiting = 16 } = {}): CheckDatasheet {
  const inTurn = limitConcurrency(atOnce, waiting)
  return async (file) =>
    (await inTurn(() => checkInProcess(file))) ?? { refused: "datasheets_busy" }
}

async function checkInProcess(file: Uint8Array) {
  const limits = {
    longestMs: TIMEOUT_MS,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    quiet: true,
  }
  const outcome = await askProcess(program, file, limits)
  return "answer" in outcome
    ? answerSchema.parse(outcome.answer)
    : { refused: "datasheet_too_slow" as const }
}
