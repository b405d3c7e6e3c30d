import type { FieldValues, UseFormReturn } from "react-hook-form"
import type { NamedField } from "#contract/settings/setting-fields.ts"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { SelectField } from "#web/ui/form/select-field.tsx"
import { SettingPicture } from "./setting-picture.tsx"
import { SettingRows } from "./setting-rows.tsx"

interface SettingFieldProps {
  form: UseFormReturn<FieldValues>
  field: NamedField
  /** Where it lies in the form: `slides.0.` */
  path?: string
}

/** One setting as its kind is asked for. */
export function SettingField({ form, field, path = "" }: SettingFieldProps) {
  const name = path + field.name
  const { label, help } = field
  const error = form.getFieldState(name, form.formState).error?.message
  const words = { label, hint: help, error }
  switch (field.kind) {
    case "line":
      return <TextField {...words} autoComplete="off" {...form.register(name)} />
    case "amount":
      return <TextField {...words} prefix="$" inputMode="decimal" {...form.register(name)} />
    case "count":
      return <TextField {...words} inputMode="numeric" {...form.register(name)} />
    case "paragraph":
    case "lines":
    case "paragraphs":
      return (
        <TextArea {...words} rows={field.kind === "paragraphs" ? 10 : 4} {...form.register(name)} />
      )
    case "choice":
      return (
        <SelectField
          label={label}
          options={field.options.map((value) => ({ value, label: value }))}
          {...form.register(name)}
        />
      )
    case "switch":
      return (
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" className="mt-1 size-5 shrink-0" {...form.register(name)} />
          <span className="text-[0.9375rem]/6">
            <span className="block font-medium">{label}</span>
            <span className="block text-sm text-text-3">{help}</span>
          </span>
        </label>
      )
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
