import { useForm } from "react-hook-form"
import { stockRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { showSaved } from "#web/forms/show-saved.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { PanelForm } from "#web/forms/write-form.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { SelectField, TextField } from "#web/ui/form/field.tsx"

interface StockFields {
  delta: string
  reason: "restock" | "correction"
  note: string
}

const EMPTY: StockFields = { delta: "", reason: "restock", note: "" }

/** Form that moves stock, with a reason. The idempotency key prevents a second movement on retry. */
export function StockForm({ partId, onMoved }: { partId: string; onMoved: () => Promise<void> }) {
  const form = useForm<StockFields>({ defaultValues: EMPTY })
  const field = fieldsOf(form, stockRules)
  const write = useWrite()
  const attempt = useIdempotencyKeys()

  const move = async (body: StockFields) => {
    const headers = attempt.headersFor(body)
    await browserApi("POST /part/{id}/stock", { params: { id: partId }, body }, { headers })
    attempt.done()
    toast(t("Stock changed"))
    showSaved(form, body, EMPTY)
    await onMoved()
  }
  const submit = form.handleSubmit((values) =>
    write.run(() => move(values), { form, failed: t("The stock was not changed") }),
  )
  return (
    <PanelForm onSubmit={submit} write={write} button={t("Change stock")}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label={t("Change|noun")}
          type="number"
          inputMode="text"
          step={1}
          hint={t("20 adds, -20 removes")}
          {...field("delta")}
        />
        <SelectField
          label={t("Reason")}
          options={[
            { value: "restock", label: t("Restock") },
            { value: "correction", label: t("Correction") },
          ]}
          {...form.register("reason")}
        />
      </div>
      <TextField label={t("Note")} hint={t("Optional.")} autoComplete="off" {...field("note")} />
    </PanelForm>
  )
}
