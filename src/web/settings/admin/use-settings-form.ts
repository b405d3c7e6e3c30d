import { type FormEvent, useEffect, useMemo, useState } from "react"
import { type FieldValues, type UseFormReturn, useForm } from "react-hook-form"
import type { z } from "zod"
import { fieldsIn, type NamedField } from "#contract/settings/setting-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { amountToSend, typedAmountOf, writeTyped } from "#domain/pricing/typed-number.ts"
import { showSaved } from "#web/forms/show-saved.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { toast } from "#web/ui/feedback/toast.tsx"

export type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(valuesOf) : [])

const mapFields = (
  fields: readonly NamedField[],
  values: Values,
  read: (field: NamedField, value: unknown) => unknown,
): Values =>
  Object.fromEntries(fields.map((field) => [field.name, read(field, values[field.name])]))

export const formValues = (fields: readonly NamedField[], settings: Values): Values =>
  mapFields(fields, settings, (field, value) => {
    switch (field.kind) {
      case "lines":
      case "paragraphs":
        return textsIn(value)
          .map(field.write ?? String)
          .join(field.kind === "lines" ? "\n" : "\n\n")
      case "object":
        return formValues(field.fields, valuesOf(value))
      case "rows":
        return rowsOf(value).map((row) => formValues(field.fields, row))
      case "switch":
        return value === true
      case "choice":
        return value ?? field.options[0]
      case "amount":
        return typeof value === "number" ? typedAmountOf(value) : ""
      default:
        return typeof value === "number" ? writeTyped(String(value)) : textValue(field, value)
    }
  })

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const textValue = ({ write = String }: NamedField, value: unknown): unknown =>
  typeof value === "string" ? write(value) : (value ?? "")

const settingsOf = (fields: readonly NamedField[], values: Values): Values =>
  mapFields(fields, values, (field, value) => {
    switch (field.kind) {
      case "lines":
      case "paragraphs":
        return splitTexts(String(value ?? ""), field.kind === "lines" ? /\n/ : /\n\s*\n/)
      case "object":
        return settingsOf(field.fields, valuesOf(value))
      case "rows":
        return rowsOf(value).map((row) => settingsOf(field.fields, row))
      case "amount":
        return typeof value === "string" ? amountToSend(value) : value
      default:
        return value
    }
  })

const splitTexts = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "")

function fieldPathOf(fields: readonly NamedField[], [name, ...rest]: readonly string[]): string {
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return name ?? ""
  if (field.kind === "object") return `${name}.${fieldPathOf(field.fields, rest)}`
  if (field.kind !== "rows") return field.name
  const [index = "", ...inRow] = rest
  return `${name}.${index}${inRow.length > 0 ? `.${fieldPathOf(field.fields, inRow)}` : ""}`
}

interface LoadedSettings {
  version: number
  settings: Values
}

/** Unsaved changes, by account and group. */
const unsavedChanges = new Map<string, { loaded: LoadedSettings; values: FieldValues }>()

/** Keeps unsaved changes during navigation in the shop; the browser asks before the page is closed. */
function useUnsavedChanges(
  key: string,
  loaded: LoadedSettings,
  form: UseFormReturn<FieldValues>,
): void {
  const { isDirty } = form.formState
  useEffect(() => {
    unsavedChanges.delete(key)
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => {
      removeEventListener("beforeunload", ask)
      unsavedChanges.set(key, { loaded, values: form.getValues() })
    }
  }, [key, loaded, form, isDirty])
}

/** Keeps of a form that was left while it was saved only what was typed after `sent`. */
function keepLaterChanges(key: string, saved: LoadedSettings, sent: FieldValues): void {
  const left = unsavedChanges.get(key)
  unsavedChanges.delete(key)
  if (left && JSON.stringify(left.values) !== JSON.stringify(sent))
    unsavedChanges.set(key, { loaded: saved, values: left.values })
}

export interface EditedSettings {
  /** Address of the administrator's account. */
  account: string
  group: string
  schema: z.ZodObject
  loaded: LoadedSettings
  save: (settings: Values, version: number) => Promise<number>
  reload: () => Promise<LoadedSettings>
}

/** State of a settings form: the loaded and the typed values, until saved or replaced by newer ones. */
export function useSettingsForm({ schema, save, reload, ...props }: EditedSettings) {
  const fields = useMemo(() => fieldsIn(schema), [schema])
  const key = JSON.stringify([props.account, props.group])
  const [unsaved] = useState(() => unsavedChanges.get(key))
  const [loaded, setLoaded] = useState(unsaved?.loaded ?? props.loaded)
  const form = useForm<FieldValues>({
    shouldFocusError: false,
    defaultValues: formValues(fields, loaded.settings),
  })
  useEffect(() => {
    if (unsaved) form.reset(unsaved.values, { keepDefaultValues: true })
  }, [form, unsaved])
  useUnsavedChanges(key, loaded, form)
  const [attempts, setAttempts] = useState(0)
  const { run, busy, failure, clear } = useWrite()

  const show = (next: LoadedSettings) => {
    setLoaded(next)
    form.reset(formValues(fields, next.settings))
    clear()
  }
  const read = (values: Values) => schema.safeParse(settingsOf(fields, values))
  const send = form.handleSubmit((values) => {
    const { success, data, error } = read(values)
    setAttempts((before) => before + 1)
    for (const { path, message } of error?.issues ?? [])
      form.setError(fieldPathOf(fields, path.map(String)), { message: translate(message) })
    if (!success) return
    const write = async () => {
      const saved = { version: await save(data, loaded.version), settings: data }
      keepLaterChanges(key, saved, values)
      setLoaded(saved)
      showSaved(form, values, formValues(fields, data))
      toast(t("Settings saved"))
    }
    return run(write, { form, failed: t("The settings were not saved") })
  })
  const submit = (event: FormEvent) => {
    // Clears errors of whole lists, which would otherwise stay and block the submit.
    form.clearErrors()
    return send(event)
  }
  return {
    form,
    fields,
    attempts,
    submit,
    busy,
    failure,
    fill: (settings: Values) =>
      form.reset(formValues(fields, settings), { keepDefaultValues: true }),
    undo: () => show(loaded),
    showNew: () => run(async () => show(await reload())),
    /** Returns the values as they would be saved; if they are invalid, the loaded ones. */
    current: () => read(form.watch()).data ?? loaded.settings,
  }
}
