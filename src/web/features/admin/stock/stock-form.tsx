import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { browserApi } from "#web/api/api.ts"
import { failureText, fieldErrorsOf } from "#web/api/failure-text.ts"
import { newIdempotencyKey } from "#web/api/idempotency-key.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { placeErrors } from "#web/forms/form-errors.ts"
import { TextField } from "#web/ui/field.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SelectField } from "#web/ui/select-field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"

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

/** Adds to a product's stock or takes from it, and says why. A second click never moves it twice. */
export function StockForm({ partId, onMoved }: { partId: string; onMoved: () => Promise<void> }) {
  const form = useForm<StockFields>({ defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const [failure, setFailure] = useState<string>()
  const attempt = useRef<{ request: string; key: string }>(undefined)
  const leaveIfSessionLost = useSessionLoss()

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined)
    const request = JSON.stringify(body)
    if (attempt.current?.request !== request)
      attempt.current = { request, key: newIdempotencyKey() }
    const headers = { "idempotency-key": attempt.current.key }
    try {
      await browserApi("POST /part/{id}/stock", { params: { id: partId }, body }, { headers })
      attempt.current = undefined
      toast("Stock changed")
      form.reset(EMPTY)
      await onMoved()
    } catch (error) {
      if (leaveIfSessionLost(error)) return
      toast("The stock was not changed", "failure")
      if (!placeErrors(form, fieldErrorsOf(error))) setFailure(failureText(error))
    }
  })
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
          {...form.register("delta", { validate: refuseDelta })}
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
      <div role="alert" className="empty:hidden">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
      </div>
      <SubmitButton busy={isSubmitting} variant="secondary" className="self-start">
        Change stock
      </SubmitButton>
    </form>
  )
}

const refuseDelta = (delta: string): string | undefined => {
  if (delta.trim() === "") return "Change is Required"
  return /^-?\d+$/.test(delta.trim()) && Number(delta) !== 0
    ? undefined
    : "Change must be a whole number other than 0"
}
