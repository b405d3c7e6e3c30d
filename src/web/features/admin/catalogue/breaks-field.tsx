import { type ClipboardEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { type UseFormReturn, useFieldArray } from "react-hook-form"
import { typedLadderProblems } from "#contract/catalogue/ladder-rules.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { Button } from "#web/ui/button.tsx"
import { errorId, FieldError, hintId, useFieldId } from "#web/ui/field.tsx"
import { BreakRow } from "./break-row.tsx"
import { BreaksPreview } from "./breaks-preview.tsx"
import type { PartValues } from "./part-values.ts"
import { pastedBreaks } from "./pasted-breaks.ts"

const { name, label, help, longest } = partFields.breaks
const BLANK = { quantity: "", price: "" }
const HINT = `${help} Two columns of a spreadsheet can be pasted into a row.`

/** The price breaks of a part as rows that a keyboard fills, and what buyers see of them. */
export function BreaksField({ form }: { form: UseFormReturn<PartValues> }) {
  const id = useFieldId(name)
  const addButton = useRef<HTMLButtonElement>(null)
  const { isSubmitted, errors } = form.formState
  const rules = {
    validate: (_: unknown, values: PartValues) => typedLadderProblems(values)[name],
  }
  const { fields, append, remove } = useFieldArray({ control: form.control, name, rules })
  const error = errors.breaks?.root?.message ?? errors.breaks?.message

  /** Each row is judged by the one before it. */
  const judgeAgain = () => {
    if (isSubmitted) void form.trigger(name)
  }
  const goTo = (index: number) => {
    if (index < fields.length) form.setFocus(`breaks.${index}.quantity`)
    else if (fields.length < longest) append(BLANK)
  }
  const take = (index: number) => {
    flushSync(() => remove(index))
    const next = Math.min(index, fields.length - 2)
    if (next < 0) addButton.current?.focus()
    else form.setFocus(`breaks.${next}.quantity`)
    judgeAgain()
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const rows = pastedBreaks(event.clipboardData.getData("text/plain"))
    if (rows.length === 0) return
    event.preventDefault()
    const here = fields.length - index
    for (const [offset, row] of rows.slice(0, here).entries())
      form.setValue(`breaks.${index + offset}`, row, { shouldDirty: true })
    append(rows.slice(here), { shouldFocus: false })
    judgeAgain()
  }
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
        {HINT}
      </p>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      {fields.length > 0 ? (
        <div aria-hidden className="flex flex-wrap gap-2 text-right text-sm text-text-2">
          <span className="min-w-0 flex-1 basis-16 px-3">Quantity</span>
          <span className="min-w-0 flex-1 basis-16 px-3">Each, in $</span>
          <span className="w-11" />
        </div>
      ) : null}
      <ol className="flex flex-col gap-2 empty:hidden">
        {fields.map((field, index) => (
          <BreakRow
            key={field.id}
            form={form}
            index={index}
            onNext={() => goTo(index + 1)}
            onRemove={() => take(index)}
            onPaste={(event) => paste(event, index)}
          />
        ))}
      </ol>
      {fields.length < longest ? (
        <Button
          ref={addButton}
          variant="secondary"
          className="self-start"
          onClick={() => append(BLANK)}
        >
          Add a price break
        </Button>
      ) : null}
      <BreaksPreview control={form.control} />
    </fieldset>
  )
}
