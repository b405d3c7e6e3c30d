import type { Context } from "hono"
import { parse } from "secure-json-parse"
import type { z } from "zod"
import type { Endpoint } from "#contract/kernel/endpoint.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"
import { readBytes } from "./read-bytes.ts"
import { readUpload } from "./read-upload.ts"

export const MAX_BODY_BYTES = 64 * 1024
const JSON_TYPE = /^application\/json(?: *; *charset=(?:"?utf-8"?))? *$/i

/**
 * Reads what the endpoint declares and nothing else; unknown fields are dropped by its schemas. The body may
 * have been `sent` before.
 */
export async function readInput(c: Context<AppEnv>, endpoint: Endpoint, sent?: Buffer) {
  const problems = new Map<string, string>()
  const check = (schema: z.ZodType | undefined, value: unknown, where: string) => {
    const result = schema?.safeParse(value, { error: plainWords })
    for (const issue of result?.error?.issues ?? [])
      keepFirst(problems, issue.path.join(".") || where, issue.message)
    return result?.data
  }
  const { largestBodyBytes, largestFileBytes } = endpoint
  const read = (largest?: number) =>
    sent ?? readBytes(c, largest ?? MAX_BODY_BYTES, "body_too_large")
  const readBody = async () => readJson(c, (await read(largestBodyBytes)).toString("utf8"))
  const input = {
    params: check(endpoint.params, c.req.param(), "path"),
    query: check(endpoint.query, endpoint.query ? readQuery(c) : {}, "query"),
    headers: check(endpoint.headers, c.req.header(), "headers"),
    body: check(endpoint.body, endpoint.body ? await readBody() : undefined, "body"),
    file: largestFileBytes ? await read(largestFileBytes) : undefined,
    upload: endpoint.upload ? await readUpload(c, endpoint.upload) : undefined,
  }
  if (problems.size > 0) throw refuse("invalid_input", { fields: Object.fromEntries(problems) })
  return input
}

/** For what the schemas have no words of their own. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type") return `Must be ${kinds.get(issue.expected) ?? issue.expected}`
  if (issue.code === "too_big") return `Has at most ${issue.maximum} characters`
  if (issue.code === "too_small") return `Has at least ${issue.minimum} characters`
  if (issue.code === "invalid_value") return `Must be one of: ${issue.values.join(", ")}`
  return undefined
}

const kinds = new Map<string, string>([
  ["string", "text"],
  ["boolean", "true or false"],
  ["object", "a JSON object"],
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
      throw refuse("invalid_input", { fields: { [name]: "Send this once" } })
    if (value !== undefined) query[name] = value
  }
  return query
}

/** The parser itself only minds one with a prototype in it. */
function refuseConstructor(key: string, value: unknown): unknown {
  if (key === "constructor") throw new SyntaxError("a constructor")
  return value
}

/** The JSON body; an absent one is an empty object, so that its missing fields are named one by one. */
function readJson(c: Context<AppEnv>, text: string): unknown {
  if (text === "") return {}
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) throw refuse("unsupported_media_type")
  try {
    return parse(text, refuseConstructor, { protoAction: "error" })
  } catch {
    throw refuse("invalid_json")
  }
}

/** The raw body as text, however it is declared, up to the limit. */
export const readText = async (
  c: Context<AppEnv>,
  largestBytes = MAX_BODY_BYTES,
): Promise<string> => (await readBytes(c, largestBytes, "body_too_large")).toString("utf8")
