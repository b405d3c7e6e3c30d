import { parentPort } from "node:worker_threads"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { MatchedPart } from "#domain/matching/matched-part.ts"
import { PartMatcher } from "#domain/matching/part-matcher.ts"
import type { ThreadAnswer, ThreadTask } from "./matching-thread.ts"

/** The thread that holds the parts and matches rows with them, so that the shop answers others meanwhile. */

/** As the shop's own statement tells it: what would check that costs the thread 7 MB. */
type KnownPart = MatchedPart | { id: string; gone: true }

const matcher = new PartMatcher()

parentPort?.on("message", ({ id, parts, rows = [], settles }: ThreadTask) => {
  if (parts !== undefined) put(asDeclared(JSON.parse(parts)))
  // What reading them left behind would stay for long.
  if (settles) globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })
  const answer: ThreadAnswer = {
    id,
    rows: rows.map((row) => matcher.match(row)),
    isWorn: matcher.isWorn,
  }
  parentPort?.postMessage(answer)
})

function put(parts: readonly KnownPart[]): void {
  for (const part of parts)
    if ("gone" in part) matcher.remove(part.id)
    else matcher.put(part)
}
