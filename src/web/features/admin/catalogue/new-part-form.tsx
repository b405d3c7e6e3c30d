import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link } from "react-router"
import { newPartRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { failureText, fieldErrorsOf } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { messagesOf, placeErrors } from "#web/forms/form-errors.ts"
import { paths } from "#web/navigation/paths.ts"
import { UploadCancelled, UploadFailed } from "#web/pictures/upload-photo.ts"
import { usePhotoUpload } from "#web/pictures/use-photo-upload.ts"
import { ErrorSummary } from "#web/ui/error-summary.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import { PartFields, type PartValues } from "./part-fields.tsx"
import { PartPreview } from "./part-preview.tsx"

const EMPTY: PartValues = {
  name: "",
  image: undefined,
  description: "",
  minimumQuantity: "",
  availableQuantity: "",
  price: "",
}

export function NewPartForm() {
  const form = useForm<PartValues>({ shouldFocusError: false })
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
      toast(pageText.addProduct.added)
      setAdded({ id: insertedId, name: part.name })
      form.reset(EMPTY, { keepFieldsRef: true })
      form.setFocus("name")
    } catch (error) {
      if (leaveIfSessionLost(error) || error instanceof UploadCancelled) return
      toast(pageText.addProduct.failed, "failure")
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
        <PartFields form={form} upload={upload.state} />
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
