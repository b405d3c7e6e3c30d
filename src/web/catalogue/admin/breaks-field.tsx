import { useRef } from "react"
import type { UseFormReturn } from "react-hook-form"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { Button } from "#web/ui/button.tsx"
import { errorId, FieldError, hintId, useFieldId } from "#web/ui/form/field.tsx"
import { BreakRow } from "./break-row.tsx"
import { BreaksPreview } from "./breaks-preview.tsx"
import type { PartValues } from "./part-values.ts"
import { useBreakRows } from "./use-break-rows.ts"

const { name, label, help } = partFields.breaks

/** The price breaks of a part as rows that a keyboard fills, and what buyers see of them. */
export function BreaksField({ form }: { form: UseFormReturn<PartValues> }) {
  const id = useFieldId(name)
  const addButton = useRef<HTMLButtonElement>(null)
  const { fields, isFull, add, goTo, remove, paste } = useBreakRows(form, addButton)
  const { breaks } = form.formState.errors
  const error = breaks?.root?.message ?? breaks?.message
  return (
    <fieldset
      // Not a field itself: focus comes here by the summary of a form's errors.
      name={name}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3"
      aria-describedby={error ? `${hintId(id)} ${errorId(id)}` : hintId(id)}
    >
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">{label}</legend>
      <p id={hintId(id)} className="text-sm text-text-3">
        {help} Two columns of a spreadsheet can be pasted into a row.
      </p>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      {fields.length > 0 ? <Heads /> : null}
      <ol className="flex flex-col gap-2 empty:hidden">
        {fields.map((field, index) => (
          <BreakRow
            key={field.id}
            form={form}
            index={index}
            onNext={() => goTo(index + 1)}
            onRemove={() => remove(index)}
            onPaste={(event) => paste(event, index)}
          />
        ))}
      </ol>
      {isFull ? null : (
        <Button ref={addButton} variant="secondary" className="self-start" onClick={add}>
          Add a price break
        </Button>
      )}
      <BreaksPreview control={form.control} />
    </fieldset>
  )
}

/** For the eye: each control says by itself what it is. */
const Heads = () => (
  <div aria-hidden className="flex flex-wrap gap-2 text-right text-sm text-text-2">
    <span className="min-w-0 flex-1 basis-16 px-3">Quantity</span>
    <span className="min-w-0 flex-1 basis-16 px-3">Each, in $</span>
    <span className="w-11" />
  </div>
)
