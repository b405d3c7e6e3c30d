import { fileURLToPath } from "node:url"
import { z } from "zod"
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

/** A mail takes a few milliseconds in this process; a subprocess takes a hundred times as long. */
const MAX_BYTES_HERE = 4 * 1024
/** Mails with many short lines take longest. */
const MAX_LINES_HERE = 100

/**
 * Reads untrusted lists. Short texts are read in this process, others each in a subprocess with time and memory limits,
 * because a few megabytes of cells take seconds.
 */
export function listFileReader({ atOnce = 2, waiting = 16 } = {}): ReadListFile {
  const readApart = limitedReader({
    program,
    timeoutMs: 5_000,
    heapMb: 160,
    atOnce,
    waiting,
    answer: answerSchema,
    busy: "list_files_busy",
    exceeded: "list_file_too_large",
  })
  return async (file, options = {}) => {
    const { hasHeading, known } = options
    const reply = (texts: unknown): ListReply => ({
      hasHeading,
      known: cells.parse(texts).filter((text) => known?.isNumber(text)),
    })
    if (!isQuick(file)) return readApart(file, reply)
    // Loaded for the first short list: the readers take 4 MB.
    const { readListHere } = await import("./read-list.ts")
    return readListHere(Buffer.from(file), options)
  }
}

const isQuick = (file: Uint8Array): boolean =>
  file.length <= MAX_BYTES_HERE && !isApart(file) && countLines(file) <= MAX_LINES_HERE

const countLines = (file: Uint8Array): number =>
  Buffer.from(file)
    .toString("latin1")
    .split(/[\r\n]/).length

/** Returns whether a file is an archive, a PDF, markup or a message, of which few bytes can be much work. */
const isApart = (file: Uint8Array): boolean =>
  /^(?:PK|%PDF|\W{0,5}<)/.test(Buffer.from(file.subarray(0, 10)).toString("latin1")) ||
  isMessage(file)
