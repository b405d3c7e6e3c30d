import { type FileHandle, open, readFile } from "node:fs/promises"
import { z } from "zod"
import { returnStates } from "#domain/returns/return-state.ts"

/**
 * Journal of requests and acknowledgements: one JSON line each, flushed to disk before the buyer continues. The shop's
 * data is compared with it.
 */
export interface Journal {
  /** Resolves when the line is on disk. */
  write(entry: Entry): Promise<void>
  read(): Promise<Entry[]>
  close(): Promise<void>
}

const entry = z.discriminatedUnion("what", [
  z.object({ what: z.literal("order sent"), key: z.string() }),
  z.object({
    what: z.literal("order acknowledged"),
    key: z.string(),
    id: z.string(),
    quantity: z.number(),
  }),
  z.object({ what: z.literal("charged"), id: z.string(), intentId: z.string() }),
  z.object({ what: z.literal("payment acknowledged"), id: z.string() }),
  z.object({ what: z.literal("deletion sent"), id: z.string() }),
  z.object({ what: z.literal("deletion acknowledged"), id: z.string() }),
  z.object({ what: z.literal("cancellation sent"), id: z.string() }),
  z.object({ what: z.literal("cancellation acknowledged"), id: z.string(), units: z.number() }),
  z.object({ what: z.literal("shipment acknowledged"), id: z.string(), number: z.number() }),
  z.object({
    what: z.literal("return acknowledged"),
    id: z.string(),
    returnId: z.string(),
    state: z.enum(returnStates),
  }),
  z.object({
    what: z.literal("cart acknowledged"),
    /** Id of the buyer. */
    id: z.string(),
    version: z.number(),
    units: z.number(),
  }),
  z.object({ what: z.literal("invoice acknowledged"), id: z.string(), number: z.string() }),
  z.object({ what: z.literal("review acknowledged"), id: z.string() }),
])
export type Entry = z.output<typeof entry>

export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, "a", 0o600)
  const waiting: string[] = []
  let last = Promise.resolve()
  let batch: Promise<void> | undefined
  /** Writes all waiting lines with one flush. */
  const flush = () => {
    batch = undefined
    return writeAll(file, waiting.splice(0))
  }
  return {
    write: (line) => {
      waiting.push(`${JSON.stringify(line)}\n`)
      batch ??= last.then(flush)
      last = batch
      return batch
    },
    read: async () => {
      const lines = (await readFile(path, "utf8")).split("\n").slice(0, -1)
      return lines.map((line) => entry.parse(JSON.parse(line)))
    },
    close: () => file.close(),
  }
}

async function writeAll(file: FileHandle, lines: string[]): Promise<void> {
  await file.write(lines.join(""))
  await file.datasync()
}
