import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { CheckDatasheet, DatasheetRefusal } from "#operations/kernel/picture-ports.ts"
import { limitedReader } from "../run-in-subprocess.ts"

const reasons = [
  "datasheet_type_refused",
  "datasheet_unreadable",
  "datasheet_locked",
  "datasheet_active",
  "datasheet_too_slow",
] as const satisfies DatasheetRefusal[]
const answerSchema = z.union([
  z.object({ refused: z.enum(reasons) }),
  z.object({ pages: z.int().nullable() }),
])

const program = fileURLToPath(import.meta.resolve("#adapters/pictures/datasheet-process.ts"))

/** Checks PDFs, each in a subprocess with time and memory limits. */
export const datasheetChecker = (): CheckDatasheet =>
  limitedReader({
    program,
    timeoutMs: 5_000,
    heapMb: 160,
    atOnce: 2,
    waiting: 16,
    answer: answerSchema,
    busy: "datasheets_busy",
    exceeded: "datasheet_too_slow",
  })
