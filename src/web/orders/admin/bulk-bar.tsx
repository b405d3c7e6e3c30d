import { MAX_STEPPED } from "#domain/orders/order.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { useDownload } from "#web/forms/use-download.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { OrderLink } from "#web/navigation/order-link.tsx"
import type { Order } from "#web/orders/shared/staff-order.ts"
import { Button } from "#web/ui/button.tsx"
import type { OrderSelection } from "./use-order-selection.ts"
import type { Step, StepReport, useStepOrders } from "./use-step-orders.ts"

interface BulkBarProps {
  selection: OrderSelection
  steps: ReturnType<typeof useStepOrders>
}

const offered: readonly { step: Step; from: Order["status"]; label: string }[] = [
  { step: "approve", from: "pending", label: "Approve" },
  { step: "ship", from: "approved", label: "Ship" },
  { step: "deliver", from: "shipped", label: "Deliver" },
]

/** What can be done with all orders that are selected, in sight wherever the list is scrolled. */
export function BulkBar({ selection, steps }: BulkBarProps) {
  const { chosen, clear } = selection
  const { report, busy, undoable } = steps
  if (chosen.length === 0 && !report) return null
  const total = chosen.reduce((sum, { price }) => sum + price, 0)
  return (
    <section aria-label="Selected orders" className="order-bulk">
      <div className="order-bulk-acts">
        <p className="order-bulk-sum">
          {`${formatCount(chosen.length)} selected`}
          {chosen.length > 0 ? ` · ${formatPrice(total)}` : ""}
        </p>
        {offered.map(({ step, from, label }) => {
          const ready = chosen.filter(({ status, removed }) => status === from && !removed)
          return ready.length === 0 ? null : (
            <Button
              key={step}
              variant="secondary"
              busy={busy}
              onClick={() => steps.start(step, ready.slice(0, MAX_STEPPED))}
            >
              {`${label} ${formatCount(ready.length)}`}
            </Button>
          )
        })}
        <PickList orders={chosen} />
        <Slips orders={chosen} />
        {undoable.length > 0 && !busy ? (
          <Button variant="secondary" onClick={steps.undo}>
            {`Undo ${formatCount(undoable.length)}`}
          </Button>
        ) : null}
        <Button
          variant="link"
          onClick={() => {
            clear()
            steps.clear()
          }}
        >
          {chosen.length > 0 ? "Clear selection" : "Close"}
        </Button>
      </div>
      <p role="status" className="order-bulk-said">
        {report ? reportText(report, busy) : ""}
      </p>
      <WriteFailureNotice failure={steps.failure} />
      {report && !busy ? <Refused report={report} numberOf={selection.numberOf} /> : null}
    </section>
  )
}

/** What is to be fetched for those of the selection that may be sent. */
function PickList({ orders }: { orders: readonly Order[] }) {
  const { download, busy } = useDownload()
  const ready = orders.filter(
    ({ status, paid, removed }) => status === "approved" && paid && !removed,
  )
  return ready.length === 0 ? null : (
    <Button variant="secondary" busy={busy} onClick={() => void download(pathOf(PICK, ready))}>
      {ready.length === 1 ? "Pick list" : `Pick list of ${formatCount(ready.length)}`}
    </Button>
  )
}

const PICK = "/pick-list"
const SLIPS = "/packing-slips"
const pathOf = (path: string, orders: readonly Order[]): string =>
  `${path}?orders=${orders.map(({ _id }) => _id).join(",")}`

/** The packing slips of those of the selection that are on their way, or a part of which is. */
function Slips({ orders }: { orders: readonly Order[] }) {
  const { download, busy } = useDownload()
  const sent = orders.filter(({ status }) => status !== "pending")
  return sent.length === 0 ? null : (
    <Button variant="secondary" busy={busy} onClick={() => void download(pathOf(SLIPS, sent))}>
      {sent.length === 1 ? "Packing slip" : `Packing slips of ${formatCount(sent.length)}`}
    </Button>
  )
}

const doneWords = {
  approve: "approved",
  ship: "shipped",
  deliver: "delivered",
  undo: "undone",
} as const

function reportText({ step, orders, of }: StepReport, busy: boolean): string {
  if (busy) return `${formatCount(orders.length)} of ${formatCount(of)} …`
  const count = (outcome: string) => orders.filter((order) => order.outcome === outcome).length
  const already = count("already")
  const refused = count("refused")
  return [
    `${formatCount(count("moved"))} ${doneWords[step]}`,
    already > 0 ? `${formatCount(already)} already were` : "",
    refused > 0 ? `${formatCount(refused)} not` : "",
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
