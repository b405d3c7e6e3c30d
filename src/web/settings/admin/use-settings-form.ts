import { type FormEvent, useEffect, useMemo, useState } from "react"
import { type FieldValues, useForm } from "react-hook-form"
import type { z } from "zod"
import { fieldsIn } from "#contract/settings/setting-fields.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { toast } from "#web/ui/feedback/toast.ts"
import { fieldOf, formValues, settingsOf, type Values } from "./form-values.ts"
import { leftChanges, type SeenSettings, useLeftChanges } from "./use-left-changes.ts"

export interface EditedSettings {
  group: string
  schema: z.ZodObject
  seen: SeenSettings
  /** Sends them and answers their version. */
  save: (settings: Values, version: number) => Promise<number>
  reload: () => Promise<SeenSettings>
}

/** Settings as they were seen and as they are typed, until they are saved or somebody else was first. */
export function useSettingsForm({ group, schema, save, reload, ...loaded }: EditedSettings) {
  const fields = useMemo(() => fieldsIn(schema), [schema])
  const [kept] = useState(() => leftChanges(group))
  const [seen, setSeen] = useState(kept?.seen ?? loaded.seen)
  const form = useForm<FieldValues>({
    shouldFocusError: false,
    defaultValues: formValues(fields, seen.settings),
  })
  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true })
  }, [form, kept])
  useLeftChanges(group, seen, form)
  const [attempts, setAttempts] = useState(0)
  const { run, busy, failure, clear } = useWrite()

  const show = (fresh: SeenSettings) => {
    setSeen(fresh)
    form.reset(formValues(fields, fresh.settings))
    clear()
  }
  const read = (values: Values) => schema.safeParse(settingsOf(fields, values))
  const send = form.handleSubmit((values) => {
    const { success, data, error } = read(values)
    setAttempts((before) => before + 1)
    for (const { path, message } of error?.issues ?? [])
      form.setError(fieldOf(fields, path.map(String)), { message })
    if (!success) return
    const write = async () => {
      show({ version: await save(data, seen.version), settings: data })
      toast("Settings saved")
    }
    return run(write, { form, failed: "The settings were not saved" })
  })
  const submit = (event: FormEvent) => {
    // Of rows as a whole nothing else takes it back, and it would keep the form from being sent again.
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
    undo: () => show(seen),
    showNew: () => run(async () => show(await reload())),
    /** As it would be saved; while it could not, as it was seen. */
    current: () => read(form.watch()).data ?? seen.settings,
  }
}
