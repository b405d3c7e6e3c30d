import { useState } from "react"
import { Controller, useForm } from "react-hook-form"
import { Link } from "react-router"
import { newPartRules } from "#contract/form-rules.ts"
import { text } from "#contract/text.ts"
import { browserApi } from "#web/api.ts"
import { failureText, fieldErrorsOf } from "#web/failure-text.ts"
import { messagesOf, placeErrors } from "#web/form-errors.ts"
import { paths } from "#web/paths.ts"
import { ErrorSummary } from "#web/ui/error-summary.tsx"
import { TextArea, TextField } from "#web/ui/field.tsx"
import { FilePicker } from "#web/ui/file-picker.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import { UploadCancelled, UploadFailed } from "#web/upload-photo.ts"
import { usePhotoUpload } from "#web/use-photo-upload.ts"
import { useSessionLoss } from "#web/use-session-loss.ts"
import { PartPreview } from "./part-preview.tsx"

export interface NewPart {
  name: string
  image: File | undefined
  description: string
  minimumQuantity: string
  availableQuantity: string
  price: string
}

const EMPTY: NewPart = {
  name: "",
  image: undefined,
  description: "",
  minimumQuantity: "",
  availableQuantity: "",
  price: "",
}

export function NewPartForm() {
  const form = useForm<NewPart>({ shouldFocusError: false })
  const { errors, isSubmitting, submitCount } = form.formState
  const [step, setStep] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [added, setAdded] = useState<{ id: string; name: string }>()
  const upload = usePhotoUpload()
  const leaveIfSessionLost = useSessionLoss()
  const values = form.watch()
  const nobodyCanOrder =
    values.minimumQuantity !== "" &&
    values.availableQuantity !== "" &&
    Number(values.availableQuantity) < Number(values.minimumQuantity)

  const submit = form.handleSubmit(async ({ image, ...part }) => {
    setFailure(undefined)
    setAdded(undefined)
    if (!image) return
    try {
      setStep("Uploading photo…")
      const address = await upload.send(image)
      setStep("Saving…")
      const { insertedId } = await browserApi("POST /part", { body: { ...part, image: address } })
      toast(text.addProduct.added)
      setAdded({ id: insertedId, name: part.name })
      form.reset(EMPTY, { keepFieldsRef: true })
      form.setFocus("name")
    } catch (error) {
      if (leaveIfSessionLost(error) || error instanceof UploadCancelled) return
      toast(text.addProduct.failed, "failure")
      if (error instanceof UploadFailed) form.setError("image", { message: error.message })
      else if (!placeErrors(form, fieldErrorsOf(error))) setFailure(failureText(error))
    } finally {
      setStep(undefined)
    }
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 xl:grid-cols-[minmax(0,440px)_minmax(0,300px)]">
      <form
        noValidate
        method="post"
        onSubmit={submit}
        className="flex max-w-[440px] flex-col gap-5"
      >
        <ErrorSummary
          errors={messagesOf(errors, Object.keys(newPartRules))}
          attempt={submitCount}
        />
        {added ? (
          <Notice tone="success" role="status">
            <Link to={paths.purchase(added.id)} className="underline underline-offset-4">
              View {added.name}
            </Link>
          </Notice>
        ) : null}
        <p className="text-sm text-text-3">All fields are required.</p>
        <TextField
          label="Name"
          autoComplete="off"
          aria-required
          error={errors.name?.message}
          {...form.register("name", { validate: newPartRules.name })}
        />
        <Controller
          name="image"
          control={form.control}
          rules={{ validate: (file) => newPartRules.image(file?.name ?? "") }}
          render={({ field }) => (
            <FilePicker
              name="image"
              label="Photo"
              hint="PNG, JPEG, WebP or GIF, 5 MB at most"
              error={errors.image?.message}
              file={field.value}
              upload={upload.state}
              onChange={field.onChange}
            />
          )}
        />
        <TextArea
          label="Description"
          rows={5}
          aria-required
          error={errors.description?.message}
          {...form.register("description", { validate: newPartRules.description })}
        />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField
            label="Minimum Quantity"
            type="number"
            inputMode="numeric"
            min={1}
            aria-required
            error={errors.minimumQuantity?.message}
            {...form.register("minimumQuantity", { validate: newPartRules.minimumQuantity })}
          />
          <TextField
            label="Available Quantity"
            type="number"
            inputMode="numeric"
            min={0}
            aria-required
            error={errors.availableQuantity?.message}
            {...form.register("availableQuantity", { validate: newPartRules.availableQuantity })}
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
            {...form.register("price", { validate: newPartRules.price })}
          />
        </div>
        <div role="status" className="empty:hidden">
          {nobodyCanOrder ? <Notice tone="warn">Nobody can order this yet.</Notice> : null}
        </div>
        {failure ? (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton busy={isSubmitting}>Add product</SubmitButton>
          <p role="status" className="text-sm text-text-2">
            {step}
          </p>
        </div>
      </form>
      <PartPreview part={values} />
    </div>
  )
}
