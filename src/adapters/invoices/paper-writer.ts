import { fileURLToPath } from "node:url"
import { z } from "zod"
import { limitConcurrency } from "#domain/limit-concurrency.ts"
import type { WritePaper } from "#operations/kernel/paper.ts"
import { runInSubprocess } from "../run-in-subprocess.ts"

/** 5,000 lines take 4 s of CPU time, 16.5 s on a busy machine, and 480 MB. */
const TIMEOUT_MS = 120_000
const HEAP_MB = 640
const program = fileURLToPath(import.meta.resolve("#adapters/invoices/paper-process.ts"))

/** Writes PDFs in subprocesses, because thousands of lines would block the event loop. */
export function paperWriter(): WritePaper {
  const limited = limitConcurrency(2, 16)
  return async (paper) => {
    const file = Buffer.from(JSON.stringify(paper))
    const limits = { timeoutMs: TIMEOUT_MS, execArgv: [`--max-old-space-size=${HEAP_MB}`] }
    const outcome = await limited(() => runInSubprocess(program, file, limits))
    if (!outcome) return { busy: true }
    if ("ended" in outcome) throw new Error(`a paper was not written: its process ${outcome.ended}`)
    return { pdf: z.instanceof(Uint8Array).parse(outcome.answer) }
  }
}
