import { useRef } from "react"
import { type UseFormReturn, useWatch } from "react-hook-form"
import { smallestPicture } from "#domain/pictures/picture.ts"
import { MOST_PICTURES } from "#domain/returns/return-reasons.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { useUpload } from "#web/pictures/use-upload.ts"
import { Button } from "#web/ui/button.tsx"
import { FieldError, useFieldId } from "#web/ui/form/field.tsx"
import { FileInput, UploadState } from "#web/ui/form/file-picker.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { X } from "#web/ui/icon/icons.ts"
import type { ReturnFields } from "./return-fields.ts"

interface LinePicturesProps {
  form: UseFormReturn<ReturnFields>
  index: number
  of: string
}

/** What shows what is wrong; each picture is uploaded as soon as it is chosen. */
export function LinePictures({ form, index, of }: LinePicturesProps) {
  const name = `lines.${index}.pictures` as const
  const id = useFieldId(name)
  const place = useRef<HTMLFieldSetElement>(null)
  const pictures = useWatch({ control: form.control, name })
  const upload = useUpload(name)
  const { run, failure } = useWrite()
  const add = (file: File | undefined) => {
    if (!file || upload.state.share !== undefined) return
    void run(async () => {
      const url = await upload.send(file)
      if (url) form.setValue(name, [...new Set([...form.getValues(name), url])])
    })
  }
  const remove = (url: string) => {
    form.setValue(
      name,
      pictures.filter((other) => other !== url),
    )
    place.current?.focus()
  }
  return (
    <fieldset ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">Pictures</legend>
      <p className="text-sm text-text-3">
        {`Up to ${MOST_PICTURES}, if you like: PNG, JPEG, WebP or GIF, 5 MB at most`}
      </p>
      {failure ? <FieldError>{failure.text}</FieldError> : null}
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map((url, at) => (
          <li key={url} className="flex items-center gap-1">
            <img
              src={smallestPicture(url)}
              alt={`What is wrong with ${of}, ${at + 1}`}
              width={72}
              height={72}
              className="size-18 rounded border border-border bg-tile object-cover"
            />
            <Button
              variant="secondary"
              size={32}
              aria-label={`Remove picture ${at + 1} of ${of}`}
              className="w-8 min-w-0 px-0"
              onClick={() => remove(url)}
            >
              <Icon of={X} size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length < MOST_PICTURES ? (
        <div className="self-start">
          <FileInput
            id={id}
            aria-label={`Add a picture of ${of}`}
            words="Add a picture"
            onChosen={add}
          />
        </div>
      ) : null}
      <UploadState {...upload.state} />
    </fieldset>
  )
}
