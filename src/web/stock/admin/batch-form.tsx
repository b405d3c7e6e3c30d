import { useForm } from "react-hook-form"
import { batchRules } from "#contract/kernel/form-rules.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useAttemptKey } from "#web/forms/use-attempt-key.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"

export type Batch = Reply<"GET /part/{id}/batches">[number]

interface BatchFields {
  quantity: string
  on: string
  note: string
}

interface BatchFormProps {
  partId: string
  /** Undefined: a new one. */
  batch: Batch | undefined
  onSaved: (sentence: string) => Promise<void>
  onClose: () => void
}

/** How many come when. */
export function BatchForm({ partId, batch, onSaved, onClose }: BatchFormProps) {
  const form = useForm<BatchFields>({
    defaultValues: {
      quantity: batch ? String(batch.quantity) : "",
      on: batch?.on ?? "",
      note: batch?.note ?? "",
    },
  })
  const write = useWrite()
  const attempt = useAttemptKey()
  const field = fieldsOf(form, batchRules)

  const save = async (body: BatchFields) => {
    const headers = attempt.headersFor(body)
    if (batch) await browserApi("PUT /batch/{id}", { params: { id: batch._id }, body })
    else await browserApi("POST /part/{id}/batches", { params: { id: partId }, body }, { headers })
    await onSaved(batch ? "Batch changed." : "Batch added.")
  }
  const submit = form.handleSubmit((values) => write.run(() => save(values), { form }))
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={batch ? "Save batch" : "Add batch"}
      buttonLook={{ variant: "secondary", className: "self-start" }}
    >
      <div className="grid grid-cols-1 items-end gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField label="Quantity" type="number" min={1} step={1} {...field("quantity")} />
        <TextField label="Expected on" type="date" {...field("on")} />
      </div>
      <TextField
        label="Note"
        hint="Buyers do not see it. You may leave it empty."
        autoComplete="off"
        maxLength={300}
        {...field("note")}
      />
      <Button variant="link" className="self-start" onClick={onClose}>
        Cancel
      </Button>
    </WriteForm>
  )
}
