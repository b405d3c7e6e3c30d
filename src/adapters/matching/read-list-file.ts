import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { limitConcurrency } from "#domain/limit-concurrency.ts"
import { columnKinds, setAsideReasons, whyNotRead } from "#domain/matching/list-table.ts"
import type { ReadListFile } from "#operations/kernel/ports.ts"
import { limitedReader } from "../run-in-subprocess.ts"
import type { ListReply } from "./read-list.ts"
import { isMessage } from "./read-message.ts"

const cells = z.array(z.string())
const answerSchema = z.union([
  z.object({ refused: z.enum(whyNotRead) }),
  z.object({
    head: z.union([cells, z.undefined()]),
    isLetter: z.boolean(),
    columns: z.array(z.enum(columnKinds)),
    rows: z.array(cells),
    setAside: z.array(z.object({ at: z.int(), cells, reason: z.enum(setAsideReasons) })),
  }),
])
const program = fileURLToPath(import.meta.resolve("#adapters/matching/list-process.ts"))

/** An e-mail takes a few milliseconds in this process, a hostile one a hundred; a subprocess takes longer. */
const MAX_BYTES_IN_PROCESS = 4 * 1024
/** E-mails with many short lines take longest. */
const MAX_LINES_IN_PROCESS = 100
/** Length of the pause after a text is read in this process, as a multiple of the time that it took. */
const PAUSE_FACTOR = 4
const MAX_PAUSE_MS = 500

/**
 * Reads untrusted lists. Short texts are read in this process, others each in a subprocess with limits, because a few
 * megabytes of cells take seconds.
 */
export function listFileReader({ maxRunning = 2, maxWaiting = 16 } = {}): ReadListFile {
  const readInSubprocess = limitedReader({
    program,
    cpuMs: 5_000,
    heapMb: 160,
    residentMb: 320,
    maxRunning,
    maxWaiting,
    answer: answerSchema,
    busy: "list_files_busy",
    exceeded: "list_file_too_large",
  })
  const runWithPauses = pausingRunner(maxWaiting)
  return async (file, options = {}) => {
    const { hasHeading, known } = options
    const reply = (texts: unknown): ListReply => ({
      hasHeading,
      known: cells.parse(texts).filter((text) => known?.isNumber(text)),
    })
    if (!canReadInProcess(file)) return readInSubprocess(file, reply)
    // Loaded for the first short list: the readers take 4 MB.
    const { readListInProcess } = await import("./read-list.ts")
    const read = await runWithPauses(() => readListInProcess(Buffer.from(file), options))
    return read ?? { refused: "list_files_busy" }
  }
}

/** Runs work one at a time, with pauses in which the process serves purchases. */
function pausingRunner(maxWaiting: number) {
  const oneAtATime = limitConcurrency(1, maxWaiting)
  let pauseMs = 0
  let endedAt = 0
  return <Value>(work: () => Promise<Value>) =>
    oneAtATime(async () => {
      await delay(Math.max(0, endedAt + pauseMs - performance.now()))
      const startedAt = performance.now()
      const value = await work()
      endedAt = performance.now()
      pauseMs = Math.min((endedAt - startedAt) * PAUSE_FACTOR, MAX_PAUSE_MS)
      return value
    })
}

const canReadInProcess = (file: Uint8Array): boolean =>
  file.length <= MAX_BYTES_IN_PROCESS &&
  !needsSubprocess(file) &&
  countLines(file) <= MAX_LINES_IN_PROCESS

const countLines = (file: Uint8Array): number =>
  Buffer.from(file)
    .toString("latin1")
    .split(/[\r\n]/).length

/** Returns whether a file is an archive, a PDF, markup or a message, of which few bytes can be much work. */
const needsSubprocess = (file: Uint8Array): boolean =>
  /^(?:PK|%PDF|\W{0,5}<)/.test(Buffer.from(file.subarray(0, 10)).toString("latin1")) ||
  isMessage(file)
