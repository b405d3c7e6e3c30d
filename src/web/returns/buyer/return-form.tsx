import { type UseFormReturn, useFieldArray, useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import { useAttemptKey } from "#web/forms/use-attempt-key.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { AddLine } from "./add-line.tsx"
import type { ReturnFields } from "./return-fields.ts"
import { ReturnLineFields } from "./return-line-fields.tsx"

type Order = Reply<"GET /order/{id}">

interface ReturnFormProps {
  order: Order
  /** How many units of which line can be returned. */
  returnable: ReadonlyMap<number, number>
  /** The line that it begins with, where there is such a one. */
  first: number
  onDone: () => void
}

/** Asks to send goods back: line by line how many, why, and what shows it. */
export function ReturnForm({ order, returnable, first, onDone }: ReturnFormProps) {
  const only = returnable.size === 1 ? [...returnable.keys()][0] : undefined
  const begun = returnable.has(first) ? first : only
  const lineFor = (number: number) => ({
    number,
    quantity: String(returnable.get(number) ?? 1),
    reason: "" as const,
    words: "",
    pictures: [],
  })
  const form = useForm<ReturnFields>({
    shouldFocusError: false,
    defaultValues: { lines: begun === undefined ? [] : [lineFor(begun)] },
  })
  const rows = useFieldArray({ control: form.control, name: "lines" })
  const { submit, busy, failure } = useAskReturn(order._id, form, onDone)
  const { errors, submitCount } = form.formState
  const chosen = form.watch("lines").map(({ number }) => number)
  const left = order.lines.filter(
    ({ number }) => returnable.has(number) && !chosen.includes(number),
  )
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      <ErrorSummary errors={messagesOf(errors, ["lines"])} attempt={submitCount} />
      {rows.fields.map((item, index) => {
        const line = order.lines.find(({ number }) => number === item.number)
        return line ? (
          <ReturnLineFields
            key={item.id}
            form={form}
            index={index}
            line={line}
            most={returnable.get(item.number) ?? 0}
            onRemove={() => rows.remove(index)}
          />
        ) : null
      })}
      {left.length > 0 ? (
        <AddLine
          lines={left}
          isFirst={chosen.length === 0}
          onAdd={(number) => rows.append(lineFor(number))}
        />
      ) : null}
      <WriteFailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} disabled={chosen.length === 0}>
          {chosen.length > 1
            ? `Ask to return ${formatCount(chosen.length)} lines`
            : "Ask to return"}
        </SubmitButton>
        <Button variant="secondary" size={44} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function useAskReturn(id: string, form: UseFormReturn<ReturnFields>, onDone: () => void) {
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const attempt = useAttemptKey()
  const ask = async (fields: ReturnFields) => {
    const lines = fields.lines.map((line) => ({ ...line, reason: line.reason || "other" }) as const)
    const body = { lines }
    const headers = attempt.headersFor(body)
    await browserApi("POST /order/{id}/return", { params: { id }, body }, { headers })
    toast("Return asked for")
    onDone()
    await revalidate()
  }
  const failed = "The return was not asked for"
  const submit = form.handleSubmit((values) =>
    run(() => ask(values), { form, failed, rereads: true }),
  )
  return { submit, busy, failure }
}
