import { z } from "zod"
import { emailPattern, oneLine } from "#domain/accounts/account-fields.ts"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { holdsCardNumber } from "#domain/payments/account-numbers.ts"
import { parseAmount } from "#domain/pricing/money.ts"
import { isUnclear, readSentAmount } from "#domain/pricing/typed-number.ts"
import { isDay } from "#domain/shop/days.ts"
import { isCountry } from "#domain/shop/places.ts"
import { isStorable } from "#domain/shop/storable-text.ts"
import { WORKBOOK_TYPE } from "./endpoint.ts"
import { fieldText } from "./field-text.ts"

/** Replaces a malformed value by an empty one, which is unknown rather than an error. */
export const emptyUnless = (shape: RegExp) => (value: string) => (shape.test(value) ? value : "")

export const id = z
  .string()
  .transform(emptyUnless(/^[0-9a-f]{24}$/))
  .meta({ example: "d4016a39c8e609841ed6e812" })
/** Optional field, whose description says when it is missing or present. */
export const optional = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.optional().describe(description)

export const idParams = z.object({ id })

export const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase()

/** E-mail address that identifies an account. */
export const emailAddress = (message: string) =>
  z
    .string({ error: () => fieldText.required("Email") })
    .transform(normalizeEmail)
    .pipe(z.email({ pattern: emailPattern, error: message }).max(254, message))
    .meta({ example: "buyer@northmere.example" })

/** Restores a `+` that form decoding turned into a blank. */
const withPlus = (email: string): string => normalizeEmail(email).replaceAll(" ", "+")

/** Possible meanings of an address in a query, because a leading `+` may arrive as a blank. */
export const emailsInQuery = z
  .string()
  .max(254)
  .regex(/^\P{Cc}*$/u, "An e-mail address must not contain control characters")
  .transform((email) => [withPlus(email), withPlus(email.replaceAll(" ", "+"))])
  .meta({ example: "buyer@northmere.example" })

export const emailParams = z.object({
  email: z
    .string()
    .transform(withPlus)
    .transform(emptyUnless(/^\P{Cc}{1,254}$/u))
    .meta({ example: "buyer@northmere.example" }),
})

/** Trimmed text without characters that cannot be stored or exported. */
const storable = (label: string, longest: number) =>
  z
    .string({ error: () => fieldText.required(label) })
    .trim()
    .max(longest, { error: () => fieldText.tooLong(label, longest) })
    .refine((value) => isStorable(value), {
      error: () => t("{label} contains a control character", { label: translate(label) }),
    })

/** Typed text that contains no card number. */
export const text = (label: string, longest: number) =>
  storable(label, longest).refine((value) => !holdsCardNumber(value), {
    error: () =>
      t("{label} contains a card number. Enter it only when you pay", { label: translate(label) }),
  })

export const requiredText = (label: string, longest: number) =>
  text(label, longest).min(1, { error: () => fieldText.required(label) })

/** Subject of a message, on one line. */
export const subject = z
  .string({ error: () => fieldText.required("Subject") })
  .transform(oneLine)
  .pipe(requiredText("Subject", 120))

/** Id of a row with a number. A malformed id counts as unknown. */
export const numberedId = z
  .string()
  .transform((value) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0))
  .meta({ example: "17" })

/** Reference number of another party, which may look like a card number; null if empty. */
export const referenceOrNone = (label: string, longest: number) =>
  storable(label, longest)
    .nullable()
    .transform((value) => value || null)

/**
 * Reference number of another party, as text or as a JSON number, because some clients send bare digits as a
 * number.
 */
export const referenceText = (label: string, longest: number) =>
  z
    .union([z.int().transform(String), z.string()], {
      error: () => t("{label} must be text", { label: translate(label) }),
    })
    .transform((typed): string | null => oneLine(typed))
    .pipe(referenceOrNone(label, longest))
    .transform((number) => number ?? "")

/** Text, or a JSON number, because some clients send bare digits as a number. */
const phoneText = z
  .union([z.int().transform(String), z.string()], { error: () => fieldText.required("Phone") })
  .meta({ example: "+44 131 496 0000" })
export const phone = phoneText.pipe(text("Phone", 200))
export const requiredPhone = phoneText.pipe(requiredText("Phone", 200))

/** Name on one line; empty if nothing is visible. */
export const personName = z
  .string({ error: () => fieldText.required("Name") })
  .transform(oneLine)
  .pipe(text("Name", 80))

export const requiredName = personName.pipe(
  z.string().min(1, { error: () => fieldText.required("Name") }),
)

export const wholeNumber = (
  label: string,
  least: number,
  most: number,
  missing = () => fieldText.required(label),
) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,15}$/, { error: () => fieldText.notWhole(label) }),
      ],
      { error: missing },
    )
    .transform(Number)
    .pipe(
      z
        .int({ error: () => fieldText.notWhole(label) })
        .min(least, { error: () => fieldText.atLeast(label, least) })
        .max(most, { error: () => fieldText.atMost(label, most) }),
    )

/** Returns a transformation that reads a value by a schema and reports its issues; `none` if it is empty or null. */
const readUnlessEmpty =
  <None, Read>(none: None, schema: z.ZodType<Read>) =>
  (value: number | string | null, context: z.RefinementCtx): None | Read => {
    if (value === null || value === "") return none
    const read = schema.safeParse(value)
    for (const { message } of read.error?.issues ?? [])
      context.addIssue({ code: "custom", message })
    return read.success ? read.data : z.NEVER
  }

