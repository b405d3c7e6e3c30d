import { useState } from "react"
import { useForm } from "react-hook-form"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { failureText, fieldErrorsOf } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { messagesOf, placeErrors } from "#web/forms/form-errors.ts"
import { UploadCancelled, UploadFailed } from "#web/pictures/upload-photo.ts"
import { usePhotoUpload } from "#web/pictures/use-photo-upload.ts"
import { ErrorSummary } from "#web/ui/error-summary.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import { PartChangedNotice } from "./part-changed-notice.tsx"
import { PartFields, type PartValues } from "./part-fields.tsx"
import type { Part } from "./products-table.tsx"

const fieldNames = ["name", "image", "description", "minimumQuantity", "price"]

const fieldsOf = (part: Part): PartValues => ({
  name: part.name,
  image: undefined,
  description: part.description,
  minimumQuantity: String(part.minimumQuantity),
  availableQuantity: "",
  price: part.price.toFixed(2),
})

/** Changes a product as it was when the form was filled; whoever changed it meanwhile is not overwritten. */
export function EditPartForm({ part, onSaved }: { part: Part; onSaved: () => Promise<void> }) {
  const [seen, setSeen] = useState(part)
  const form = useForm<PartValues>({ shouldFocusError: false, defaultValues: fieldsOf(part) })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<unknown>()
  const upload = usePhotoUpload()
  const leaveIfSessionLost = useSessionLoss()

  const show = (fresh: Part) => {
    setSeen(fresh)
    form.reset(fieldsOf(fresh))
    setFailure(undefined)
  }
  const submit = form.handleSubmit(async ({ image, availableQuantity: _, ...fields }) => {
    setFailure(undefined)
    try {
      const body = { ...fields, image: image && (await upload.send(image)), version: seen.version }
      const params = { id: part._id }
      const { version } = await browserApi("PATCH /part/{id}", { params, body })
      toast("Product saved")
      setSeen({ ...seen, version })
      const fresh = await browserApi("GET /part/{id}", { params }).catch(() => undefined)
      if (fresh) show(fresh)
      await onSaved()
    } catch (error) {
      if (leaveIfSessionLost(error) || error instanceof UploadCancelled) return
      toast("The product was not saved", "failure")
      if (error instanceof UploadFailed) form.setError("image", { message: error.message })
      else if (!placeErrors(form, fieldErrorsOf(error))) setFailure(error)
    }
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-[440px] flex-col gap-5">
      <ErrorSummary errors={messagesOf(errors, fieldNames)} attempt={submitCount} />
      <PartFields form={form} upload={upload.state} currentImage={seen.image} />
      <div role="alert" className="empty:hidden">
        {isChanged(failure) ? <PartChangedNotice partId={part._id} onFresh={show} /> : null}
        {failure && !isChanged(failure) ? (
          <Notice tone="danger">{failureText(failure)}</Notice>
        ) : null}
      </div>
      <SubmitButton busy={isSubmitting} className="self-start">
        Save product
      </SubmitButton>
    </form>
  )
}

const isChanged = (failure: unknown): boolean =>
  isApiError(failure) && failure.body.code === "part_changed"
