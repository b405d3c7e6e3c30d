import { useState } from "react"
import { Controller, useForm } from "react-hook-form"
import { newPartRules } from "#contract/form-rules.ts"
import { browserApi } from "#web/api.ts"
import { isApiError } from "#web/api-error.ts"
import { failureText, fieldErrorsOf } from "#web/failure-text.ts"
import { messagesOf, placeErrors } from "#web/form-errors.ts"
import { ErrorSummary } from "#web/ui/error-summary.tsx"
import { TextArea, TextField } from "#web/ui/field.tsx"
import { FilePicker } from "#web/ui/file-picker.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import { UploadCancelled, UploadFailed } from "#web/upload-photo.ts"
import { usePhotoUpload } from "#web/use-photo-upload.ts"
import { useSessionLoss } from "#web/use-session-loss.ts"
import { PartChangedNotice } from "./part-changed-notice.tsx"
import type { Part } from "./products-table.tsx"

interface PartFields {
  name: string
  image: File | undefined
  description: string
  minimumQuantity: string
  price: string
}

const { name, description, minimumQuantity, price } = newPartRules
const fieldNames = ["name", "image", "description", "minimumQuantity", "price"]

const fieldsOf = (part: Part): PartFields => ({
  name: part.name,
  image: undefined,
  description: part.description,
  minimumQuantity: String(part.minimumQuantity),
  price: part.price.toFixed(2),
})

/** Changes a product as it was when the form was filled; whoever changed it meanwhile is not overwritten. */
export function EditPartForm({ part, onSaved }: { part: Part; onSaved: () => Promise<void> }) {
  const [seen, setSeen] = useState(part)
  const form = useForm<PartFields>({ shouldFocusError: false, defaultValues: fieldsOf(part) })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<unknown>()
  const upload = usePhotoUpload()
  const leaveIfSessionLost = useSessionLoss()

  const show = (fresh: Part) => {
    setSeen(fresh)
    form.reset(fieldsOf(fresh))
    setFailure(undefined)
  }
  const submit = form.handleSubmit(async ({ image, ...fields }) => {
    setFailure(undefined)
    try {
      const body = { ...fields, image: image && (await upload.send(image)), version: seen.version }
      await browserApi("PATCH /part/{id}", { params: { id: part._id }, body })
      show(await browserApi("GET /part/{id}", { params: { id: part._id } }))
      toast("Product saved")
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
      <p className="text-sm text-text-3">All fields are required.</p>
      <TextField
        label="Name"
        autoComplete="off"
        aria-required
        error={errors.name?.message}
        {...form.register("name", { validate: name })}
      />
      <Controller
        name="image"
        control={form.control}
        render={({ field }) => (
          <FilePicker
            name="image"
            label="Photo"
            hint="PNG, JPEG, WebP or GIF, 5 MB at most"
            error={errors.image?.message}
            file={field.value}
            upload={upload.state}
            current={seen.image}
            onChange={field.onChange}
          />
        )}
      />
      <TextArea
        label="Description"
        rows={5}
        aria-required
        error={errors.description?.message}
        {...form.register("description", { validate: description })}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          label="Minimum Quantity"
          type="number"
          inputMode="numeric"
          min={1}
          aria-required
          error={errors.minimumQuantity?.message}
          {...form.register("minimumQuantity", { validate: minimumQuantity })}
        />
        <TextField
          label="Price"
          type="number"
          inputMode="decimal"
          prefix="$"
          min={0}
          step={0.01}
          aria-required
          error={errors.price?.message}
          {...form.register("price", { validate: price })}
        />
      </div>
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
