import { useForm } from "react-hook-form"
import { batchRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { isOverdue } from "#domain/stock/promise.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { EditedSection } from "#web/forms/edited-section.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"

type Batch = Reply<"GET /part/{id}/batches">[number]

interface BatchFields {
  quantity: string
  on: string
  note: string
}

interface BatchFormProps {
  partId: string
  batch: Batch | undefined
  onSaved: (sentence: string) => Promise<void>
  onClose: () => void
}

function BatchForm({ partId, batch, onSaved, onClose }: BatchFormProps) {
  const form = useForm<BatchFields>({
    defaultValues: {
      quantity: batch ? String(batch.quantity) : "",
      on: batch?.on ?? "",
      note: batch?.note ?? "",
    },
  })
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const field = fieldsOf(form, batchRules)

  const save = async (body: BatchFields) => {
    const headers = attempt.headersFor(body)
    if (batch) await browserApi("PUT /batch/{id}", { params: { id: batch._id }, body })
    else await browserApi("POST /part/{id}/batches", { params: { id: partId }, body }, { headers })
    await onSaved(batch ? t("Batch changed.") : t("Batch added."))
  }
  const submit = form.handleSubmit((values) => write.run(() => save(values), { form }))
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={batch ? t("Save batch") : t("Add batch")}
      buttonProps={{ variant: "secondary", className: "self-start" }}
    >
      <div className="grid grid-cols-1 items-end gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField label={t("Quantity")} type="number" min={1} step={1} {...field("quantity")} />
        <TextField label={t("Expected on")} type="date" {...field("on")} />
      </div>
      <TextField
        label={t("Note")}
        hint={t("Optional. Buyers do not see it.")}
        autoComplete="off"
        maxLength={300}
        {...field("note")}
      />
      <Button variant="link" className="self-start" onClick={onClose}>
        {t("Cancel")}
      </Button>
    </WriteForm>
  )
}

interface BatchAction {
  batch: Batch
  to: "receive" | "remove"
}

interface ExpectedBatchesProps {
  partId: string
  batches: readonly Batch[]
  onChanged: () => Promise<void>
}

export const ExpectedBatches = ({ partId, batches, onChanged }: ExpectedBatchesProps) => (
  <EditedSection<Batch, BatchAction>
    title={t("Expected")}
    intro={t("Buyers who want more than is available see how many are expected and when.")}
    items={batches}
    reload={onChanged}
    row={(batch, { edit, confirm }) => (
      <BatchRow batch={batch} onChange={edit} onAsk={(to) => confirm({ batch, to })} />
    )}
    form={(batch, { done, close }) => (
      <BatchForm partId={partId} batch={batch} onSaved={done} onClose={close} />
    )}
    dialog={(action, { done, close }) => (
      <ConfirmBatchAction {...action} onDone={done} onClose={close} />
    )}
    addLabel={t("Add batch")}
    layout={layout}
  />
)

const layout = {
  level: "h3",
  section: "mt-8 border-t border-border pt-6",
  heading: "font-semibold",
  list: "mt-4 divide-y divide-border",
  item: "py-4",
  foot: "mt-4",
} as const

const batchName = ({ quantity, on }: Batch): string =>
  t("{quantity} on {day}", { quantity: formatCount(quantity), day: formatDay(on) })

interface BatchRowProps {
  batch: Batch
  onChange: () => void
  onAsk: (to: BatchAction["to"]) => void
}

const BatchRow = ({ batch, onChange, onAsk }: BatchRowProps) => (
  <>
    <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span className="font-medium">{formatCount(batch.quantity)}</span>
      <span className="text-text-2">
        {t("on")} <time dateTime={batch.on}>{formatDay(batch.on)}</time>
      </span>
      {isOverdue(batch) ? <Badge tone="warn">{t("overdue")}</Badge> : null}
    </p>
    {batch.note ? <p className="mt-1 text-sm text-text-2 wrap-anywhere">{batch.note}</p> : null}
    <div className="needs-script mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size={32} onClick={() => onAsk("receive")}>
        {t("Received")}
        <span className="sr-only"> {batchName(batch)}</span>
      </Button>
      <Button variant="secondary" size={32} onClick={onChange}>
        {t("Change")}
        <span className="sr-only"> {batchName(batch)}</span>
      </Button>
      <Button variant="danger-quiet" size={32} onClick={() => onAsk("remove")}>
        {t("Remove")}
        <span className="sr-only"> {batchName(batch)}</span>
      </Button>
    </div>
  </>
)

interface BatchDialogProps extends BatchAction {
  onDone: (sentence: string) => Promise<void>
  onClose: () => void
}

function ConfirmBatchAction({ batch, to, onDone, onClose }: BatchDialogProps) {
  const params = { id: batch._id }
  const receive = async () => {
    const { quantity } = batch
    const call = "POST /batch/{id}/receive"
    const { availableQuantity } = await browserApi(call, { params, body: { quantity } })
    await onDone(
      t("{quantity} received, {available} available now.", {
        quantity: formatCount(quantity),
        available: formatCount(availableQuantity),
      }),
    )
  }
  const remove = async () => {
    await browserApi("DELETE /batch/{id}", { params })
    await onDone(t("Batch removed."))
  }
  return to === "receive" ? (
    <ConfirmDialog
      title={t("Has this batch arrived?")}
      confirmLabel={t("Add to stock")}
      tone="primary"
      reloadOnRefusal
      onConfirm={receive}
      onClose={onClose}
    >
      {t("{batch}. If another number arrived, change it first.", { batch: batchName(batch) })}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t("Remove this batch?")}
      confirmLabel={t("Remove")}
      reloadOnRefusal
      onConfirm={remove}
      onClose={onClose}
    >
      {t("{batch}. Buyers no longer see it.", { batch: batchName(batch) })}
    </ConfirmDialog>
  )
}
