import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form"
import type { Rule } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { FilePicker, type PickerUpload } from "#web/ui/form/file-picker.tsx"

interface PictureFieldProps<Fields extends FieldValues> {
  control: Control<Fields>
  name: FieldPath<Fields>
  rule?: Rule
  upload: PickerUpload
  /** Address of the current picture, which is kept by default. */
  current?: string
}

export function PictureField<Fields extends FieldValues>(props: PictureFieldProps<Fields>) {
  const { control, name, rule, upload, current } = props
  const rules = {
    validate: (value: unknown) => rule?.(addressOf(value) ?? fileOf(value)?.name ?? ""),
  }
  const { field, fieldState } = useController({ control, name, rules })
  return (
    <FilePicker
      name={name}
      label={t("Photo")}
      hint={t("PNG, JPEG, WebP or GIF, 5 MB at most")}
      error={fieldState.error?.message}
      file={fileOf(field.value)}
      onChange={field.onChange}
      current={addressOf(field.value) ?? current}
      upload={upload}
    />
  )
}

const addressOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined
const fileOf = (value: unknown): File | undefined => (value instanceof File ? value : undefined)

interface UploadStepProps {
  busy: boolean
  upload: PickerUpload
}

export const UploadStep = ({ busy, upload }: UploadStepProps) => (
  <p role="status" className="text-sm text-text-2">
    {upload.progress === undefined ? null : t("Uploading photo…")}
    {upload.progress === undefined && busy ? t("Saving…") : null}
  </p>
)
