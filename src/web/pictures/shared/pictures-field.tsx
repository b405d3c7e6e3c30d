import { useRef } from "react"
import { t } from "#domain/languages/translate.ts"
import { smallestPicture } from "#domain/pictures/uploads.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { FieldGroup } from "#web/ui/form/field-group.tsx"
import { FileInput, UploadState } from "#web/ui/form/file-picker.tsx"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import { useUpload } from "./upload-file.ts"

interface PicturesFieldProps {
  name: string
  /** Names what the pictures show, for screen readers. */
  of?: string
  maxCount: number
  pictures: readonly string[]
  error?: string | undefined
  onChange: (change: (before: readonly string[]) => string[]) => void
}

/** Field for a list of pictures, which are uploaded at once. */
export function PicturesField(props: PicturesFieldProps) {
  const { name, maxCount, pictures, error, onChange } = props
  const upload = useUpload(name)
  const { run, failure } = useWrite()
  const group = useRef<HTMLFieldSetElement>(null)
  const of = props.of === undefined ? "" : ` ${t("of {of}", { of: props.of })}`
  const add = (file: File | undefined) => {
    if (!file || upload.state.progress !== undefined) return
    void run(async () => {
      const url = await upload.send(file)
      if (url) onChange((before) => [...new Set([...before, url])])
    })
  }
  const remove = (url: string) => {
    onChange((before) => before.filter((other) => other !== url))
    group.current?.focus()
  }
  return (
    <FieldGroup
      ref={group}
      name={name}
      label={t("Pictures")}
      hint={t("Optional. Up to {most}: PNG, JPEG, WebP or GIF, 5 MB at most", { most: maxCount })}
      error={failure?.text ?? error}
    >
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map((url, index) => (
          <PictureItem
            key={url}
            url={url}
            name={t("picture {number}", { number: index + 1 }) + of}
            onRemove={() => remove(url)}
          />
        ))}
      </ul>
      {pictures.length < maxCount ? (
        <div className="self-start">
          <FileInput
            aria-label={t("Add a picture") + of}
            buttonText={t("Add a picture")}
            onChosen={add}
          />
        </div>
      ) : null}
      <UploadState {...upload.state} />
    </FieldGroup>
  )
}

interface PictureItemProps {
  url: string
  name: string
  onRemove: () => void
}

const PictureItem = ({ url, name, onRemove }: PictureItemProps) => (
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
