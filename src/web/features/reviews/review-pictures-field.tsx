import { useRef } from "react"
import { type UseFormReturn, useWatch } from "react-hook-form"
import { smallestPicture } from "#domain/pictures/picture.ts"
import { reviewLimits } from "#domain/reviews/review-state.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { useUpload } from "#web/pictures/use-upload.ts"
import { Button } from "#web/ui/button.tsx"
import { errorId, FieldError, hintId, useFieldId } from "#web/ui/form/field.tsx"
import { FileInput, UploadState } from "#web/ui/form/file-picker.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { X } from "#web/ui/icon/icons.ts"
import type { PartReviewValues } from "./part-review-values.ts"

/** Up to three pictures; each is uploaded as soon as it is chosen. */
export function ReviewPicturesField({ form }: { form: UseFormReturn<PartReviewValues> }) {
  const id = useFieldId("pictures")
  const pictures = useWatch({ control: form.control, name: "pictures" })
  const upload = useUpload("pictures")
  const { run, failure } = useWrite()
  const place = useRef<HTMLFieldSetElement>(null)
  const [refused] = Object.values(messagesOf(form.formState.errors, ["pictures"]))
  const error = failure?.text ?? refused
  const keep = (next: string[]) => {
    form.clearErrors("pictures")
    form.setValue("pictures", next)
  }
  const add = (file: File | undefined) => {
    if (!file || upload.state.share !== undefined) return
    void run(async () => {
      const url = await upload.send(file)
      if (url) keep([...new Set([...form.getValues("pictures"), url])])
    })
  }
  const remove = (url: string) => {
    keep(pictures.filter((other) => other !== url))
    place.current?.focus()
  }
  return (
    <fieldset
      ref={place}
      name="pictures"
      tabIndex={-1}
      aria-describedby={error ? `${hintId(id)} ${errorId(id)}` : hintId(id)}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">Pictures</legend>
      <p id={hintId(id)} className="text-sm text-text-3">
        {`Up to ${reviewLimits.pictures}, if you like: PNG, JPEG, WebP or GIF, 5 MB at most`}
      </p>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map((url, index) => (
          <li key={url} className="flex items-center gap-1">
            <img
              src={smallestPicture(url)}
              alt={`Number ${index + 1}`}
              width={80}
              height={60}
              className="rounded border border-border bg-tile object-contain"
            />
            <Button
              variant="secondary"
              size={32}
              aria-label={`Remove picture ${index + 1}`}
              className="w-8 min-w-0 px-0"
              onClick={() => remove(url)}
            >
              <Icon of={X} size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length < reviewLimits.pictures ? (
        <div className="self-start">
          <FileInput id={id} aria-label="Add a picture" words="Add a picture" onChosen={add} />
        </div>
      ) : null}
      <UploadState {...upload.state} />
    </fieldset>
  )
}
