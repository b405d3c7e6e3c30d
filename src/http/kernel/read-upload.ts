import { MIMEType } from "node:util"
import type { Context } from "hono"
import type { UploadRules } from "#contract/kernel/endpoint.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"
import { readBytes } from "./read-bytes.ts"

/** What multipart adds around a file, and the small fields that clients of image hosts send along. */
const FRAME_BYTES = 64 * 1024
const MAX_PARTS = 16
const MAX_PART_HEAD_BYTES = 4096
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/

/** The one file of a multipart body. Its name and declared type are the sender's, and ignored. */
export async function readUpload(
  c: Context<AppEnv>,
  { field, largestBytes, notMultipart, missing, tooLarge }: UploadRules,
): Promise<Uint8Array> {
  const boundary = findBoundary(c.req.header("content-type"))
  if (boundary === undefined) throw refuse(notMultipart)
  const body = await readBytes(c, largestBytes + FRAME_BYTES, tooLarge)
  const form = isSmallForm(body, boundary) ? await readForm(body, boundary) : undefined
  const files = [...(form?.values() ?? [])].filter((entry) => entry instanceof File)
  const [entry, second] = form?.getAll(field) ?? []
  if (!(entry instanceof File) || second !== undefined || files.length !== 1) throw refuse(missing)
  if (entry.size > largestBytes) throw refuse(tooLarge)
  return entry.bytes()
}

/** Undefined where the type is not that of a form; empty where a form names no boundary that can be one. */
function findBoundary(contentType = ""): string | undefined {
  if (!/^multipart\/form-data *;/i.test(contentType)) return undefined
  try {
    const boundary = new MIMEType(contentType).params.get("boundary") ?? ""
    return BOUNDARY.test(boundary) ? boundary : ""
  } catch {
    return ""
  }
}

/** Counts parts and measures their heads before the form is parsed, which takes long for many. */
export function isSmallForm(body: Buffer, boundary: string): boolean {
  if (boundary === "") return false
  const mark = `--${boundary}`
  let parts = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    parts += 1
    const head = body.subarray(at + mark.length, at + mark.length + MAX_PART_HEAD_BYTES)
    const isLast = head.toString("latin1", 0, 2) === "--"
    if (parts > MAX_PARTS || !(isLast || head.includes("\r\n\r\n"))) return false
  }
  return parts > 0
}

/** The boundary is written anew, so that the parser divides the body as it was counted. */
const readForm = (body: Buffer<ArrayBuffer>, boundary: string): Promise<FormData | undefined> =>
  new Response(body, { headers: { "content-type": `multipart/form-data; boundary="${boundary}"` } })
    .formData()
    .catch(() => undefined)
