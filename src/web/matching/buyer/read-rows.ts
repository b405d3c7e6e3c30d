import { createClient, languageHeaders } from "#contract/client.ts"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { listLimits } from "#domain/matching/list-table.ts"
import type { Reply } from "#web/api/api.ts"

export type ReadRows = Reply<"POST /match/file">

/** Has the shop read a file, or a text as one. Throws `ApiError`, or an error with a sentence. */
export async function readList(file: Blob): Promise<ReadRows> {
  if (file.size > listLimits.bytes) throw new Error(quickOrderText.tooLarge)
  const headers = { ...languageHeaders(), "content-type": "application/octet-stream" }
  const client = createClient((path, init) => fetch(path, { ...init, headers, body: file }))
  return client("POST /match/file")
}
