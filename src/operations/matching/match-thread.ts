import { parentPort } from "node:worker_threads"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { MatchedPart } from "#domain/matching/matched-part.ts"
import { PartMatcher } from "#domain/matching/part-matcher.ts"
import type { ThreadAnswer, ThreadTask } from "./matching-thread.ts"

/** The thread that holds the parts and matches rows with them, so that the shop answers others meanwhile. */

/** As the shop's own statement tells it: what would check that costs the thread 7 MB. */
type KnownPart = MatchedPart | { id: string; gone: true }

const matcher = new PartMatcher()

/** So many parts, and a quarter of all, are read before what that left behind is cleared away. */
const MIN_BATCH_PARTS = 4_000
let putSince = 0

parentPort?.on("message", ({ id, parts, rows = [], settles }: ThreadTask) => {
  if (parts !== undefined) put(asDeclared(JSON.parse(parts)))
  if (settles || putSince > MIN_BATCH_PARTS + matcher.count / 4) collect()
  const answer: ThreadAnswer = {
    id,
    rows: rows.map((row) => matcher.match(row)),
    needsRebuild: matcher.needsRebuild,
  }
  parentPort?.postMessage(answer)
})

function put(parts: readonly KnownPart[]): void {
  putSince += parts.length
  for (const part of parts)
    if ("gone" in part) matcher.remove(part.id)
    else matcher.put(part)
}

/** What reading parts left behind would stay for long: of 46,245 some 80 MB more at once. */
function collect(): void {
  putSince = 0
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })
}
