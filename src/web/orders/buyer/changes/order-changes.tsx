import { useId, useState } from "react"
import { ChooseLinesDialog } from "#web/orders/shared/choose-lines-dialog.tsx"
import { type ChosenLine, cancellableLines, chosenText } from "#web/orders/shared/line-choice.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { CancelDialog } from "./cancel-dialog.tsx"
import { DetailsDialog } from "./details-dialog.tsx"

interface OrderChangesProps {
  order: Order
  /** How many units of each line refunds are for. */
  refunded: ReadonlyMap<number, number>
}

/** What its buyer can do with an order by themselves, as far as the shop lets them. */
export function OrderChanges({ order, refunded }: OrderChangesProps) {
  const heading = useId()
  const [open, setOpen] = useState<"details" | "lines" | "cancel">()
  const [chosen, setChosen] = useState<ChosenLine[]>()
  const lines = cancellableLines(order, refunded)
  const { cancel, change } = order.can
  const isPart = order.lines.some(({ shipped = 0 }) => shipped > 0)
  const units = lines.reduce((sum, { most }) => sum + most, 0)
  if (!change.allowed && !cancel.allowed) return null
  const close = () => setOpen(undefined)
  const show = (what: typeof open) => {
    setChosen(undefined)
    setOpen(what)
  }
  return (
    <section aria-labelledby={heading} className="needs-script print:hidden">
      <h2 id={heading} className="mb-4 text-h3">
        Change this order
      </h2>
      <div className="flex flex-wrap gap-2">
        {change.allowed ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => show("details")}>
            Change details
          </Button>
        ) : null}
        {cancel.allowed && units > 1 ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => show("lines")}>
            Cancel some of it
          </Button>
        ) : null}
        {cancel.allowed ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => show("cancel")}>
            {isPart ? "Cancel the rest" : "Cancel order"}
          </Button>
        ) : null}
      </div>
      {open === "lines" ? (
        <ChooseLinesDialog
          heading="What do you want to cancel?"
          button="Continue"
          closeLabel="Keep all"
          say={(taken) =>
            taken.length > 0 ? chosenText(taken, order.lineCount) : "Nothing chosen"
          }
          lines={lines}
          chosen={[]}
          onClose={close}
          onChoose={(taken) => {
            if (taken.length === 0) return
            setChosen(taken)
            setOpen("cancel")
          }}
        />
      ) : null}
      {open === "cancel" ? <CancelDialog order={order} lines={chosen} onClose={close} /> : null}
      {open === "details" ? <DetailsDialog order={order} onClose={close} /> : null}
    </section>
  )
}
