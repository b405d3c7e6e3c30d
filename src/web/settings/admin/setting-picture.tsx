import { type FieldValues, type UseFormReturn, useController } from "react-hook-form"
import { useWrite } from "#web/forms/use-write.ts"
import { useUpload } from "#web/pictures/shared/use-upload.ts"
import { FilePicker } from "#web/ui/form/file-picker.tsx"

interface SettingPictureProps {
  form: UseFormReturn<FieldValues>
  name: string
  label: string
}

/** A picture that is uploaded as soon as it is chosen, so that the preview shows what pages will. */
export function SettingPicture({ form, name, label }: SettingPictureProps) {
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
      hint="PNG, JPEG, WebP or GIF, 5 MB at most"
      error={fieldState.error?.message ?? failure?.text}
      file={undefined}
      current={field.value}
      takesPastes={false}
      upload={upload.state}
      onChange={choose}
    />
  )
}
