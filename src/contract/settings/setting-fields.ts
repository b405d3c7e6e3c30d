import { z } from "zod"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { typedAmount } from "#domain/pricing/written-number.ts"
import { readArea } from "#domain/shop/places.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  amountIn,
  dayOrNone,
  emailAddress,
  pictureAddress,
  requiredText,
  text,
  wholeNumberOr,
} from "../kernel/fields.ts"
import { ownPath } from "../kernel/own-path.ts"

/** Form field of a setting. The schema decides what is valid. */
export type FieldMeta = {
  label: string
  help?: string | undefined
  /** Formats a stored text as it is typed in the current language. */
  write?: (text: string) => string
} & (
  | { kind: "line" | "paragraph" | "switch" | "picture" | "amount" | "count" }
  /** List of texts: one per line, or separated by empty lines. */
  | { kind: "lines" | "paragraphs" }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "object"; fields: readonly NamedField[] }
  | {
      kind: "rows"
      one: string
      most: number
      fields: readonly NamedField[]
      summary?: readonly string[] | undefined
    }
)
export type NamedField = FieldMeta & { name: string }

/** Metadata of every field of a settings group, and of rows. */
export const fieldMeta = z.registry<FieldMeta>()

export const fieldsIn = ({ shape }: z.ZodObject): NamedField[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const field = fieldMeta.get(schema)
    return field ? [{ ...field, name }] : []
  })

interface FieldOptions {
  help?: PlainMessage
  required?: true
  initial?: string
}

const textField =
  (kind: "line" | "paragraph") =>
  (label: PlainMessage, longest: number, { help, required, initial = "" }: FieldOptions = {}) =>
    (required ? requiredText : text)(label, longest)
      .prefault(initial)
      .register(fieldMeta, { kind, label, help })

export const line = textField("line")
export const paragraph = textField("paragraph")

export const switchField = (label: PlainMessage, help?: PlainMessage, initial = false) =>
  z
    .boolean({ error: () => t("{label} must be true or false", { label: translate(label) }) })
    .default(initial)
    .register(fieldMeta, { kind: "switch", label, help })

/** One of these options. The first is the default. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  label: PlainMessage,
  options: Options,
  help?: PlainMessage,
) =>
  z
    .enum(options, {
      error: () =>
        t("{label} must be one of: {options}", {
          label: translate(label),
          options: options.join(", "),
        }),
    })
    .default(options[0])
    .register(fieldMeta, { kind: "choice", label, options, help })

export const amount = (label: PlainMessage, help?: PlainMessage) =>
  z
    .union([z.number(), z.string().trim(), z.null()], {
      error: () => fieldText.notAnAmount(label),
    })
    .transform((value, context) => {
      if (value === null || value === "") return null
      const typed = typeof value === "string" ? typedAmount(value) : undefined
      const { data, error } = amountIn(label).safeParse(
        typed === undefined ? value : toAmount(typed),
      )
      for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message })
      return data === undefined ? z.NEVER : toAmount(data)
    })
    .pipe(z.number().nullable())
    .default(null)
    .register(fieldMeta, { kind: "amount", label, help })

export const count = (
  label: PlainMessage,
  most: number,
  { help, initial = null }: { help?: PlainMessage; initial?: number | null } = {},
) =>
  wholeNumberOr(null, label, 1, most)
    .pipe(z.int().nullable())
    .default(initial)
    .register(fieldMeta, { kind: "count", label, help })

export const dayField = (label: PlainMessage, help: PlainMessage) =>
  dayOrNone(label).register(fieldMeta, { kind: "line", label, help })

/** Picture uploaded to this shop, checked on saving. */
export const picture = (label: PlainMessage, { required }: { required?: true } = {}) => {
  const chosen = pictureAddress(label)
  return z
    .string()
    .prefault("")
    .pipe(required ? chosen : z.union([z.literal(""), chosen]))
    .register(fieldMeta, { kind: "picture", label })
}

export const email = (
  label: PlainMessage,
  initial = "",
  { help }: Pick<FieldOptions, "help"> = {},
) =>
  z
    .union([z.literal(""), emailAddress("Enter a valid Email")])
    .default(initial)
    .register(fieldMeta, { kind: "line", label, help })

/** Link to a page of this shop or elsewhere, never a script. */
export const address = (label: PlainMessage) =>
  requiredText(label, 500)
    .refine((href) => ownPath(href) !== undefined || isElsewhere(href), {
      error: () =>
        t("{label} must begin with /, https://, http:// or mailto:", { label: translate(label) }),
    })
    .prefault("")
    .register(fieldMeta, {
      kind: "line",
      label,
      help: "A page of this shop, such as /parts, or https://…",
    })

const isElsewhere = (href: string): boolean =>
  URL.canParse(href) && ["https:", "http:", "mailto:"].includes(new URL(href).protocol)

export const texts = (
  label: PlainMessage,
  {
    most,
    longest,
    apart = "lines",
    help,
  }: { most: number; longest: number; apart?: "lines" | "paragraphs"; help?: PlainMessage },
) =>
  z
    .array(requiredText(label, longest))
    .max(most, { error: () => fieldText.tooMany(label, most) })
    .default([])
    .register(fieldMeta, { kind: apart, label, help })

export const rows = <Fields extends z.ZodObject>(
  label: PlainMessage,
  one: PlainMessage,
  most: number,
  fields: Fields,
  texts: { help?: PlainMessage; summary?: readonly (keyof Fields["shape"] & string)[] } = {},
) =>
  z
    .array(fields)
    .max(most, { error: () => fieldText.tooMany(label, most) })
    .default([])
    .register(fieldMeta, { kind: "rows", label, one, most, fields: fieldsIn(fields), ...texts })

/** Group of fields, required if one of them is. */
export const objectField = <Fields extends z.ZodObject>(label: PlainMessage, fields: Fields) => {
  const whole = z.preprocess((value) => value ?? {}, fields)
  fieldMeta.add(whole, { kind: "object", label, fields: fieldsIn(fields) })
  return whole
}

const PLACES = "Countries and regions"

const placeList = (label: string) =>
  z
    .array(
      requiredText(PLACES, 80)
        .overwrite((text) => text.toUpperCase().replaceAll(/\s+/g, " "))
        .refine((text) => readArea(text) !== undefined, {
          error: ({ input }) =>
            t(
              "Countries and regions: there is no country {code}. Enter codes such as DE, US-CA or GB BT",
              { code: String(input) },
            ),
        }),
    )
    .max(300, { error: () => fieldText.tooMany(label, 300) })

/** Countries, regions and postal prefixes, one per line; delivery zones, fees and tax share it. */
export const places = (help: string) =>
  placeList(PLACES)
    .min(1, { error: () => fieldText.required(PLACES) })
    .prefault([])
    .register(fieldMeta, { kind: "lines", label: PLACES, help })

/** Like `places`, but the list may be empty. */
export const optionalPlaces = (label: string, help: string) =>
  placeList(label).default([]).register(fieldMeta, { kind: "lines", label, help })
