import { useId } from "react"
import { useForm } from "react-hook-form"
import { required } from "#contract/kernel/form-rules.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import { reviewLimits } from "#domain/reviews/review.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { TextArea } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

interface ReportDialogProps {
  review: { _id: string; title: string }
  onClose: () => void
}

const rules = { reason: required("Reason") }

export default function ReportDialog({ review, onClose }: ReportDialogProps) {
  const id = useId()
  const form = useForm({ defaultValues: { reason: "" } })
  const { run, busy, failure } = useWrite()
  const report = async (body: { reason: string }) => {
    await browserApi("POST /part-review/{id}/report", { params: { id: review._id }, body })
    toast(partReviewText.reported)
    onClose()
  }
  return (
    <Dialog
      aria-labelledby={id}
      className="w-[440px] p-6"
      // A second Escape would close the dialog although the first was ignored.
      closedby={busy ? "none" : undefined}
      onClose={() => {
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
    </Dialog>
  )
}
