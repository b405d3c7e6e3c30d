import { fileURLToPath } from "node:url"
import { z } from "zod"
import { limitConcurrency } from "#domain/limit-concurrency.ts"
import type { WritePaper } from "#operations/kernel/paper.ts"
import { subprocessRunner } from "../run-in-subprocess.ts"

/** 5,000 lines take 4 s of CPU time, 16.5 s on a busy machine, and 480 MB. */
const TIMEOUT_MS = 120_000
const HEAP_MB = 640
/** The first paper of a process takes as long as some twenty more, because it reads the fonts. */
const IDLE_MS = 10_000
const program = fileURLToPath(import.meta.resolve("#adapters/invoices/paper-process.ts"))

/** Writes PDFs in subprocesses, because thousands of lines would block the event loop. */
export function paperWriter(): WritePaper {
  const limited = limitConcurrency(2, 16)
  const run = subprocessRunner(program, {
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
  })
  return async (paper) => {
    const file = Buffer.from(JSON.stringify(paper))
    const outcome = await limited(() => run(file))
    if (!outcome) return { busy: true }
    if ("ended" in outcome) throw new Error(`a paper was not written (${outcome.ended})`)
    return { pdf: z.instanceof(Uint8Array).parse(outcome.answer) }
  }
}
