import { parentPort } from "node:worker_threads"
import { z } from "zod"
import { PartMatcher } from "#domain/matching/part-matcher.ts"
import type { ThreadAnswer, ThreadTask } from "./matching-thread.ts"

/** The thread that holds the parts and matches rows with them, so that the shop answers others meanwhile. */

const partsSchema = z.array(
  z.object({
    id: z.string(),
    sku: z.string(),
    mpn: z.string().optional(),
    name: z.string(),
    category: z.string(),
    specs: z.record(z.string(), z.unknown()),
    gone: z.boolean().optional(),
  }),
)

const matcher = new PartMatcher()

parentPort?.on("message", ({ id, parts, rows = [], settles }: ThreadTask) => {
  if (parts !== undefined) put(parts)
  // What reading them left behind would stay for long.
  if (settles) globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })
  const answer: ThreadAnswer = {
    id,
    rows: rows.map((row) => matcher.match(row)),
    isWorn: matcher.isWorn,
  }
  parentPort?.postMessage(answer)
})

function put(parts: string): void {
  for (const { gone, ...part } of partsSchema.parse(JSON.parse(parts)))
    if (gone) matcher.remove(part.id)
    else matcher.put(part)
}
