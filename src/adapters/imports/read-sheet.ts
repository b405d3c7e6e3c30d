import { fileURLToPath } from "node:url"
import { z } from "zod"
import type { ReadSheet } from "#operations/kernel/ports.ts"
import { limitedReader } from "../run-in-subprocess.ts"

const answerSchema = z.union([
  z.object({ refused: z.enum(["list_file_damaged", "list_file_locked", "list_file_too_large"]) }),
  z.object({ lines: z.instanceof(Uint8Array) }),
])
const program = fileURLToPath(import.meta.resolve("#adapters/imports/sheet-process.ts"))

/** Reads spreadsheets of parts, each in a subprocess with limits. */
export const sheetReader = (): ReadSheet =>
  limitedReader({
    program,
    cpuMs: 60_000,
    timeoutMs: 1_200_000,
    heapMb: 512,
    residentMb: 768,
    maxRunning: 1,
    maxWaiting: 4,
    answer: answerSchema,
    busy: "list_files_busy",
    exceeded: "list_file_too_large",
  })
