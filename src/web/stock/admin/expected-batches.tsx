import { useId } from "react"
import { formatDay } from "#domain/shop/day-format.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { isOverdue } from "#domain/stock/expected-batch.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { NEW, useEditedList } from "#web/forms/use-edited-list.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Batch, BatchForm } from "./batch-form.tsx"

interface Asked {
  batch: Batch
  to: "receive" | "remove"
}

interface ExpectedBatchesProps {
  partId: string
  batches: readonly Batch[]
  onChanged: () => Promise<void>
}

/** What is on its way of a part: to add, to change, to take into stock once it has come. */
export function ExpectedBatches({ partId, batches, onChanged }: ExpectedBatchesProps) {
  const id = useId()
  const { heading, open, setOpen, close, asked, setAsked, leave, done } =
    useEditedList<Asked>(onChanged)
  const form = (batch?: Batch) => (
    <BatchForm
      key={batch?._id ?? NEW}
      partId={partId}
      batch={batch}
      onSaved={done}
      onClose={close}
    />
  )
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-border pt-6">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        Expected
      </h3>
      <p className="mt-1 text-sm text-text-3">
        Buyers who want more than there is are told what comes when.
      </p>
      {batches.length > 0 ? (
        <ul className="mt-4 divide-y divide-border">
          {batches.map((batch) => (
            <li key={batch._id} className="py-4">
              {open === batch._id ? (
                form(batch)
              ) : (
                <BatchRow
                  batch={batch}
                  onChange={() => setOpen(batch._id)}
                  onAsk={(to) => setAsked({ batch, to })}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4">
        {open === NEW ? (
          form()
        ) : (
          <Button variant="secondary" className="needs-script" onClick={() => setOpen(NEW)}>
            Add a batch
          </Button>
        )}
      </div>
      {asked ? <AskedDialog {...asked} onDone={done} onClose={leave} /> : null}
    </section>
  )
}

const nameOf = ({ quantity, on }: Batch): string => `${formatCount(quantity)} on ${formatDay(on)}`

interface BatchRowProps {
  batch: Batch
  onChange: () => void
  onAsk: (to: Asked["to"]) => void
}

const BatchRow = ({ batch, onChange, onAsk }: BatchRowProps) => (
  <>
    <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span className="font-medium">{formatCount(batch.quantity)}</span>
      <span className="text-text-2">
        on <time dateTime={batch.on}>{formatDay(batch.on)}</time>
      </span>
      {isOverdue(batch) ? <Badge tone="warn">overdue</Badge> : null}
    </p>
    {batch.note ? <p className="mt-1 text-sm text-text-2 wrap-anywhere">{batch.note}</p> : null}
    <div className="needs-script mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size={32} onClick={() => onAsk("receive")}>
        Received<span className="sr-only"> {nameOf(batch)}</span>
      </Button>
      <Button variant="secondary" size={32} onClick={onChange}>
        Change<span className="sr-only"> {nameOf(batch)}</span>
      </Button>
      <Button variant="danger-quiet" size={32} onClick={() => onAsk("remove")}>
        Remove<span className="sr-only"> {nameOf(batch)}</span>
      </Button>
    </div>
  </>
)

interface AskedDialogProps extends Asked {
  onDone: (sentence: string) => Promise<void>
  onClose: () => void
}

function AskedDialog({ batch, to, onDone, onClose }: AskedDialogProps) {
  const params = { id: batch._id }
  const receive = async () => {
    const { quantity } = batch
    await browserApi("POST /batch/{id}/receive", { params, body: { quantity } })
    await onDone(`${formatCount(quantity)} more in stock.`)
  }
  const remove = async () => {
    await browserApi("DELETE /batch/{id}", { params })
    await onDone("Batch removed.")
  }
  return to === "receive" ? (
    <ConfirmDialog
      title="Has this batch come?"
      confirmLabel="Take into stock"
      tone="primary"
      rereads
      onConfirm={receive}
      onClose={onClose}
    >
      {nameOf(batch)}. If another number came, change it first.
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title="Remove this batch?"
      confirmLabel="Remove"
      rereads
      onConfirm={remove}
      onClose={onClose}
    >
      {nameOf(batch)}. Buyers are told of it no more.
    </ConfirmDialog>
  )
}
