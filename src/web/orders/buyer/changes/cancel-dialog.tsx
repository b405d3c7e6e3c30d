import { useEffect, useRef, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { orderChangeText } from "#contract/orders/order-change-text.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { newIdempotencyKey } from "#web/api/idempotency-key.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { paths } from "#web/navigation/paths.ts"
import { freeDeliveryText } from "#web/orders/shared/free-delivery-text.ts"
import { type ChosenLine, chosenText } from "#web/orders/shared/line-choice.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { toast } from "#web/ui/feedback/toast.ts"
import { TextField } from "#web/ui/form/field.tsx"

interface CancelDialogProps {
  order: Order
  /** All that can be cancelled without them. */
  lines: ChosenLine[] | undefined
  onClose: () => void
}

type Cancelled = Reply<"POST /order/{id}/cancel">

/** Says what comes of it before it is done. */
export function CancelDialog({ order, lines, onClose }: CancelDialogProps) {
  const [key] = useState(newIdempotencyKey)
  const reason = useRef<HTMLInputElement>(null)
  const outcome = useOutcome(order, lines)
  const concluded = useConcluded()
  const params = { id: order._id }
  const cancel = async () => {
    const body = { lines, reason: reason.current?.value ?? "" }
    const headers = { "idempotency-key": key }
    const done = await browserApi("POST /order/{id}/cancel", { params, body }, { headers })
    onClose()
    await concluded(done, order.paid)
  }
  return (
    <ConfirmDialog
      title={lines ? `Cancel ${chosenText(lines, order.lineCount)}?` : "Cancel this order?"}
      confirmLabel={lines ? "Cancel these" : "Cancel order"}
      closeLabel="Keep them"
      rereads
      onConfirm={cancel}
      onClose={onClose}
    >
      <p role="status" className="mb-4 min-h-12">
        {outcome}
      </p>
      <TextField
        ref={reason}
        label="Reason"
        name="reason"
        hint="For the shop, if you like"
        autoComplete="off"
        maxLength={500}
      />
    </ConfirmDialog>
  )
}

/** In the shop's own words, or why it cannot be. */
function useOutcome(order: Order, lines: ChosenLine[] | undefined): string {
  const [said, setSaid] = useState("")
  const { _id: id, paid, price } = order
  useEffect(() => {
    let isWanted = true
    const ask = () => {
      const body = { lines, preview: true }
      return browserApi("POST /order/{id}/cancel", { params: { id }, body })
    }
    const say = (text: string) => {
      if (isWanted) setSaid(text)
    }
    ask().then(
      (would) => say(outcomeText(would, { paid, price })),
      (error: unknown) => say(failureText(error)),
    )
    return () => {
      isWanted = false
    }
  }, [id, paid, price, lines])
  return said
}

/** What is left of it is read again; of an order that is gone there is nothing to read. */
function useConcluded() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async ({ whole }: Cancelled, isPaid: boolean) => {
    toast(orderChangeText.cancelled)
    if (whole && !isPaid) await navigate(paths.myOrder)
    else await revalidate()
    // The button that opened the dialog may be gone.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus()
  }
}

function outcomeText(cancelled: Cancelled, order: Pick<Order, "paid" | "price">): string {
  const { freeDelivery } = cancelled
  return [moneyText(cancelled, order), freeDelivery ? freeDeliveryText(freeDelivery) : ""]
    .filter(Boolean)
    .join(" ")
}

function moneyText(
  { whole, amount, price }: Cancelled,
  order: Pick<Order, "paid" | "price">,
): string {
  const { outcome } = orderChangeText
  if (order.paid) return outcome.givenBack(formatPrice(amount))
  return whole ? outcome.nothingToPay : outcome.toPay(formatPrice(price), formatPrice(order.price))
}
