import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form"
import type { Rule } from "#contract/kernel/form-rules.ts"
import { FilePicker, type PickerUpload } from "../../ui/form/file-picker.tsx"

interface PictureFieldProps<Fields extends FieldValues> {
  control: Control<Fields>
  name: FieldPath<Fields>
  /** Judges the file's name; without it the picture may be left out. */
  rule?: Rule
  upload: PickerUpload
  /** Address of the picture there is now. */
  current?: string
}

/** The picture of a form, which is a file in its values, or the address of one that was stored before. */
export function PictureField<Fields extends FieldValues>(props: PictureFieldProps<Fields>) {
  const { control, name, rule, current, ...picker } = props
  const rules = {
    validate: (value: unknown) => rule?.(addressOf(value) ?? fileOf(value)?.name ?? ""),
  }
  const { field, fieldState } = useController({ control, name, rules })
  return (
    <FilePicker
      name={name}
      label="Photo"
      hint="PNG, JPEG, WebP or GIF, 5 MB at most"
      error={fieldState.error?.message}
      file={fileOf(field.value)}
      onChange={field.onChange}
      {...currentOf(addressOf(field.value) ?? current)}
      {...picker}
    />
  )
}

const addressOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined
const currentOf = (current: string | undefined) => (current === undefined ? {} : { current })
const fileOf = (value: unknown): File | undefined => (value instanceof File ? value : undefined)
