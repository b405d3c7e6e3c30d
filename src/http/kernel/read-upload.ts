import type { Context } from "hono"
import type { UploadRules } from "#contract/kernel/endpoint.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"
import { readBytes } from "./read-bytes.ts"

/** What multipart adds around a file, and the small fields that clients of image hosts send along. */
const FRAME_BYTES = 64 * 1024

/** The one file of a multipart body. Its name and declared type are the sender's, and ignored. */
export async function readUpload(
  c: Context<AppEnv>,
  { field, largestBytes, notMultipart, missing, tooLarge }: UploadRules,
): Promise<Uint8Array> {
  const type = c.req.header("content-type") ?? ""
  if (!/^multipart\/form-data *;/i.test(type)) throw refuse(notMultipart)
  const body = await readBytes(c, largestBytes + FRAME_BYTES, tooLarge)
  const form = await readForm(body, type)
  const files = [...(form?.values() ?? [])].filter((entry) => entry instanceof File)
  const [entry, second] = form?.getAll(field) ?? []
  if (!(entry instanceof File) || second !== undefined || files.length !== 1) throw refuse(missing)
  if (entry.size > largestBytes) throw refuse(tooLarge)
  return entry.bytes()
}

const readForm = (body: Buffer<ArrayBuffer>, type: string): Promise<FormData | undefined> =>
  new Response(body, { headers: { "content-type": type } }).formData().catch(() => undefined)
