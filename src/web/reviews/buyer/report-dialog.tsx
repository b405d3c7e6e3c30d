import { useId, useRef } from "react"
import { useForm } from "react-hook-form"
import { fieldText } from "#contract/kernel/field-text.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import { reviewLimits } from "#domain/reviews/review.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { fieldsOf, WriteFailureLine } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { TextArea } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { useModal } from "#web/ui/use-modal.ts"

interface ReportDialogProps {
  review: { _id: string; title: string }
  onClose: () => void
}

const rules = {
  reason: (value: string) => (value.trim() === "" ? fieldText.required(t("Reason")) : undefined),
}

export default function ReportDialog({ review, onClose }: ReportDialogProps) {
  const id = useId()
  const dialog = useModal(useRef(null))
  const form = useForm({ defaultValues: { reason: "" } })
  const { run, busy, failure } = useWrite()
  const report = async (body: { reason: string }) => {
    await browserApi("POST /part-review/{id}/report", { params: { id: review._id }, body })
    toast(partReviewText.reported)
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto w-[440px] max-w-[calc(100vw-2rem)] rounded-lg border border-border bg-surface p-6 text-text shadow-raised backdrop:bg-[#0b0f0d73]"
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose()
      }}
    >
      <h2 id={id} className="mb-2 text-h3">
        {partReviewText.askReport}
      </h2>
      <form
        noValidate
        method="post"
        onSubmit={form.handleSubmit((values) => run(() => report(values), { form }))}
        className="flex flex-col gap-4"
      >
        <p className="wrap-anywhere text-text-2">{review.title}</p>
        <TextArea
          label={t("Reason")}
          rows={3}
          maxLength={reviewLimits.reason}
          {...fieldsOf(form, rules)("reason")}
        />
        <WriteFailureLine failure={failure} />
        <div className="mt-2 flex justify-end gap-3">
          <Button variant="secondary" onClick={busy ? undefined : onClose}>
            {t("Cancel")}
          </Button>
          <SubmitButton size={40} busy={busy}>
            {t("Send")}
          </SubmitButton>
        </div>
      </form>
    </dialog>
  )
}
