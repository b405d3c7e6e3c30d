import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useRef,
} from "react"
import { flushSync } from "react-dom"
import { type Control, type UseFormReturn, useFieldArray, useWatch } from "react-hook-form"
import {
  filledBreaks,
  typedBreakProblems,
  unorderableBreakText,
} from "#contract/catalogue/price-break-rules.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { currencySign, currencyWord } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { readTypedAmount } from "#domain/pricing/typed-number.ts"
import { LadderTable } from "#web/catalogue/shared/ladder-table.tsx"
import { Button } from "#web/ui/button.tsx"
import {
  controlClass,
  describedBy,
  errorId,
  FieldError,
  plainNumberClass,
  useFieldId,
} from "#web/ui/form/field.tsx"
import { FieldGroup, RowButton } from "#web/ui/form/field-group.tsx"
import { X } from "#web/ui/icon/icon.tsx"
import type { PartValues } from "./part-values.ts"
import { pastedBreaks } from "./pasted-breaks.ts"

interface BreakRowProps {
  form: UseFormReturn<PartValues>
  index: number
  onNext: () => void
  onRemove: () => void
  onPaste: (event: ClipboardEvent) => void
}

function BreakRow({ form, index, onNext, onRemove, onPaste }: BreakRowProps) {
  const errors = form.formState.errors.breaks?.[index]
  const cell = (field: "quantity" | "price") => {
    const name = `breaks.${index}.${field}` as const
    const validate = (_: string, values: PartValues) => typedBreakProblems(values)[name]
    return {
      error: errors?.[field]?.message,
      onPaste,
      ...form.register(name, { validate, deps: ["breaks"] }),
    }
  }
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    onNext()
  }
  return (
    <li className="flex flex-wrap items-start gap-2">
      <BreakCell
        label={t("Quantity, break {index}", { index: index + 1 })}
        inputMode="numeric"
        onKeyDown={goDown}
        {...cell("quantity")}
      />
      <BreakCell
        label={t("Each, break {index}, in {currencyWord}", {
          index: index + 1,
          currencyWord: currencyWord(),
        })}
        type="text"
        inputMode="decimal"
        onKeyDown={goDown}
        {...cell("price")}
      />
      <RowButton
        label={t("Remove break {index}", { index: index + 1 })}
        icon={X}
        onClick={onRemove}
      />
    </li>
  )
}

type BreakCellProps = ComponentProps<"input"> & {
  name: string
  label: string
  error: string | undefined
}

function BreakCell({ label, error, ...input }: BreakCellProps) {
  const id = useFieldId(input.name)
  return (
    <div className="flex min-w-0 flex-1 basis-16 flex-col gap-1.5">
      <input
        type="number"
        {...input}
        id={id}
        aria-label={label}
        autoComplete="off"
        className={`${controlClass} ${plainNumberClass} min-h-11 text-right tabular-nums`}
        onWheel={(event) => event.currentTarget.blur()}
        {...describedBy(id, { error })}
      />
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
    </div>
  )
}

function BreaksPreview({ control }: { control: Control<PartValues> }) {
  const [price, breaks, minimum, maximum, multiple] = useWatch({
    control,
    name: ["price", "breaks", "minimumQuantity", "maximumQuantity", "orderMultiple"],
  })
  const steps = filledBreaks(breaks ?? []).map((step) => ({
    quantity: Number(step.quantity),
    price: toAmount(readTypedAmount(step.price) ?? 0),
  }))
  if (steps.length === 0) return null
  const isValid =
    (readTypedAmount(price) ?? 0) > 0 &&
    Object.keys(typedBreakProblems({ price, breaks })).length === 0
  const limits = {
    minimumQuantity: Number(minimum) || 1,
    maximumQuantity: Number(maximum) || null,
    orderMultiple: Number(multiple) || 1,
  }
  const notes = steps.flatMap(({ quantity }) => unorderableBreakText(limits, quantity) ?? [])
  return (
    <section
      aria-label={t("What buyers see")}
      className="rounded border border-border bg-surface p-3"
    >
      <p className="text-sm text-text-3">
        {isValid
          ? t("Buyers see")
          : t("This shows what buyers see, once price and price breaks are valid.")}
      </p>
      {isValid ? (
        <LadderTable
          part={{ price: toAmount(readTypedAmount(price) ?? 0), breaks: steps }}
          quantity={Number.NaN}
        />
      ) : null}
      <div role="status">
        <ul className="mt-2 flex flex-col gap-1 text-sm text-warn empty:hidden">
          {isValid ? notes.map((note) => <li key={note}>{note}</li>) : null}
        </ul>
      </div>
    </section>
  )
}

