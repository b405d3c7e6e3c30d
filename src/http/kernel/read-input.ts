import { MIMEType } from "node:util"
import type { Context } from "hono"
import { parse } from "secure-json-parse"
import type { z } from "zod"
import type { Endpoint, UploadRules } from "#contract/kernel/endpoint.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { Refusal, refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"

export type SentBody = Buffer<ArrayBuffer>

/** Reads the raw body. Refuses with the code `tooLarge` once it exceeds the limit. */
async function readBytes(
  c: Context<AppEnv>,
  maxBytes: number,
  tooLarge: "body_too_large" | UploadRules["tooLarge"],
): Promise<SentBody> {
  const announced = c.req.header("content-length")
  if (Number(announced ?? 0) > maxBytes) throw refuse(tooLarge)
  try {
    // No more than the announced length can arrive. A web stream around it takes a fifth of the time of a purchase.
    if (announced !== undefined) return Buffer.from(await c.req.raw.arrayBuffer())
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw refuse(tooLarge)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof Refusal ? error : refuse("body_cut_off")
  }
}

/** Allowance for multipart framing and small fields of image host clients. */
const FRAME_BYTES = 64 * 1024
const MAX_PARTS = 16
const MAX_PART_HEAD_BYTES = 4096
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/

export type BodyLimits = Pick<Endpoint, "maxBodyBytes" | "maxFileBytes" | "upload">

/** Reads the raw body of a call. Refuses an upload that is not a form before reading it. */
export function readBody(
  c: Context<AppEnv>,
  { maxBodyBytes, maxFileBytes, upload }: BodyLimits,
): Promise<SentBody> {
  if (!upload) return readBytes(c, maxFileBytes ?? maxBodyBytes ?? MAX_BODY_BYTES, "body_too_large")
  if (findBoundary(c.req.header("content-type")) === undefined) throw refuse(upload.notMultipart)
  return readBytes(c, upload.maxBytes + FRAME_BYTES, upload.tooLarge)
}

/** Returns the one file of a multipart body. Ignores its declared name and type. */
async function readUpload(
  c: Context<AppEnv>,
  body: SentBody,
  { field, maxBytes, missing, tooLarge }: UploadRules,
): Promise<Uint8Array> {
  const boundary = findBoundary(c.req.header("content-type")) ?? ""
  const form = isSmallForm(body, boundary) ? await readForm(body, boundary) : undefined
  const files = [...(form?.values() ?? [])].filter((entry) => entry instanceof File)
  const [entry, second] = form?.getAll(field) ?? []
  if (!(entry instanceof File) || second !== undefined || files.length !== 1) throw refuse(missing)
  if (entry.size > maxBytes) throw refuse(tooLarge)
  return entry.bytes()
}

/** Returns undefined if the type is not a form, and an empty text for an invalid boundary. */
function findBoundary(contentType = ""): string | undefined {
  if (!/^multipart\/form-data *;/i.test(contentType)) return undefined
  try {
    const boundary = new MIMEType(contentType).params.get("boundary") ?? ""
    return BOUNDARY.test(boundary) ? boundary : ""
  } catch {
    return ""
  }
}

/** Checks parts and headers before parsing, because parsing is slow for many parts. */
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

/** Passes the checked boundary to the parser, so that it splits the body in the same way as the check. */
const readForm = (body: SentBody, boundary: string): Promise<FormData | undefined> =>
  new Response(body, { headers: { "content-type": `multipart/form-data; boundary="${boundary}"` } })
    .formData()
    .catch(() => undefined)

export const MAX_BODY_BYTES = 64 * 1024
const JSON_TYPE = /^application\/json(?: *; *charset=(?:"?utf-8"?))? *$/i

/**
 * Validates the input that the endpoint declares. Schemas drop unknown fields. `sentBody` has been read before the
 * call was queued.
 */
export async function readInput(c: Context<AppEnv>, endpoint: Endpoint, sentBody?: SentBody) {
  const problems = new Map<string, string>()
  const check = (schema: z.ZodType | undefined, value: unknown, where: string) => {
    const result = schema?.safeParse(value, { error: defaultMessage })
    for (const issue of result?.error?.issues ?? [])
      keepFirst(problems, issue.path.join(".") || where, translate(issue.message))
    return result?.data
  }
  const { body, maxFileBytes, upload } = endpoint
  const read = async () => sentBody ?? readBody(c, endpoint)
  const input = {
    params: check(endpoint.params, endpoint.params && c.req.param(), "path"),
    query: check(endpoint.query, endpoint.query && readQuery(c), "query"),
    headers: check(endpoint.headers, endpoint.headers && c.req.header(), "headers"),
    body: check(body, body && readJson(c, (await read()).toString("utf8")), "body"),
    file: maxFileBytes ? await read() : undefined,
    upload: upload && (await readUpload(c, await read(), upload)),
  }
  if (problems.size > 0) throw refuse("invalid_input", { fields: Object.fromEntries(problems) })
  return input
}

/** Messages for issues for which the schemas have no text. */
const defaultMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type") {
    const kind = translate(kinds.get(issue.expected) ?? issue.expected)
    return t("Must be {kind}", { kind })
  }
  if (issue.code === "too_big")
    return t("Has at most {most} characters", { most: String(issue.maximum) })
  if (issue.code === "too_small")
    return t("Has at least {least} characters", { least: String(issue.minimum) })
  if (issue.code === "invalid_value")
    return t("Must be one of: {values}", { values: issue.values.join(", ") })
  return undefined
}

const kinds = new Map<string, string>([
  ["string", "text"],
  ["int", "a whole number"],
  ["number", "a number"],
  ["boolean", "true or false"],
  ["object", "a JSON object"],
  ["record", "a JSON object"],
  ["array", "a list"],
])

const keepFirst = (problems: Map<string, string>, field: string, message: string): void => {
  if (!problems.has(field)) problems.set(field, message)
}

function readQuery(c: Context<AppEnv>): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, values] of Object.entries(c.req.queries())) {
    const [value, second] = values
    if (second !== undefined)
      throw refuse("invalid_input", { fields: { [name]: t("Send this only once") } })
    if (value !== undefined) query[name] = value
  }
  return query
}

/** Refuses every `constructor` key. The parser refuses only those with a prototype. */
function refuseConstructor(key: string, value: unknown): unknown {
  if (key === "constructor") throw new SyntaxError("a constructor")
  return value
}

/** Parses JSON. An absent body counts as an empty object, so that errors name missing fields. */
function readJson(c: Context<AppEnv>, text: string): unknown {
  if (text === "") return {}
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) throw refuse("unsupported_media_type")
  try {
    return parse(text, refuseConstructor, { protoAction: "error" })
  } catch {
    throw refuse("invalid_json")
  }
}

export const readText = async (c: Context<AppEnv>, maxBytes = MAX_BODY_BYTES): Promise<string> =>
  (await readBytes(c, maxBytes, "body_too_large")).toString("utf8")
