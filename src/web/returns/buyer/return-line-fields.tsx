import { type UseFormReturn, useWatch } from "react-hook-form"
import { reasonText } from "#contract/returns/return-text.ts"
import { MAX_PICTURES } from "#domain/returns/return-reasons.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { PicturesField } from "#web/pictures/shared/pictures-field.tsx"
import { Button } from "#web/ui/button.tsx"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { SelectField } from "#web/ui/form/select-field.tsx"
import type { ReturnFields } from "./return-fields.ts"

interface ReturnLineFieldsProps {
  form: UseFormReturn<ReturnFields>
  index: number
  line: { number: number; name: string }
  /** How many units of it can be returned. */
  most: number
  onRemove: () => void
}

const reasons = [
  { value: "", label: "Choose a reason" },
  ...Object.entries(reasonText).map(([value, label]) => ({ value, label })),
]

/** One line of a return: how many, why, in words and pictures. */
export function ReturnLineFields({ form, index, line, most, onRemove }: ReturnLineFieldsProps) {
  const pictures = `lines.${index}.pictures` as const
  const errors = form.formState.errors.lines?.[index]
  const isCount = (typed: string) =>
    /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most
      ? undefined
      : `1 to ${formatCount(most)} can be returned`
  const isSaid = (words: string) =>
    form.getValues(`lines.${index}.reason`) === "other" && words.trim() === ""
      ? "Say what is wrong"
      : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-b border-border pb-5">
      <legend className="mb-3 font-medium wrap-anywhere">{`Line ${line.number}: ${line.name}`}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextField
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          // Who came for this line begins here.
          autoFocus={index === 0}
          hint={`of ${formatCount(most)}`}
          aria-required
          error={errors?.quantity?.message}
          {...form.register(`lines.${index}.quantity`, { validate: isCount })}
        />
        <div className="self-end">
          <SelectField
            label="Reason"
            options={reasons}
            aria-required
            error={errors?.reason?.message}
            {...form.register(`lines.${index}.reason`, {
              validate: (reason) => (reason === "" ? "Choose a reason" : undefined),
            })}
          />
        </div>
      </div>
      <TextArea
        label="What is wrong"
        rows={3}
        maxLength={1000}
        error={errors?.words?.message}
        {...form.register(`lines.${index}.words`, { validate: isSaid })}
      />
      <PicturesField
        name={pictures}
        of={line.name}
        most={MAX_PICTURES}
        pictures={useWatch({ control: form.control, name: pictures })}
        onChange={(change) => form.setValue(pictures, change(form.getValues(pictures)))}
      />
      <Button variant="link" className="self-start" onClick={onRemove}>
        Take this line out<span className="sr-only">: {line.name}</span>
      </Button>
    </fieldset>
  )
}
