import { startTransition } from "react"
import { useRevalidator } from "react-router"
import type { CallInput, Contract } from "#contract/contract.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { cents } from "#domain/pricing/money.ts"
import { amountToSend, readTypedAmount } from "#domain/pricing/typed-number.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import type { useIdempotencyKeys } from "#web/forms/use-write.ts"
import type { ChosenLine } from "#web/orders/shared/chosen-lines.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { isByTransfer } from "#web/orders/shared/transfer-details.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"

type RefundBody = CallInput<Contract["POST /order/{id}/refund"]>["body"]
export type RefundRequest = RefundBody & { amount?: string }

const MAX_NAMED_GOODS = 6

/** Names the refunded goods with their units. */
function goodsText(order: Order, chosen: readonly ChosenLine[]): string {
  const names = new Map(order.lines.map(({ number, name }) => [number, name]))
  const goods = chosen.map(
    ({ number, quantity }) => `${formatCount(quantity)} × ${names.get(number) ?? ""}`,
  )
  const named = goods.slice(0, MAX_NAMED_GOODS).join(", ")
  const count = goods.length - MAX_NAMED_GOODS
  return count > 0 ? t("{name} and {count} more", { name: named, count }) : named
}

/** Says what became of a recorded refund. */
function doneText(
  order: Order,
  { cancel }: RefundRequest,
  status: "succeeded" | "pending",
): string {
  if (isByTransfer(order))
    return t("Refund recorded. Transfer the money, then mark the refund as sent")
  if (status === "pending")
    return t("Refund recorded. The shop sends it when the card provider answers")
  return cancel ? t("Order cancelled and refunded") : t("Refund sent")
}

interface RefundDialogProps {
  order: Order
  request: RefundRequest
  attempt: ReturnType<typeof useIdempotencyKeys>
  /** Goods that are refunded; empty for an amount alone. */
  goods: readonly ChosenLine[]
  onClose: () => void
  onRefunded: () => void
}

export function RefundDialog(props: RefundDialogProps) {
  const { order, request, attempt, goods, onClose, onRefunded } = props
  const { revalidate } = useRevalidator()
  const refund = async () => {
    const { amount } = request
    const body = { ...request, ...(amount !== undefined && { amount: amountToSend(amount) }) }
    const headers = attempt.headersFor(body)
    const params = { id: order._id }
    const { refundStatus } = await browserApi(
      "POST /order/{id}/refund",
      { params, body },
      { headers },
    )
    attempt.done()
    onClose()
    toast(doneText(order, request, refundStatus))
    await revalidate()
    // Resets the form with the reloaded order, which the router shows in a transition.
    startTransition(onRefunded)
  }
  const { cancel } = request
  const amount =
    request.amount === undefined
      ? formatAmount(order.can.refund.amount ?? 0)
      : formatCents(readTypedAmount(request.amount) ?? cents(0))
  return (
    <ConfirmDialog
      title={cancel ? t("Cancel the whole order?") : t("Refund this amount?")}
      confirmLabel={cancel ? t("Cancel the order") : t("Refund")}
      closeLabel={cancel ? t("Keep the order") : undefined}
      reloadOnRefusal
      onConfirm={refund}
      onClose={onClose}
    >
      {goods.length > 0
        ? t("{amount} to {email}, for {product}.", {
            amount,
            email: order.email,
            product: goodsText(order, goods),
          })
        : t("{amount} to {email}, for order {order}.", {
            amount,
            email: order.email,
            order: order.orderNumber,
          })}
      {cancel
        ? ` ${t("Nothing of it is sent, and its goods go back on sale. The buyer receives an e-mail.")}`
        : null}
      {isByTransfer(order)
        ? ` ${t("Paid by bank transfer: you transfer the refund yourself, then mark it as sent.")}`
        : null}
    </ConfirmDialog>
  )
}
