import { randomBytes } from "node:crypto"
import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type Stripe from "stripe"
import { z } from "zod"

interface WireErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error"
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: Partial<Stripe.PaymentIntent>
  payment_method?: Stripe.PaymentMethod
}

/** An error of Stripe: `{ error: { type, code, message, param, … } }`. */
export class WireError extends Error {
  override name = "WireError"
  readonly status: ContentfulStatusCode
  readonly body: WireErrorBody

  constructor(status: ContentfulStatusCode, body: WireErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body
  }
}

const docUrl = (code: string) => `https://docs.stripe.com/error-codes/${code.replaceAll("_", "-")}`

type Detail = Omit<WireErrorBody, "type" | "message">

export const invalidRequest = (
  message: string,
  detail: Detail = {},
  status: 400 | 401 | 403 = 400,
) => new WireError(status, { type: "invalid_request_error", message, ...detail })

/** Expects `kind` as Stripe spells it: `payment_intent`, `PaymentMethod`, `charge`. */
export const noSuch = (kind: string, id: string, param: string) =>
  new WireError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    // Does not repeat input that could be anything, such as a card number.
    message: /^[a-z]+_\w{1,80}$/i.test(id) ? `No such ${kind}: '${id}'` : `No such ${kind}`,
    param,
  })

export const cardError = (message: string, detail: Detail) =>
  new WireError(402, { type: "card_error", message, ...detail })

export const apiError = () =>
  new WireError(500, {
    type: "api_error",
    message: "The card stand-in could not answer.",
  })

/** A parsed form body: texts, lists and groups. */
type Wire = string | Wire[] | { [name: string]: Wire }
export type WireGroup = { [name: string]: Wire }

interface Node {
  text?: string
  children: Map<string, Node>
}

const MAX_FIELDS = 500
const MAX_DEPTH = 5

/**
 * Parses Stripe's form encoding: `metadata[order_id]=1`, `types[]=card`, `types[0]=card`. Returns undefined if it
 * is malformed.
 */
export function parseForm(body: string): WireGroup | undefined {
  const root: Node = { children: new Map() }
  const fields = [...new URLSearchParams(body)]
  if (fields.length > MAX_FIELDS) return undefined
  for (const [name, text] of fields) {
    const path = readPath(name)
    if (!path || !place(root, path, text)) return undefined
  }
  return toGroup(root)
}

function readPath(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) return undefined
  const [, first = "", rest = ""] = match
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = ""]) => part)]
  return path.length <= MAX_DEPTH ? path : undefined
}

function place(root: Node, path: string[], text: string): boolean {
  let node = root
  for (const part of path) {
    // `types[]` means the next index.
    const name = part === "" ? String(node.children.size) : part
    const next = node.children.get(name) ?? { children: new Map() }
    if (node.text !== undefined) return false
    node.children.set(name, next)
    node = next
  }
  if (node.children.size > 0 || node.text !== undefined) return false
  node.text = text
  return true
}

function toWire(node: Node): Wire {
  if (node.text !== undefined) return node.text
  const names = [...node.children.keys()]
  const isList = names.every((name, index) => name === String(index))
  return isList ? [...node.children.values()].map(toWire) : toGroup(node)
}

/** Returns a group without a prototype, so that `__proto__` is a field like any other. */
function toGroup(node: Node): WireGroup {
  const group: WireGroup = Object.create(null)
  for (const [name, child] of node.children) group[name] = toWire(child)
  return group
}

const supportedCurrencies = new Set(
  Intl.supportedValuesOf("currency").map((currency) => currency.toLowerCase()),
)

/** Maps a broken rule to one of Stripe's codes; see `readParams`. */
const rule = (code: string, message: string) => ({ message, params: { code } })

export const wireInteger = z.string().transform((text, context) => {
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  context.addIssue({ code: "custom", ...rule("parameter_invalid_integer", "Invalid integer") })
  return z.NEVER
})

export const wireCurrency = z
  .string()
  .toLowerCase()
  .refine((currency) => supportedCurrencies.has(currency), { message: "Invalid currency" })

export const chargeAmount = wireInteger
  .refine((amount) => amount >= 50, rule("amount_too_small", "Amount must be at least $0.50 usd"))
  .refine(
    (amount) => amount <= 99_999_999,
    rule("amount_too_large", "Amount must be no more than $999,999.99"),
  )

export const wireMetadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= 50, { message: "Too many metadata keys" })

/** Validates parameters strictly. Reports the first error as Stripe does. */
export function readParams<Params>(schema: z.ZodType<Params>, input: WireGroup): Params {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue ? refusalOf(issue, input) : invalidRequest("Invalid request")
}

function refusalOf(issue: z.core.$ZodIssue, input: WireGroup): WireError {
  if (issue.code === "unrecognized_keys") {
    const param = bracketed([...issue.path, ...issue.keys.slice(0, 1)])
    return invalidRequest(`Received unknown parameter: ${param}`, {
      code: "parameter_unknown",
      param,
    })
  }
  const param = bracketed(issue.path)
  if (valueAt(input, issue.path) === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param })
  const code: unknown = issue.code === "custom" ? issue.params?.code : undefined
  return invalidRequest(issue.message, typeof code === "string" ? { code, param } : { param })
}

/** Formats a path as `card[exp_month]`. */
const bracketed = ([first = "", ...rest]: readonly PropertyKey[]) =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join("")}`

function valueAt(input: WireGroup, path: readonly PropertyKey[]): Wire | undefined {
  let value: Wire | undefined = input
  for (const part of path) {
    if (value === undefined || typeof value === "string") return undefined
    value = Array.isArray(value) ? value[Number(part)] : value[String(part)]
  }
  return value
}

export type Database = NodePgDatabase
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0]

/** One request: key, origin and the transaction of its work. */
export interface Call {
  tx: Tx
  access: Access
  /** The stand-in's address for browsers: `http://host/sandbox/stripe`. */
  base: string
  requestId: string
  idempotencyKey: string | undefined
}

/** The secret key permits everything, the publishable key only what a payment page needs. */
export type Access = "secret" | "publishable"

export interface Endpoint {
  method: "GET" | "POST"
  path: string
  /** Accepts the publishable key. The work itself then requires the intent's client secret. */
  browser: boolean
  /**
   * Checks the parameters and returns the work for a transaction. A refusal thrown here is not stored under an
   * idempotency key. A refusal thrown by the work is stored, together with what the work wrote.
   */
  prepare(input: WireGroup, id: string): (call: Call) => Promise<object>
}

/** Makes an id: `pi_` and 24 random hexadecimal digits. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`

export const toUnixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
