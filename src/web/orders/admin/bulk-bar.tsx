import { useId, useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { MAX_TAG_LENGTH } from "#domain/shop/tags.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { DownloadButton } from "#web/forms/download.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { OrderLink } from "#web/navigation/order-link.tsx"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import type { OrderSelection } from "./orders-table.tsx"
import type { Step, StepReport, useStepOrders } from "./use-step-orders.ts"

interface BulkTagsProps {
  orders: readonly Order[]
  known: readonly string[]
}

function BulkTags({ orders, known }: BulkTagsProps) {
  const listId = useId()
  const [tag, setTag] = useState("")
  const { run, busy, failure, revalidate } = useWrite()
  const change = (body: { add?: string[]; remove?: string[] }) =>
    void run(async () => {
      const ids = orders.slice(0, MAX_STEPPED).map(({ _id }) => _id)
      const { modifiedCount } = await browserApi("POST /order/tag", {
        body: { orders: ids, ...body },
      })
      toast(plural(modifiedCount, "1 order changed", "{count} orders changed"))
      setTag((now) => (now === tag ? "" : now))
      await revalidate()
    })
  const typed = tag.trim()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <input
        aria-label={t("Tag of the selected orders")}
        placeholder={t("Tag")}
        list={listId}
        maxLength={MAX_TAG_LENGTH}
        autoComplete="off"
        value={tag}
        onChange={({ target }) => setTag(target.value)}
        className="min-h-10 w-44 max-w-full rounded border border-control bg-surface px-3 text-base placeholder:text-text-3"
      />
      <datalist id={listId}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button
        variant="secondary"
        busy={busy}
        disabled={typed === ""}
        onClick={() => change({ add: [typed] })}
      >
        {t("Add tag")}
      </Button>
      <Button
        variant="link"
        busy={busy}
        disabled={typed === ""}
        onClick={() => change({ remove: [typed] })}
      >
        {t("Remove tag")}
      </Button>
      <WriteFailureNotice failure={failure} />
    </div>
  )
}

interface BulkBarProps {
  selection: OrderSelection
  steps: ReturnType<typeof useStepOrders>
  /** Tags that any order has. */
  tags: readonly string[]
}

interface OfferedStep {
  step: Step
  from: Order["status"]
  labelFor: (count: string) => string
}

const offeredSteps: readonly OfferedStep[] = [
  { step: "approve", from: "pending", labelFor: (count) => t("Approve {count}", { count }) },
  { step: "ship", from: "approved", labelFor: (count) => t("Ship {count}", { count }) },
  { step: "deliver", from: "shipped", labelFor: (count) => t("Deliver {count}", { count }) },
]