/** Whole number, or `none` if empty or null. */
export const wholeNumberOr = <None extends number | null>(
  none: None,
  label: string,
  least: number,
  most: number,
) =>
  z
    .union([z.number(), z.string().trim(), z.null()], { error: () => fieldText.notWhole(label) })
    .transform(readUnlessEmpty(none, wholeNumber(label, least, most)))

/** Result of JavaScript multiplication in a form: `2356.2000000000003`. */
const COMPUTED = /^\d{1,12}\.\d{3,}$/

/** Reads an amount as whole minor units. All prices in JSON are read here. */
export const amountIn = (label: string) =>
  z
    .union([z.number(), z.string()], { error: () => fieldText.required(label) })
    .transform((value, context) => {
      const computed = typeof value === "string" && COMPUTED.test(value) && !isUnclear(value)
      const amount =
        computed || typeof value === "number" ? parseAmount(Number(value)) : readSentAmount(value)
      if (amount === undefined) {
        context.addIssue(fieldText.notAnAmount(label, value))
        return z.NEVER
      }
      return amount
    })

/** Amount in minor units, or null if empty. */
export const amountOrNone = (label: string) =>
  z
    .union([z.number(), z.string().trim(), z.null()], { error: () => fieldText.notAnAmount(label) })
    .transform(readUnlessEmpty(null, amountIn(label)))

/** Address of a picture: a path or URL. The shop decides which ones are allowed. */
export const pictureAddress = (label: string, longest = 500) =>
  storable(label, longest)
    .min(1, { error: () => fieldText.required(label) })
    .regex(/^(?:\/img\/[a-z0-9][a-z0-9/_-]*\.(?:webp|avif|svg)|https?:\/\/[^\s"'<>\\]+)$/, {
      error: () =>
        t("{label} must be a picture uploaded to this shop", { label: translate(label) }),
    })
    .meta({ example: "/img/parts/anvil-1000-960.webp" })

export const day = (label: string) =>
  z
    .string({ error: () => fieldText.required(label) })
    .refine(isDay, { error: () => fieldText.notADay(label) })
    .meta({ format: "date", example: "2026-12-03" })

export const dayOrNone = (label: string) =>
  z
    .string({ error: () => fieldText.notADay(label) })
    .trim()
    .refine((typed) => typed === "" || isDay(typed), { error: () => fieldText.notADay(label) })
    .default("")

export const countryOrNone = (label: string, also: readonly string[] = []) =>
  z
    .string({ error: () => fieldText.required(label) })
    .trim()
    .toUpperCase()
    .refine((code) => code === "" || isCountry(code) || also.includes(code), {
      error: ({ input }) => fieldText.noCountry(input),
    })
    .default("")
    .meta({ example: "DE" })

export const pageQuery = {
  limit: wholeNumber("limit", 1, 1000).optional(),
  after: optional(storable("after", 64), "The `_id` of the last row of the previous page."),
  /** Not stored, so it may hold a reference number that looks like a card number. */
  q: storable("q", 100).optional(),
}

const KEY_LENGTH = "An Idempotency-Key must have 1 to 255 characters"

export const idempotencyHeaders = z.object({
  "idempotency-key": z.string().min(1, KEY_LENGTH).max(255, KEY_LENGTH).optional(),
})

export const amountOut = z
  .number()
  .meta({ description: "Amount in the currency of the shop.", example: 2360 })
export const currencyOut = z
  .string()
  .meta({ description: "Currency of the amounts beside it, as an ISO 4217 code.", example: "USD" })
/** Moment. A handler returns a Date, which becomes JSON in this form. */
export const instantOut = z
  .date()
  .transform((moment) => moment.toISOString())
  .meta({ format: "date-time", example: "2026-11-21T09:30:00.000Z" })

export const written = { acknowledged: z.literal(true), success: z.literal(true) }

/** Reply of a call that writes, with these further fields; a refusal has no success and zero counts. */
export function writes<Also extends z.ZodRawShape>(also: Also) {
  const failure: Record<string, false | 0> = { success: false }
  for (const count of ["modifiedCount", "deletedCount"]) if (count in also) failure[count] = 0
  return { reply: z.object({ ...written, ...also }), failure }
}
export const acknowledges = writes({})
export const inserts = writes({ insertedId: z.string() })
export const modifies = writes({ modifiedCount: z.int() })
export const deletes = writes({ deletedCount: z.int() })

/** Version that the caller saw, to detect concurrent changes; undefined accepts any version. */
export function ifMatch(what: PlainMessage) {
  const error = () => t("Send the {what} as If-Match", { what: translate(what) })
  return z
    .string({ error })
    .regex(/^(?:\*|"?\d{1,10}"?)$/, { error })
    .transform((tag) => (tag === "*" ? undefined : Number(tag.replaceAll('"', ""))))
    .meta({
      example: "3",
      description: `The ${what} that the caller saw. An asterisk accepts any.`,
    })
}

/** Status of a refund: pending until the provider or the bank has confirmed it. */
export const refundStatus = z.enum(["succeeded", "pending"])

/** Reply and types of an export, as CSV or, for callers that accept only that, as a workbook. */
export const givesTable = { reply: z.string(), givesFile: ["text/csv", WORKBOOK_TYPE] } as const

/** Access, reply and types of an export for administrators. */
export const tableForStaff = { access: "admin", ...givesTable } as const
