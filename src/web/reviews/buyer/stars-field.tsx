import { type UseFormReturn, useWatch } from "react-hook-form"
import type { Rule } from "#contract/kernel/form-rules.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { errorId, FieldError, useFieldId } from "#web/ui/form/field.tsx"
import { Star } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { PartReviewValues } from "./part-review-values.ts"

interface StarsFieldProps {
  form: UseFormReturn<PartReviewValues>
  rule: Rule
}

/** One to five stars: the browser's own choice among five, which arrows move in. */
export function StarsField({ form, rule }: StarsFieldProps) {
  const id = useFieldId("rating")
  const chosen = Number(useWatch({ control: form.control, name: "rating" }))
  const error = form.formState.errors.rating?.message
  return (
    <fieldset
      aria-describedby={error ? errorId(id) : undefined}
      aria-invalid={error ? true : undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">Rating</legend>
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
              className="absolute inset-0 cursor-pointer opacity-0"
              {...form.register("rating", { validate: (value) => rule(value ?? "") })}
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