export function BulkBar({ selection, steps, tags }: BulkBarProps) {
  const { chosen, clear } = selection
  const { report, busy, undoable } = steps
  const [toShip, setToShip] = useState<readonly Order[]>()
  if (chosen.length === 0 && !report) return null
  const total = chosen.reduce((sum, { price }) => sum + price, 0)
  return (
    <section aria-label={t("Selected orders")} className="order-bulk">
      <div className="order-bulk-acts">
        <p className="order-bulk-sum">
          {t("{chosen} selected", { chosen: formatCount(chosen.length) })}
          {chosen.length > 0 ? ` · ${formatAmount(total)}` : ""}
        </p>
        {offeredSteps.map(({ step, from, labelFor }) => {
          const ready = chosen.filter(({ status, removed }) => status === from && !removed)
          return ready.length === 0 ? null : (
            <Button
              key={step}
              variant="secondary"
              busy={busy}
              aria-haspopup={step === "ship" ? "dialog" : undefined}
              onClick={() => {
                const orders = ready.slice(0, MAX_STEPPED)
                if (step === "ship") setToShip(orders)
                else steps.start(step, orders)
              }}
            >
              {labelFor(formatCount(ready.length))}
            </Button>
          )
        })}
        <PickList orders={chosen} />
        <PackingSlips orders={chosen} />
        {undoable.length > 0 && !busy ? (
          <Button variant="secondary" onClick={steps.undo}>
            {t("Undo {undoable}", { undoable: formatCount(undoable.length) })}
          </Button>
        ) : null}
        <Button
          variant="link"
          onClick={() => {
            clear()
            steps.clear()
          }}
        >
          {chosen.length > 0 ? t("Clear selection") : t("Close")}
        </Button>
      </div>
      {toShip ? (
        <ConfirmDialog
          title={plural(toShip.length, "Ship 1 order?", "Ship {count} orders?")}
          confirmLabel={t("Ship {count}", { count: formatCount(toShip.length) })}
          tone="primary"
          onConfirm={async () => {
            setToShip(undefined)
            steps.start("ship", toShip)
          }}
          onClose={() => setToShip(undefined)}
        >
          {plural(
            toShip.length,
            "Everything that is left of it is marked as shipped, and the buyer receives an e-mail.",
            "Everything that is left of them is marked as shipped, and the buyers receive an e-mail.",
          )}
        </ConfirmDialog>
      ) : null}
      {chosen.length > 0 ? <BulkTags orders={chosen} known={tags} /> : null}
      <p role="status" className="order-bulk-said">
        {report ? reportText(report, busy) : ""}
      </p>
      <WriteFailureNotice failure={steps.failure} />
      {report && !busy ? <Refused report={report} numberOf={selection.numberOf} /> : null}
    </section>
  )
}

function PickList({ orders }: { orders: readonly Order[] }) {
  const ready = orders.filter(
    ({ status, paid, removed }) => status === "approved" && paid && !removed,
  )
  return ready.length === 0 ? null : (
    <DownloadButton path={pathOf("/pick-list", ready)}>
      {plural(ready.length, "Pick list", "Pick list of {count}")}
    </DownloadButton>
  )
}

const pathOf = (path: string, orders: readonly Order[]): string =>
  `${path}?orders=${orders.map(({ _id }) => _id).join(",")}`

function PackingSlips({ orders }: { orders: readonly Order[] }) {
  const sent = orders.filter(
    ({ status, paid, removed }) =>
      status !== "pending" && (paid || status !== "approved") && !removed,
  )
  return sent.length === 0 ? null : (
    <DownloadButton path={pathOf("/packing-slips", sent)}>
      {plural(sent.length, "Packing slip", "Packing slips of {count}")}
    </DownloadButton>
  )
}

const movedText = {
  approve: (count: string) => t("{count} approved", { count }),
  ship: (count: string) => t("{count} shipped", { count }),
  deliver: (count: string) => t("{count} delivered", { count }),
  undo: (count: string) => t("{count} undone", { count }),
} satisfies Record<StepReport["step"], (count: string) => string>

function reportText({ step, orders, total }: StepReport, busy: boolean): string {
  if (busy)
    return t("{orders} of {of} …", { orders: formatCount(orders.length), of: formatCount(total) })
  const count = (outcome: string) => orders.filter((order) => order.outcome === outcome).length
  const already = count("already")
  const refused = count("refused")
  return [
    movedText[step](formatCount(count("moved"))),
    already > 0 ? t("{already} unchanged", { already: formatCount(already) }) : "",
    refused > 0 ? t("{refused} not possible", { refused: formatCount(refused) }) : "",
  ]
    .filter(Boolean)
    .join(", ")
}

interface RefusedProps {
  report: StepReport
  numberOf: (id: string) => string
}

const Refused = ({ report, numberOf }: RefusedProps) => {
  const refused = report.orders.filter(({ outcome }) => outcome === "refused")
  return refused.length === 0 ? null : (
    <ul className="order-bulk-refused">
      {refused.map(({ _id, message }) => (
        <li key={_id}>
          <OrderLink id={_id} number={numberOf(_id)} /> {message}
        </li>
      ))}
    </ul>
  )
}
