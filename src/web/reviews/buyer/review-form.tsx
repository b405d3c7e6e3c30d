import { useState } from "react"
import { type Control, useController, useForm, useWatch } from "react-hook-form"
import { REVIEW_MAX_LENGTH, reviewRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/field-errors.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { showSaved } from "#web/forms/show-saved.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { PictureField, UploadStep } from "#web/pictures/shared/picture-field.tsx"
import { useUpload } from "#web/pictures/shared/upload-file.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { NumberField, TextArea, TextField } from "#web/ui/form/field.tsx"
import { Star } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { ReviewCard, type ReviewCardData } from "./review-list.tsx"

interface ReviewFields {
  name: string
  description: string
  photo: File | undefined
  rating: string
}

const STARS = ["1", "2", "3", "4", "5"] as const

/**
 * Field for a rating from 1 to 5. The number input is the accessible control; the stars are a shortcut for pointers.
 */
function RatingField({ control }: { control: Control<ReviewFields> }) {
  const rules = { validate: reviewRules.rating }
  const { field, fieldState } = useController({ control, name: "rating", defaultValue: "", rules })
  return (
    <NumberField
      label={t("Rating")}
      hint={t("1 to 5")}
      name="rating"
      min={1}
      max={5}
      step={1}
      aria-required
      error={fieldState.error?.message}
      value={field.value}
      onChange={field.onChange}
      beside={
        <div aria-hidden className="flex flex-wrap items-center">
          {STARS.map((star) => (
            <button
              key={star}
              type="button"
              tabIndex={-1}
              className="grid size-9 cursor-pointer place-items-center text-text forced-color-adjust-auto"
              onClick={() => field.onChange(star)}
            >
              <Icon
                of={Star}
                size={22}
                strokeWidth={1.5}
                className={Number(star) <= Number(field.value) ? "fill-current" : "opacity-45"}
              />
            </button>
          ))}
        </div>
      }
    />
  )
}

const MIN_COUNTED_LENGTH = 400

export function ReviewForm({ authorName }: { authorName: string }) {
  const form = useForm<ReviewFields>({ shouldFocusError: false })
  const { errors, submitCount } = form.formState
  const field = fieldsOf(form, reviewRules)
  const write = useWrite()
  const [added, setAdded] = useState<ReviewCardData>()
  const upload = useUpload("photo")
  const attempt = useIdempotencyKeys()
  const add = async (values: ReviewFields) => {
    const { photo: file, ...review } = values
    setAdded(undefined)
    const photo = file && (await upload.send(file))
    if (!photo) return
    const body = { ...review, photo }
    await browserApi("POST /review", { body }, { headers: attempt.headersFor(body) })
    attempt.done()
    toast(pageText.review.added)
    setAdded({ ...review, role: "", rating: Number(review.rating), photo })
    showSaved(form, values, { name: review.name, description: "", photo: undefined, rating: "" })
  }
  const submit = form.handleSubmit((values) =>
    write.run(() => add(values), { form, failed: pageText.review.failed }),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,440px)_minmax(0,320px)]">
      <WriteForm
        onSubmit={submit}
        write={write}
        button={t("Add Review")}
        beside={<UploadStep busy={write.busy} upload={upload.state} />}
        notice
        className="flex max-w-[440px] flex-col gap-5"
      >
        <ErrorSummary errors={messagesOf(errors, Object.keys(reviewRules))} attempt={submitCount} />
        <p className="text-sm text-text-3">{t("All fields are required.")}</p>
        <TextField
          label={t("Name")}
          autoComplete="name"
          defaultValue={authorName}
          {...field("name")}
        />
        <div>
          <TextArea label={t("Description")} rows={5} {...field("description")} />
          <LengthCounter control={form.control} />
        </div>
        <PictureField
          control={form.control}
          name="photo"
          rule={reviewRules.photo}
          upload={upload.state}
        />
        <RatingField control={form.control} />
      </WriteForm>
      {added ? (
        <aside aria-label={t("Your review")}>
          <ReviewCard review={added} />
        </aside>
      ) : null}
    </div>
  )
}

function LengthCounter({ control }: { control: Control<ReviewFields> }) {
  const text = useWatch({ control, name: "description", defaultValue: "" })
  const { length } = text.trim()
  return (
    <p aria-live="polite" className="mt-1 text-right text-sm text-text-3 tabular-nums">
      {length > MIN_COUNTED_LENGTH
        ? t("{length} of {REVIEW_MAX_LENGTH}", { length, REVIEW_MAX_LENGTH })
        : null}
    </p>
  )
}
