import type { Context } from "hono"
import { pictureLimits } from "#domain/pictures/picture.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"
import { readBytes } from "./read-bytes.ts"

/** What multipart adds around a file, and the small fields that clients of image hosts send along. */
const FRAME_BYTES = 64 * 1024

/** The one picture of a multipart body. Its name and declared type are the sender's, and ignored. */
export async function readUpload(c: Context<AppEnv>, field: string): Promise<Uint8Array> {
  const type = c.req.header("content-type") ?? ""
  if (!/^multipart\/form-data *;/i.test(type)) throw refuse("multipart_expected")
  const body = await readBytes(c, pictureLimits.bytes + FRAME_BYTES, "image_too_large")
  const form = await readForm(body, type)
  const files = [...form.values()].filter((entry) => entry instanceof File)
  const [entry, second] = form.getAll(field)
  if (!(entry instanceof File) || second !== undefined || files.length !== 1)
    throw refuse("image_missing")
  if (entry.size > pictureLimits.bytes) throw refuse("image_too_large")
  return entry.bytes()
}

async function readForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData()
  } catch {
    throw refuse("image_missing")
  }
}
