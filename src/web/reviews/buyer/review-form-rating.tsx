import { type Control, useController } from "react-hook-form"
import { reviewRules } from "#contract/kernel/form-rules.ts"
import { TextField } from "#web/ui/form/field.tsx"
import { Star } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

/** A review as it is typed. */
export interface ReviewFields {
  name: string
  description: string
  photo: File | undefined
  rating: string
}

const STARS = ["1", "2", "3", "4", "5"] as const

/** A number from 1 to 5. The stars beside it are a short cut for the pointer: the number is the control. */
export function RatingField({ control }: { control: Control<ReviewFields> }) {
  const rules = { validate: reviewRules.rating }
  const { field, fieldState } = useController({ control, name: "rating", defaultValue: "", rules })
  return (
    <TextField
      label="Rating"
      hint="1 to 5"
      name="rating"
      type="number"
      inputMode="numeric"
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
