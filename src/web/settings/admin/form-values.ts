import type { NamedField } from "#contract/settings/setting-fields.ts"

/** Settings, or what a form holds of them: there, lists of texts are one text. */
export type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(valuesOf) : [])

const eachField = (
  fields: readonly NamedField[],
  values: Values,
  read: (field: NamedField, value: unknown) => unknown,
): Values =>
  Object.fromEntries(fields.map((field) => [field.name, read(field, values[field.name])]))

/** What a form shows. */
export const formValues = (fields: readonly NamedField[], settings: Values): Values =>
  eachField(fields, settings, (field, value) => {
    switch (field.kind) {
      case "lines":
      case "paragraphs":
        return Array.isArray(value) ? value.join(field.kind === "lines" ? "\n" : "\n\n") : ""
      case "object":
        return formValues(field.fields, valuesOf(value))
      case "rows":
        return rowsOf(value).map((row) => formValues(field.fields, row))
      case "switch":
        return value === true
      case "choice":
        return value ?? field.options[0]
      case "amount":
        return typeof value === "number" ? value.toFixed(2) : ""
      default:
        return value ?? ""
    }
  })

/** What is sent of it. */
export const settingsOf = (fields: readonly NamedField[], values: Values): Values =>
  eachField(fields, values, (field, value) => {
    switch (field.kind) {
      case "lines":
      case "paragraphs":
        return textsOf(String(value ?? ""), field.kind === "lines" ? /\n/ : /\n\s*\n/)
      case "object":
        return settingsOf(field.fields, valuesOf(value))
      case "rows":
        return rowsOf(value).map((row) => settingsOf(field.fields, row))
      default:
        return value
    }
  })

const textsOf = (text: string, apart: RegExp): string[] =>
  text
    .split(apart)
    .map((one) => one.trim())
    .filter((one) => one !== "")

/** The form's field that a sentence belongs to: a list of texts is one. */
export function fieldOf(fields: readonly NamedField[], [name, ...rest]: readonly string[]): string {
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return name ?? ""
  if (field.kind === "object") return `${name}.${fieldOf(field.fields, rest)}`
  if (field.kind !== "rows") return field.name
  const [index = "", ...inRow] = rest
  return `${name}.${index}${inRow.length > 0 ? `.${fieldOf(field.fields, inRow)}` : ""}`
}