const { maxLength } = partFields.breaks
const BLANK = { quantity: "", price: "" }

/** Manages rows of price breaks. The last removal moves focus to `addButton`. */
function useBreakRows(
  form: UseFormReturn<PartValues>,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { isSubmitted } = form.formState
  const validate = (_: unknown, values: PartValues) => typedBreakProblems(values).breaks
  const rows = useFieldArray({ control: form.control, name: "breaks", rules: { validate } })
  const { fields, append } = rows

  /** Validates all rows again, because each row depends on the one before. */
  const validateAgain = () => {
    if (isSubmitted) void form.trigger("breaks")
  }
  const add = () => append(BLANK)
  const focusBreak = (index: number) => {
    if (index < fields.length) form.setFocus(`breaks.${index}.quantity`)
    else if (fields.length < maxLength) add()
  }
  const remove = (index: number) => {
    flushSync(() => rows.remove(index))
    const next = Math.min(index, fields.length - 2)
    if (next < 0) addButton.current?.focus()
    else form.setFocus(`breaks.${next}.quantity`)
    validateAgain()
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedBreaks(event.clipboardData.getData("text/plain"))
    if (pasted.length === 0) return
    event.preventDefault()
    const replaced = fields.length - index
    for (const [offset, row] of pasted.slice(0, replaced).entries())
      form.setValue(`breaks.${index + offset}`, row, { shouldDirty: true })
    append(pasted.slice(replaced), { shouldFocus: false })
    validateAgain()
  }
  return { fields, isFull: fields.length >= maxLength, add, focusBreak, remove, paste }
}

export function BreaksField({ form }: { form: UseFormReturn<PartValues> }) {
  const addButton = useRef<HTMLButtonElement>(null)
  const { fields, isFull, add, focusBreak, remove, paste } = useBreakRows(form, addButton)
  const { breaks } = form.formState.errors
  const error = breaks?.root?.message ?? breaks?.message
  const { name, label, help } = partFields.breaks
  return (
    <FieldGroup
      name={name}
      label={translate(label)}
      hint={`${translate(help)} ${t("You can paste two columns of a spreadsheet into a row.")}`}
      error={error}
    >
      {fields.length > 0 ? <Headings /> : null}
      <ol className="flex flex-col gap-2 empty:hidden">
        {fields.map((field, index) => (
          <BreakRow
            key={field.id}
            form={form}
            index={index}
            onNext={() => focusBreak(index + 1)}
            onRemove={() => remove(index)}
            onPaste={(event) => paste(event, index)}
          />
        ))}
      </ol>
      {isFull ? null : (
        <Button ref={addButton} variant="secondary" className="self-start" onClick={add}>
          {t("Add a price break")}
        </Button>
      )}
      <BreaksPreview control={form.control} />
    </FieldGroup>
  )
}

const Headings = () => (
  <div aria-hidden className="flex flex-wrap gap-2 text-right text-sm text-text-2">
    <span className="min-w-0 flex-1 basis-16 px-3">{t("Quantity")}</span>
    <span className="min-w-0 flex-1 basis-16 px-3">
      {t("Unit price, in {sign}", { sign: currencySign() })}
    </span>
    <span className="w-11" />
  </div>
)
