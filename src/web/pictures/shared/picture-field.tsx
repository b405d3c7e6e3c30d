import { useRef } from "react"
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form"
import type { Rule } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { smallestPicture } from "#domain/pictures/uploads.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { FieldGroup } from "#web/ui/form/field-group.tsx"
import { FileInput, FilePicker, type PickerUpload, UploadState } from "#web/ui/form/file-picker.tsx"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import { useUpload } from "./upload-file.ts"

interface PictureFieldProps<Fields extends FieldValues> {
  control: Control<Fields>
  name: FieldPath<Fields>
  rule?: Rule
  upload: PickerUpload
  current?: string
}

export function PictureField<Fields extends FieldValues>(props: PictureFieldProps<Fields>) {
  const { control, name, rule, current, ...picker } = props
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
      {...currentOf(addressOf(field.value) ?? current)}
      {...picker}
    />
  )
}

const addressOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined
const currentOf = (current: string | undefined) => (current === undefined ? {} : { current })
const fileOf = (value: unknown): File | undefined => (value instanceof File ? value : undefined)

interface PicturesFieldProps {
  name: string
  of?: string
  most: number
  pictures: readonly string[]
  refused?: string | undefined
  onChange: (change: (before: readonly string[]) => string[]) => void
}

export function PicturesField(props: PicturesFieldProps) {
  const { name, most, pictures, refused, onChange } = props
  const upload = useUpload(name)
  const { run, failure } = useWrite()
  const place = useRef<HTMLFieldSetElement>(null)
  const of = props.of === undefined ? "" : ` ${t("of {of}", { of: props.of })}`
  const add = (file: File | undefined) => {
    if (!file || upload.state.share !== undefined) return
    void run(async () => {
      const url = await upload.send(file)
      if (url) onChange((before) => [...new Set([...before, url])])
    })
  }
  const remove = (url: string) => {
    onChange((before) => before.filter((other) => other !== url))
    place.current?.focus()
  }
  return (
    <FieldGroup
      ref={place}
      name={name}
      label={t("Pictures")}
      hint={t("Optional. Up to {most}: PNG, JPEG, WebP or GIF, 5 MB at most", { most })}
      error={failure?.text ?? refused}
    >
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map((url, index) => (
          <Chosen
            key={url}
            url={url}
            name={t("picture {number}", { number: index + 1 }) + of}
            onRemove={() => remove(url)}
          />
        ))}
      </ul>
      {pictures.length < most ? (
        <div className="self-start">
          <FileInput
            aria-label={t("Add a picture") + of}
            words={t("Add a picture")}
            onChosen={add}
          />
        </div>
      ) : null}
      <UploadState {...upload.state} />
    </FieldGroup>
  )
}

interface ChosenProps {
  url: string
  name: string
  onRemove: () => void
}

const Chosen = ({ url, name, onRemove }: ChosenProps) => (
  <li className="flex items-center gap-1">
    <img
      src={smallestPicture(url)}
      alt={name}
      width={80}
      height={60}
      className="rounded border border-border bg-tile object-contain"
    />
    <Button
      variant="secondary"
      size={32}
      aria-label={t("Remove {name}", { name })}
      className="w-8 min-w-0 px-0"
      onClick={onRemove}
    >
      <Icon of={X} size={16} />
    </Button>
  </li>
)

interface UploadStepProps {
  busy: boolean
  upload: PickerUpload
}

export const UploadStep = ({ busy, upload }: UploadStepProps) => (
  <p role="status" className="text-sm text-text-2">
    {upload.share === undefined ? null : t("Uploading photo…")}
    {upload.share === undefined && busy ? t("Saving…") : null}
  </p>
)
