import { type ReactNode, useEffect, useMemo, useState } from "react"
import { type FieldValues, useForm } from "react-hook-form"
import type { z } from "zod"
import { fieldsIn } from "#contract/settings/setting-fields.ts"
import { isApiError } from "#web/api/api-error.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { fieldOf, formValues, settingsOf, type Values } from "./form-values.ts"
import { SettingField } from "./setting-field.tsx"
import { leftChanges, type SeenSettings, useLeftChanges } from "./use-left-changes.ts"

interface SettingsFormProps {
  group: string
  schema: z.ZodObject
  seen: SeenSettings
  /** Of the shop as it came; undefined where that is for its own pages to say. */
  defaults: Values | undefined
  preview: ((settings: Values) => ReactNode) | undefined
  /** Sends them and answers their version. */
  save: (settings: Values, version: number) => Promise<number>
  reload: () => Promise<SeenSettings>
}

/** A group of settings, judged by the schema of its call, with what pages will make of it beside it. */
export function SettingsForm({
  group,
  schema,
  defaults,
  preview,
  save,
  reload,
  ...props
}: SettingsFormProps) {
  const fields = useMemo(() => fieldsIn(schema), [schema])
  const [kept] = useState(() => leftChanges(group))
  const [seen, setSeen] = useState(kept?.seen ?? props.seen)
  const form = useForm<FieldValues>({
    shouldFocusError: false,
    defaultValues: formValues(fields, seen.settings),
  })
  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true })
  }, [form, kept])
  useLeftChanges(group, seen, form)
  const { errors, isDirty } = form.formState
  const [attempts, setAttempts] = useState(0)
  const { run, busy, failure, clear } = useWrite()

  const show = (fresh: SeenSettings) => {
    setSeen(fresh)
    form.reset(formValues(fields, fresh.settings))
    clear()
  }
  const submit = form.handleSubmit((values) => {
    const read = schema.safeParse(settingsOf(fields, values))
    setAttempts((before) => before + 1)
    for (const { path, message } of read.error?.issues ?? [])
      form.setError(fieldOf(fields, path.map(String)), { message })
    if (!read.success) return
    const { data } = read
    return run(
      async () => {
        const version = await save(data, seen.version)
        show({ version, settings: data })
        toast("Settings saved")
      },
      { form, failed: "The settings were not saved" },
    )
  })
  return (
    <div className={preview ? "settings-with-preview" : undefined}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          // Of rows as a whole nothing else takes it back, and it would keep the form from being sent again.
          form.clearErrors()
          return submit(event)
        }}
        className="flex max-w-[34rem] flex-col gap-6"
      >
        <ErrorSummary
          errors={messagesOf(
            errors,
            fields.map(({ name }) => name),
          )}
          attempt={attempts}
        />
        {fields.map((field) => (
          <SettingField key={field.name} form={form} field={field} />
        ))}
        <div role="alert" className="empty:hidden">
          {failure && isOvertaken(failure.error) ? (
            <Overtaken onShow={() => run(async () => show(await reload()))} />
          ) : failure ? (
            <Notice tone="danger">{failure.text}</Notice>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton busy={busy}>Save settings</SubmitButton>
          {isDirty ? (
            <Button variant="secondary" size={44} onClick={() => show(seen)}>
              Undo changes
            </Button>
          ) : null}
          {defaults ? (
            <Button
              variant="link"
              onClick={() => form.reset(formValues(fields, defaults), { keepDefaultValues: true })}
            >
              Fill in the defaults
            </Button>
          ) : null}
        </div>
      </form>
      {preview ? (
        <Preview
          shown={readable(schema, settingsOf(fields, form.watch())) ?? seen.settings}
          of={preview}
        />
      ) : null}
    </div>
  )
}

const readable = (schema: z.ZodObject, values: Values): Values | undefined =>
  schema.safeParse(values).data

const isOvertaken = (error: unknown): boolean =>
  isApiError(error) && error.body.code === "settings_changed"

const Overtaken = ({ onShow }: { onShow: () => Promise<void> }) => (
  <Notice tone="warn" title="Someone changed these settings meanwhile.">
    <p>Nothing was saved. Show what they are now; what you typed here is then gone.</p>
    <Button variant="secondary" className="mt-3" onClick={() => void onShow()}>
      Show them
    </Button>
  </Notice>
)

/** For the eye: what is in it is on its page, too, and leads nowhere from here. */
const Preview = ({ shown, of }: { shown: Values; of: (settings: Values) => ReactNode }) => (
  <aside aria-label="Preview" className="min-w-0">
    <p className="mb-3 text-sm text-text-3">Preview</p>
    <div inert className="settings-preview">
      <div>{of(shown)}</div>
    </div>
  </aside>
)
