import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { ReadListFile } from "#operations/matching/list-file-port.ts"
import { askProcess, takingTurns } from "../asked-process.ts"

const reasons = [
  ...(["list_empty", "list_damaged", "list_locked"] as const),
  ...(["list_of_other_kind", "list_too_long", "list_too_large"] as const),
]
const answerSchema = z.union([
  z.object({ refused: z.enum(reasons) }),
  z.object({ rows: z.array(z.array(z.string())) }),
])
const LONGEST_MS = 10_000
const HEAP_MB = 160
const program = fileURLToPath(new URL("./list-process.ts", import.meta.url))

/** Reads lists of strangers, each in a process that ends when it takes too long or too much. */
export function listFileReader({ atOnce = 2, waiting = 16 } = {}): ReadListFile {
  const inTurn = takingTurns(atOnce, waiting)
  return async (file) => (await inTurn(() => readInProcess(file))) ?? { refused: "lists_busy" }
}

async function readInProcess(file: Uint8Array) {
  const limits = { longestMs: LONGEST_MS, execArgv: [`--max-old-space-size=${HEAP_MB}`] }
  const outcome = await askProcess(program, file, limits)
  return "answer" in outcome
    ? answerSchema.parse(outcome.answer)
    : { refused: "list_too_large" as const }
}
