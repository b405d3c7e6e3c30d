import type { ClipboardEvent, RefObject } from "react"
import { flushSync } from "react-dom"
import { type UseFormReturn, useFieldArray } from "react-hook-form"
import { typedLadderProblems } from "#contract/catalogue/ladder-rules.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import type { PartValues } from "./part-values.ts"
import { pastedBreaks } from "./pasted-breaks.ts"

const { name, longest } = partFields.breaks
const BLANK = { quantity: "", price: "" }

/** The rows of a form's price breaks, and what a keyboard does with them. `addButton` has the focus when none is left. */
export function useBreakRows(
  form: UseFormReturn<PartValues>,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { isSubmitted } = form.formState
  const validate = (_: unknown, values: PartValues) => typedLadderProblems(values)[name]
  const rows = useFieldArray({ control: form.control, name, rules: { validate } })
  const { fields, append } = rows

  /** Each row is judged by the one before it. */
  const judgeAgain = () => {
    if (isSubmitted) void form.trigger(name)
  }
  const add = () => append(BLANK)
  const goTo = (index: number) => {
    if (index < fields.length) form.setFocus(`breaks.${index}.quantity`)
    else if (fields.length < longest) add()
  }
  const remove = (index: number) => {
    flushSync(() => rows.remove(index))
    const next = Math.min(index, fields.length - 2)
    if (next < 0) addButton.current?.focus()
    else form.setFocus(`breaks.${next}.quantity`)
    judgeAgain()
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedBreaks(event.clipboardData.getData("text/plain"))
    if (pasted.length === 0) return
    event.preventDefault()
    const here = fields.length - index
    for (const [offset, row] of pasted.slice(0, here).entries())
      form.setValue(`breaks.${index + offset}`, row, { shouldDirty: true })
    append(pasted.slice(here), { shouldFocus: false })
    judgeAgain()
  }
  return { fields, isFull: fields.length >= longest, add, goTo, remove, paste }
}
