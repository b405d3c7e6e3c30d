import { browserApi, newIdempotencyKey, sendAsViewer } from "#web/api/api.ts"
import type { GridDrafts } from "./grid-drafts.ts"

const PROBLEMS = 1000

/** The shop's answer to changes: an import to look at, or how many parts are not right and are marked now. */
export type Checked = { importId: string } | { wrong: number }

/** Has the shop compare all changes with what it has; nothing is written. */
export async function sendChanges(drafts: GridDrafts): Promise<Checked> {
  const body = { fileName: "Product grid", source: "grid" } as const
  const headers = { "idempotency-key": newIdempotencyKey() }
  const { insertedId: id } = await browserApi("POST /import", { body }, { headers })
  const { text, ids } = drafts.file(id)
  const sent = await sendAsViewer(`/import/${id}/file`, { method: "PUT", body: text })
  await sent.body?.cancel()
  const params = { id }
  const read = await browserApi("GET /import/{id}", { params })
  if (read.state !== "refused") return { importId: id }
  const query = { limit: PROBLEMS }
  const problems = await browserApi("GET /import/{id}/problems", { params, query })
  drafts.refuse(problems.map((problem) => ({ ...problem, id: ids[problem.line - 1] ?? "" })))
  return { wrong: read.badRows }
}
