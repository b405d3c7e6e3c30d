import { useForm } from "react-hook-form"
import { stockRules } from "#contract/kernel/form-rules.ts"
import { browserApi } from "#web/api/api.ts"
import { useAttemptKey } from "#web/forms/use-attempt-key.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { TextField } from "#web/ui/form/field.tsx"
import { SelectField } from "#web/ui/form/select-field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

const reasons = [
  { value: "restock", label: "Restock" },
  { value: "correction", label: "Correction" },
] as const

interface StockFields {
  delta: string
  reason: "restock" | "correction"
  note: string
}

const EMPTY: StockFields = { delta: "", reason: "restock", note: "" }

/** Adds to a part's stock or takes from it, and says why. A second click never moves it twice. */
export function StockForm({ partId, onMoved }: { partId: string; onMoved: () => Promise<void> }) {
  const form = useForm<StockFields>({ defaultValues: EMPTY })
  const { errors } = form.formState
  const { run, busy, failure } = useWrite()
  const attempt = useAttemptKey()

  const move = async (body: StockFields) => {
    const headers = attempt.headersFor(body)
    await browserApi("POST /part/{id}/stock", { params: { id: partId }, body }, { headers })
    attempt.done()
    toast("Stock changed")
    form.reset(EMPTY)
    await onMoved()
  }
  const submit = form.handleSubmit((values) =>
    run(() => move(values), { form, failed: "The stock was not changed" }),
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label="Change"
          type="number"
          inputMode="text"
          step={1}
          hint="20 adds, -20 takes away"
          aria-required
          error={errors.delta?.message}
          {...form.register("delta", { validate: stockRules.delta })}
        />
        <SelectField label="Reason" options={reasons} {...form.register("reason")} />
      </div>
      <TextField
        label="Note"
        hint="You may leave it empty."
        autoComplete="off"
        error={errors.note?.message}
        {...form.register("note")}
      />
      <WriteFailureNotice failure={failure} />
      <SubmitButton busy={busy} variant="secondary" className="self-start">
        Change stock
      </SubmitButton>
    </form>
  )
}
