import { z } from "zod"
import { invalidRequest, type WireError } from "./wire-error.ts"
import type { Wire, WireGroup } from "./wire-form.ts"

const supportedCurrencies = new Set(
  Intl.supportedValuesOf("currency").map((currency) => currency.toLowerCase()),
)

/** Says which of Stripe's codes a broken rule has; see `readParams`. */
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

/** Reads parameters strictly; the first thing wrong is answered as Stripe would. */
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

/** `card[exp_month]` */
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
