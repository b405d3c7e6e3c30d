import { type UseFormReturn, useForm, useWatch } from "react-hook-form"
import { required } from "#contract/kernel/form-rules.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import { type ReviewState, reviewLimits } from "#domain/reviews/review.ts"
import { browserApi } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/field-errors.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { PicturesField } from "#web/pictures/shared/pictures-field.tsx"
import { Button } from "#web/ui/button.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { errorId, FieldError, TextArea, TextField, useFieldId } from "#web/ui/form/field.tsx"
import { Star } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { OwnReview } from "./load-part-reviews.ts"

function StarsField({ form }: { form: UseFormReturn<PartReviewValues> }) {
  const id = useFieldId("rating")
  const chosen = Number(useWatch({ control: form.control, name: "rating" }))
  const error = form.formState.errors.rating?.message
  return (
    <fieldset
      aria-describedby={error ? errorId(id) : undefined}
      aria-invalid={error ? true : undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">{t("Rating")}</legend>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      <div className="flex flex-wrap items-center">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              value={star}
              // biome-ignore lint/a11y/noAutofocus: the button that opened the form has been removed
              autoFocus={star === (chosen || 1)}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...form.register("rating", { validate: (value) => rules.rating(value ?? "") })}
            />
            <span className="sr-only">{partReviewText.stars(star)}</span>
            <Icon
              of={Star}
              size={26}
              strokeWidth={1.5}
              className={star <= chosen ? "fill-current" : "opacity-45"}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-sm text-text-3">
          {chosen > 0 ? partReviewText.stars(chosen) : null}
        </span>
      </div>
    </fieldset>
  )
}

interface PartReviewFormProps {
  part: { id: string; name: string }
  review: OwnReview | undefined
  authorName: string
  onSaved: (state: ReviewState) => void
  onCancel: () => void
}

const rules = {
  rating: required("Rating"),
  title: required("Title"),
  text: required("Review"),
  name: required("Name"),
}

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
  const write = useWrite()
  const save = async (body: PartReviewValues) => {
    const params = { id: part.id }
    onSaved((await browserApi("PUT /part/{id}/review", { params, body })).state)
  }
  const submit = form.handleSubmit((values) =>
    write.run(() => save(values), { form, failed: partReviewText.failed }),
  )
  return (
    <WriteForm
      aria-label={t("{write} of {name}", { write: partReviewText.write, name: part.name })}
      onSubmit={submit}
      write={write}
      button={partReviewText.save}
      beside={
        <Button variant="secondary" size={44} onClick={onCancel}>
          {t("Cancel")}
        </Button>
      }
      notice
      className="mt-6 flex max-w-[440px] flex-col gap-5"
    >
      <ErrorSummary
        errors={messagesOf(errors, [...Object.keys(rules), "pictures"])}
        attempt={submitCount}
      />
      <StarsField form={form} />
      <TextField label={t("Title")} maxLength={reviewLimits.title} {...field("title")} />
      <TextArea label={t("Review")} rows={6} maxLength={reviewLimits.text} {...field("text")} />
      <Pictures form={form} />
      <TextField
        label={t("Name")}
        hint={t("Shown with your review, together with the quantity you bought.")}
        autoComplete="name"
        maxLength={reviewLimits.name}
        {...field("name")}
      />
    </WriteForm>
  )
}

function Pictures({ form }: { form: UseFormReturn<PartReviewValues> }) {
  const name = "pictures"
  return (
    <PicturesField
      name={name}
      maxCount={reviewLimits.pictures}
      pictures={useWatch({ control: form.control, name })}
      error={Object.values(messagesOf(form.formState.errors, [name]))[0]}
      onChange={(change) => {
        form.clearErrors(name)
        form.setValue(name, change(form.getValues(name)))
      }}
    />
  )
}

interface PartReviewValues {
  rating: string
  title: string
  text: string
  name: string
  pictures: string[]
}
