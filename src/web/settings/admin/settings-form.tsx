import type { ReactNode } from "react"
import { type FieldValues, type UseFormReturn, useController } from "react-hook-form"
import type { NamedField } from "#contract/settings/setting-fields.ts"
import { settingsAreas } from "#contract/settings/settings.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { messagesOf } from "#web/forms/field-errors.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { EditFailure } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { useUpload } from "#web/pictures/shared/upload-file.ts"
import { Button } from "#web/ui/button.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { CheckField, MoneyField, SelectField, TextArea, TextField } from "#web/ui/form/field.tsx"
import { FilePicker } from "#web/ui/form/file-picker.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { SettingRows } from "./setting-rows.tsx"
import { type EditedSettings, useSettingsForm, type Values } from "./use-settings-form.ts"

interface SettingPictureProps {
  form: UseFormReturn<FieldValues>
  name: string
  label: string
}

function SettingPicture({ form, name, label }: SettingPictureProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  const { run, failure } = useWrite()
  const upload = useUpload(name)
  const choose = (file: File | undefined) =>
    file &&
    void run(
      async () => {
        const address = await upload.send(file)
        if (address) field.onChange(address)
      },
      { form },
    )
  return (
    <FilePicker
      name={name}
      label={label}
      hint={t("PNG, JPEG, WebP or GIF, 5 MB at most")}
      error={fieldState.error?.message ?? failure?.text}
      file={undefined}
      current={field.value}
      takesPastes={false}
      upload={upload.state}
      onChange={choose}
    />
  )
}

interface SettingFieldProps {
  form: UseFormReturn<FieldValues>
  field: NamedField
  path?: string
}

function SettingField({ form, field, path = "" }: SettingFieldProps) {
  const name = path + field.name
  const label = translate(field.label)
  const help = field.help && translate(field.help)
  const error = form.getFieldState(name, form.formState).error?.message
  const texts = { label, hint: help, error }
  switch (field.kind) {
    case "line":
      return <TextField {...texts} autoComplete="off" {...form.register(name)} />
    case "amount":
      return <MoneyField {...texts} {...form.register(name)} />
    case "count":
      return <TextField {...texts} inputMode="numeric" {...form.register(name)} />
    case "paragraph":
    case "lines":
    case "paragraphs":
      return (
        <TextArea {...texts} rows={field.kind === "paragraphs" ? 10 : 4} {...form.register(name)} />
      )
    case "choice":
      return (
        <SelectField
          label={label}
          options={field.options.map((value) => ({ value, label: translate(`${value}|option`) }))}
          {...form.register(name)}
        />
      )
    case "switch":
      return <CheckField label={label} hint={help} {...form.register(name)} />
    case "picture":
      return <SettingPicture form={form} name={name} label={label} />
    case "object":
      return (
        <fieldset className="flex min-w-0 flex-col gap-5 rounded-lg border border-border p-4">
          <legend className="px-1 text-[0.9375rem]/5 font-medium">{label}</legend>
          {field.fields.map((inner) => (
            <SettingField key={inner.name} form={form} field={inner} path={`${name}.`} />
          ))}
        </fieldset>
      )
    case "rows":
      return (
        <SettingRows form={form} field={field} name={name}>
          {(inner, at) => <SettingField form={form} field={inner} path={at} />}
        </SettingRows>
      )
  }
}

interface SettingsFormProps extends EditedSettings {
  /** Default settings; undefined if each page has its own. */
  defaults: Values | undefined
  preview: ((settings: Values) => ReactNode) | undefined
}

/** Form of a settings group with a preview, validated by the schema of its call. */
export function SettingsForm({ defaults, preview, ...edited }: SettingsFormProps) {
  const { form, fields, attempts, submit, busy, failure, fill, undo, showNew, current } =
    useSettingsForm(edited)
  const { errors, isDirty } = form.formState
  return (
    <div className={preview ? "settings-with-preview" : undefined}>
      <form noValidate method="post" onSubmit={submit} className="settings-form">
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
        <EditFailure
          failure={failure}
          conflict={{
            code: "settings_changed",
            title: t("Someone else has changed these settings."),
          }}
        >
          <Button variant="secondary" onClick={() => void showNew()}>
            {t("Show the new version")}
          </Button>
        </EditFailure>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton busy={busy}>{t("Save settings")}</SubmitButton>
          {isDirty ? (
            <Button variant="secondary" size={44} onClick={undo}>
              {t("Undo changes")}
            </Button>
          ) : null}
          {defaults ? (
            <Button variant="link" onClick={() => fill(defaults)}>
              {t("Fill in the defaults")}
            </Button>
          ) : null}
        </div>
      </form>
      {preview ? <Preview settings={current()} show={preview} /> : null}
    </div>
  )
}

/** Preview with inactive links. */
const Preview = ({
  settings,
  show,
}: {
  settings: Values
  show: (settings: Values) => ReactNode
}) => (
  <aside aria-label={t("Preview")} className="min-w-0">
    <p className="mb-3 text-sm text-text-3">{t("Preview")}</p>
    <div inert className="settings-preview">
      <div>{show(settings)}</div>
    </div>
  </aside>
)

export const SettingsNav = ({ shown }: { shown: string }) => (
  <div className="mt-4 mb-8 grid gap-x-4 gap-y-3 border-y border-border py-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1">
    {Object.entries(settingsAreas).map(([area, groups]) => (
      <div key={area} className="sm:contents">
        <p className="text-sm text-text-3 sm:py-2">{translate(area)}</p>
        <TabLinks
          label={t("Settings: {area}", { area: translate(area) })}
          className="max-sm:-mx-3"
          tabs={groups.map(({ name, title }) => ({
            to: paths.settings(name),
            label: translate(title),
            isShown: name === shown,
          }))}
        />
      </div>
    ))}
  </div>
)
