import { useState } from "react"
import { flushSync } from "react-dom"
import { type UseFormReturn, useFieldArray, useForm, useWatch } from "react-hook-form"
import { reasonText } from "#contract/returns/return-text.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_PICTURES, type ReturnReason } from "#domain/returns/return-state.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/field-errors.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { PicturesField } from "#web/pictures/shared/pictures-field.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#web/ui/form/field.tsx"

interface ReturnLineFieldsProps {
  form: UseFormReturn<ReturnFields>
  index: number
  line: { number: number; name: string }
  maxUnits: number
  onRemove: () => void
}

const reasons = () => [
  { value: "", label: t("Choose a reason") },
  ...Object.entries(reasonText).map(([value, label]) => ({ value, label })),
]

function ReturnLineFields({ form, index, line, maxUnits, onRemove }: ReturnLineFieldsProps) {
  const pictures = `lines.${index}.pictures` as const
  const errors = form.formState.errors.lines?.[index]
  const validateQuantity = (typed: string) =>
    /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= maxUnits
      ? undefined
      : t("1 to {most} can be returned", { most: formatCount(maxUnits) })
  const validateWords = (words: string) =>
    form.getValues(`lines.${index}.reason`) === "other" && words.trim() === ""
      ? t("Describe what is wrong")
      : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-b border-border pb-5">
      <legend className="mb-3 font-medium wrap-anywhere">
        {t("Line {number}: {name}", { number: line.number, name: line.name })}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextField
          label={t("Quantity")}
          inputMode="numeric"
          autoComplete="off"
          // The form starts at the line that the buyer chose to return.
          autoFocus={index === 0}
          hint={t("of {most}", { most: formatCount(maxUnits) })}
          aria-required
          error={errors?.quantity?.message}
          {...form.register(`lines.${index}.quantity`, { validate: validateQuantity })}
        />
        <div className="self-end">
          <SelectField
            label={t("Reason")}
            options={reasons()}
            aria-required
            error={errors?.reason?.message}
            {...form.register(`lines.${index}.reason`, {
              validate: (reason) => (reason === "" ? t("Choose a reason") : undefined),
            })}
          />
        </div>
      </div>
      <TextArea
        label={t("What is wrong")}
        rows={3}
        maxLength={1000}
        error={errors?.words?.message}
        {...form.register(`lines.${index}.words`, { validate: validateWords })}
      />
      <PicturesField
        name={pictures}
        of={line.name}
        maxCount={MAX_PICTURES}
        pictures={useWatch({ control: form.control, name: pictures })}
        onChange={(change) => form.setValue(pictures, change(form.getValues(pictures)))}
      />
      <Button
        variant="link"
        className="self-start"
        aria-label={`${t("Remove this line")}: ${line.name}`}
        onClick={onRemove}
      >
        {t("Remove this line")}
      </Button>
    </fieldset>
  )
}

interface AddLineProps {
  lines: readonly { number: number; name: string }[]
  isFirst: boolean
  onAdd: (number: number) => void
}

function AddLine({ lines, isFirst, onAdd }: AddLineProps) {
  const [first] = lines
  const [chosen, setChosen] = useState<number>()
  const number = lines.find((line) => line.number === chosen)?.number ?? first?.number
  if (number === undefined) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <SelectField
          name="line"
          label={isFirst ? t("What do you want to return?") : t("Another line")}
          value={String(number)}
          autoFocus={isFirst}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={lines.map((line) => ({
            value: String(line.number),
            label: `${line.number}: ${line.name}`,
          }))}
        />
      </div>
      <Button variant="secondary" size={44} onClick={() => onAdd(number)}>
        {t("Add this line")}
      </Button>
    </div>
  )
}

type Order = Reply<"GET /order/{id}">

interface ReturnFormProps {
  order: Order
  returnable: ReadonlyMap<number, number>
  /** Units that are within the return period. Staff may return more, with a reason. */
  inTime: ReadonlyMap<number, number>
  /** Number of the line to begin with, if it can be returned. */
  firstLine: number
  /** Return period of goods that staff return, also after it; null: no limit. Undefined for buyers. */
  staffPeriodDays: number | null | undefined
  onDone: () => void
}

