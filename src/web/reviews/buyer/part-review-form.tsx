import { useEffect } from "react"
import { type UseFormReturn, useForm, useWatch } from "react-hook-form"
import { fieldText } from "#contract/kernel/field-text.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { type ReviewState, reviewLimits } from "#domain/reviews/review-state.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { PicturesField } from "#web/pictures/shared/pictures-field.tsx"
import { Button } from "#web/ui/button.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import type { OwnReview } from "./load-part-reviews.ts"
import type { PartReviewValues } from "./part-review-values.ts"
import { StarsField } from "./stars-field.tsx"

interface PartReviewFormProps {
  part: { id: string; name: string }
  review: OwnReview | undefined
  authorName: string
  onSaved: (state: ReviewState) => void
  onCancel: () => void
}

const required = (label: string) => (value: string) =>
  value.trim() === "" ? fieldText.required(label) : undefined

const rules = {
  rating: required("Rating"),
  title: required("Title"),
  text: required("Review"),
  name: required("Name"),
}

/** One's own review of a part: as it is, where there is one. */
export default function PartReviewForm(props: PartReviewFormProps) {
  const { part, review, authorName, onSaved, onCancel } = props
  const form = useForm<PartReviewValues>({
    shouldFocusError: false,
    defaultValues: {
      rating: review ? String(review.rating) : "",
      title: review?.title ?? "",
      text: review?.text ?? "",
      name: review?.name ?? authorName,
      pictures: [...(review?.pictures ?? [])],
    },
  })
  const { errors, submitCount } = form.formState
  const field = fieldsOf(form, rules)
  const { run, busy, failure } = useWrite()
  // The button that opened it is gone.
  useEffect(() => form.setFocus("rating"), [form])
  const save = async (body: PartReviewValues) => {
    const params = { id: part.id }
    onSaved((await browserApi("PUT /part/{id}/review", { params, body })).state)
  }
  const submit = form.handleSubmit((values) =>
    run(() => save(values), { form, failed: partReviewText.failed }),
  )
  return (
    <form
      noValidate
      method="post"
      aria-label={`${partReviewText.write} of ${part.name}`}
      onSubmit={submit}
      className="mt-6 flex max-w-[440px] flex-col gap-5"
    >
      <ErrorSummary
        errors={messagesOf(errors, [...Object.keys(rules), "pictures"])}
        attempt={submitCount}
      />
      <StarsField form={form} rule={rules.rating} />
      <TextField label="Title" maxLength={reviewLimits.title} {...field("title")} />
      <TextArea label="Review" rows={6} maxLength={reviewLimits.text} {...field("text")} />
      <Pictures form={form} />
      <TextField
        label="Name"
        hint="Shown with your review, and how many you bought."
        autoComplete="name"
        maxLength={reviewLimits.name}
        {...field("name")}
      />
      <WriteFailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{partReviewText.save}</SubmitButton>
        <Button variant="secondary" size={44} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Pictures({ form }: { form: UseFormReturn<PartReviewValues> }) {
  const name = "pictures"
  return (
    <PicturesField
      name={name}
      most={reviewLimits.pictures}
      pictures={useWatch({ control: form.control, name })}
      refused={Object.values(messagesOf(form.formState.errors, [name]))[0]}
      onChange={(change) => {
        form.clearErrors(name)
        form.setValue(name, change(form.getValues(name)))
      }}
    />
  )
}
