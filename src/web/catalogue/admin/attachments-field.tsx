import type { UseFormReturn } from "react-hook-form"
import type { PartField } from "#domain/catalogue/part-fields.ts"
import { datasheetUpload, pictureUpload } from "#web/pictures/shared/upload-file.ts"
import { errorId, FieldError, hintId, useFieldId } from "#web/ui/form/field.tsx"
import { FileInput, UploadState } from "#web/ui/form/file-picker.tsx"
import { AttachmentRow } from "./attachment-row.tsx"
import type { PartValues } from "./part-values.ts"
import { useAttachmentRows } from "./use-attachment-rows.ts"

/** How each of the two lists is spoken of. */
const ways = {
  picture: { upload: pictureUpload, accept: "image/*", add: "Add a picture" },
  datasheet: { upload: datasheetUpload, accept: "application/pdf,.pdf", add: "Add a datasheet" },
}

interface AttachmentsFieldProps {
  form: UseFormReturn<PartValues>
  field: PartField<"attachments">
  /** Puts one of them in the place of the picture that the part is known by. */
  onFirst?: (index: number) => void
}

/** Further pictures, or datasheets, in an order that buttons change; each is uploaded as soon as it is chosen. */
export function AttachmentsField({ form, field, onFirst }: AttachmentsFieldProps) {
  const { name, label, help, holds } = field
  const way = ways[holds]
  const id = useFieldId(name)
  const rows = useAttachmentRows(form, field, way.upload)
  const errors = form.formState.errors[name]
  const error = rows.failed ?? errors?.root?.message ?? errors?.message
  return (
    <fieldset
      // Not a field itself: focus comes here by the summary of a form's errors.
      name={name}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3"
      aria-describedby={error ? `${hintId(id)} ${errorId(id)}` : hintId(id)}
    >
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">{label}</legend>
      <p id={hintId(id)} className="text-sm text-text-3">
        {help}
      </p>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      <ol className="flex flex-col gap-3 empty:hidden">
        {rows.fields.map((item, index) => (
          <AttachmentRow
            key={item.id}
            {...{ form, field, index, rows }}
            url={item.url}
            {...(onFirst && { onFirst: () => onFirst(index) })}
          />
        ))}
      </ol>
      {rows.isFull ? null : (
        <div className="self-start">
          <FileInput
            id={rows.controlId("add")}
            aria-label={way.add}
            accept={way.accept}
            words={way.add}
            onChosen={rows.add}
          />
        </div>
      )}
      <UploadState {...rows.upload} />
      <p role="status" className="text-sm text-text-2 empty:hidden">
        {rows.said}
      </p>
    </fieldset>
  )
}