export function ReturnForm(props: ReturnFormProps) {
  const { order, returnable, inTime, firstLine, staffPeriodDays, onDone } = props
  const only = returnable.size === 1 ? [...returnable.keys()][0] : undefined
  const preselected = returnable.has(firstLine) ? firstLine : only
  const lineFor = (number: number) => ({
    number,
    quantity: String(returnable.get(number) ?? 1),
    reason: "" as const,
    words: "",
    pictures: [],
  })
  const form = useForm<ReturnFields>({
    shouldFocusError: false,
    defaultValues: {
      lines: preselected === undefined ? [] : [lineFor(preselected)],
      lateReason: "",
    },
  })
  const rows = useFieldArray({ control: form.control, name: "lines" })
  const { submit, write } = useRequestReturn(order._id, form, onDone)
  const { errors, submitCount } = form.formState
  const typed = form.watch("lines")
  const chosen = typed.map(({ number }) => number)
  const isLate = typed.some(
    ({ number, quantity }) =>
      Math.min(Number(quantity), returnable.get(number) ?? 0) > (inTime.get(number) ?? 0),
  )
  const otherLines = order.lines.filter(
    ({ number }) => returnable.has(number) && !chosen.includes(number),
  )
  const remove = (index: number) => {
    flushSync(() => rows.remove(index))
    // The focused button has been removed with its line, which can be chosen again here.
    document.getElementsByName("line")[0]?.focus()
  }
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={
        chosen.length > 1
          ? t("Request return of {chosen} lines", { chosen: formatCount(chosen.length) })
          : t("Request return")
      }
      buttonProps={{ disabled: chosen.length === 0 }}
      beside={
        <>
          <Button variant="secondary" size={44} onClick={onDone}>
            {t("Cancel")}
          </Button>
          {chosen.length === 0 ? (
            <p className="text-sm text-text-2">{t("Add a line first.")}</p>
          ) : null}
        </>
      }
      notice
      className="flex flex-col gap-5 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      <ErrorSummary errors={messagesOf(errors, ["lines", "lateReason"])} attempt={submitCount} />
      {rows.fields.map((item, index) => {
        const line = order.lines.find(({ number }) => number === item.number)
        return line ? (
          <ReturnLineFields
            key={item.id}
            form={form}
            index={index}
            line={line}
            maxUnits={returnable.get(item.number) ?? 0}
            onRemove={() => remove(index)}
          />
        ) : null
      })}
      {otherLines.length > 0 ? (
        <AddLine
          lines={otherLines}
          isFirst={chosen.length === 0}
          onAdd={(number) => rows.append(lineFor(number))}
        />
      ) : null}
      {staffPeriodDays === undefined ? null : (
        <LateReason form={form} periodDays={isLate ? staffPeriodDays : null} />
      )}
    </WriteForm>
  )
}

interface LateReasonProps {
  form: UseFormReturn<ReturnFields>
  /** Null while all chosen goods are within the return period. */
  periodDays: number | null
}

/** Field for staff who accept goods after the return period. */
const LateReason = ({ form, periodDays }: LateReasonProps) =>
  periodDays === null ? (
    <p className="text-sm text-text-2">{t("The buyer receives an e-mail.")}</p>
  ) : (
    <TextField
      label={t("Reason for accepting it late")}
      hint={t(
        "Some of these goods were shipped more than {days} days ago. The buyer receives an e-mail.",
        { days: periodDays },
      )}
      autoComplete="off"
      maxLength={500}
      aria-required
      error={form.formState.errors.lateReason?.message}
      {...form.register("lateReason", {
        shouldUnregister: true,
        validate: (reason) =>
          reason?.trim() ? undefined : t("Enter the reason for accepting it late"),
      })}
    />
  )

function useRequestReturn(id: string, form: UseFormReturn<ReturnFields>, onDone: () => void) {
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const request = async (fields: ReturnFields) => {
    const lateReason = fields.lateReason?.trim()
    const lines = fields.lines.map((line) => ({ ...line, reason: line.reason || "other" }) as const)
    const body = { lines, ...(lateReason && { lateReason }) }
    const headers = attempt.headersFor(body)
    await browserApi("POST /order/{id}/return", { params: { id }, body }, { headers })
    // Revalidating while the address changes would scroll the page to its top.
    await write.revalidate()
    toast(t("Return requested"))
    onDone()
  }
  const failed = t("The return was not requested")
  const submit = form.handleSubmit((values) =>
    write.run(() => request(values), { form, failed, reloadOnRefusal: true }),
  )
  return { submit, write }
}

interface ReturnFields {
  lines: {
    number: number
    quantity: string
    reason: ReturnReason | ""
    words: string
    pictures: string[]
  }[]
  /** Missing unless some goods are late. */
  lateReason?: string
}
