import { z } from "zod"
import { toDollars } from "#domain/pricing/money.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  dollars,
  emailAddress,
  pictureAddress,
  requiredText,
  text,
  wholeNumberOr,
} from "../kernel/fields.ts"
import { ownPath } from "../kernel/own-path.ts"

/** How a setting is asked for on its page; what it may be, its schema says. */
export type FieldMeta = { label: string; help?: string | undefined } & (
  | { kind: "line" | "paragraph" | "switch" | "picture" | "amount" | "count" }
  /** A list of texts: one on each line, or with an empty line between. */
  | { kind: "lines" | "paragraphs" }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "object"; fields: readonly NamedField[] }
  | {
      kind: "rows"
      one: string
      most: number
      fields: readonly NamedField[]
      /** What of a row is shown while it is folded; its first field where nothing is said. */
      summary?: readonly string[] | undefined
    }
)
export type NamedField = FieldMeta & { name: string }

/** Each field of a group of settings is in it, and each field of its rows. */
export const fieldMeta = z.registry<FieldMeta>()

/** The fields of an object in the order of its page. */
export const fieldsIn = ({ shape }: z.ZodObject): NamedField[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const field = fieldMeta.get(schema)
    return field ? [{ ...field, name }] : []
  })

interface Said {
  help?: string
  required?: true
  /** What it is until somebody says otherwise. */
  initial?: string
}

const words =
  (kind: "line" | "paragraph") =>
  (label: string, longest: number, { help, required, initial = "" }: Said = {}) =>
    (required ? requiredText : text)(label, longest)
      .prefault(initial)
      .register(fieldMeta, { kind, label, help })

export const line = words("line")
export const paragraph = words("paragraph")

export const onOff = (label: string, help?: string, initial = false) =>
  z
    .boolean({ error: `${label} is true or false` })
    .default(initial)
    .register(fieldMeta, { kind: "switch", label, help })

/** One of these words, the first until somebody says otherwise. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  label: string,
  options: Options,
  help?: string,
) =>
  z
    .enum(options, { error: `${label} is one of: ${options.join(", ")}` })
    .default(options[0])
    .register(fieldMeta, { kind: "choice", label, options, help })

/** Dollars, or none. */
export const amount = (label: string, help?: string) =>
  z
    .union([z.number(), z.string().trim(), z.null()], { error: fieldText.notDollars(label) })
    .transform((value, context) => {
      if (value === null || value === "") return null
      const { data, error } = dollars(label).safeParse(value)
      for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message })
      return data === undefined ? z.NEVER : toDollars(data)
    })
    .pipe(z.number().nullable())
    .default(null)
    .register(fieldMeta, { kind: "amount", label, help })

/** A whole number from one on, or none. */
export const count = (
  label: string,
  most: number,
  { help, initial = null }: { help?: string; initial?: number | null } = {},
) =>
  wholeNumberOr(null, label, 1, most)
    .pipe(z.int().nullable())
    .default(initial)
    .register(fieldMeta, { kind: "count", label, help })

/** A picture that was uploaded to this shop, which saving it makes sure of. */
export const picture = (label: string, { required }: { required?: true } = {}) => {
  const chosen = pictureAddress(label)
  return z
    .string()
    .prefault("")
    .pipe(required ? chosen : z.union([z.literal(""), chosen]))
    .register(fieldMeta, { kind: "picture", label })
}

export const email = (label: string, initial = "", { help }: Pick<Said, "help"> = {}) =>
  z
    .union([z.literal(""), emailAddress("Enter a valid Email")])
    .default(initial)
    .register(fieldMeta, { kind: "line", label, help })

/** A page of this shop, or one elsewhere: never anything that a browser would run. */
export const address = (label: string) =>
  requiredText(label, 500)
    .refine((href) => ownPath(href) !== undefined || isElsewhere(href), {
      error: `${label} must begin with / or https://`,
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
  label: string,
  {
    most,
    longest,
    apart = "lines",
    help,
  }: { most: number; longest: number; apart?: "lines" | "paragraphs"; help?: string },
) =>
  z
    .array(requiredText(label, longest))
    .max(most, fieldText.tooMany(label, most))
    .default([])
    .register(fieldMeta, { kind: apart, label, help })

export const rows = <Fields extends z.ZodObject>(
  label: string,
  one: string,
  most: number,
  fields: Fields,
  said: { help?: string; summary?: readonly (keyof Fields["shape"] & string)[] } = {},
) =>
  z
    .array(fields)
    .max(most, fieldText.tooMany(label, most))
    .default([])
    .register(fieldMeta, { kind: "rows", label, one, most, fields: fieldsIn(fields), ...said })

/** Fields that belong together; what is required of them, is required of it. */
export const objectField = <Fields extends z.ZodObject>(label: string, fields: Fields) => {
  const whole = z.preprocess((value) => value ?? {}, fields)
  fieldMeta.add(whole, { kind: "object", label, fields: fieldsIn(fields) })
  return whole
}
