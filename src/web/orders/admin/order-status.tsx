import { type RefObject, useLayoutEffect, useRef } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { nextStatus } from "#domain/orders/order.ts"
import { browserApi } from "#web/api/api.ts"
import { useRowRemoval } from "#web/forms/delete-row.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { type StaffOrder as Order, statusText } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { FieldError } from "#web/ui/form/field.tsx"
import { ArrowRight } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { useAdvanceOrder } from "./use-advance-order.ts"

/** Reports whether the next step approves an order that is not paid. */
export const isApprovedUnpaid = ({ status, paid, removed }: Order): boolean =>
  status === "pending" && !paid && !removed

export const unpaidHint = (): string =>
  t("This order is not paid yet. The next step approves it without payment.")

interface OrderStatusProps {
  order: Order
  steps: ReturnType<typeof useAdvanceOrder>
}

export function OrderStatus({ order, steps }: OrderStatusProps) {
  const place = useRef<HTMLSpanElement>(null)
  const next = order.removed ? undefined : nextStatus[order.status]
  const mayUndo = steps.undoable.get(order._id)?.status === order.status
  useRestoredFocus(place, next !== undefined, mayUndo)
  const busy = steps.busyKeys.has(order._id)
  return (
    <span ref={place} className="order-steps">
      {next ? (
        <Button
          variant="secondary"
          size={32}
          busy={busy}
          // Ignores the second click of a double click, which was meant for the previous status.
          onClick={({ detail }) => detail < 2 && steps.advance(order)}
          className="min-w-[min(8.75rem,50vw)]"
          title={
            isApprovedUnpaid(order) ? unpaidHint() : t("Next: {next}", { next: statusText[next] })
          }
          aria-label={t("Status: {status}, update order {orderNumber}", {
            status: statusText[order.status],
            orderNumber: order.orderNumber,
          })}
        >
          {statusText[order.status]}
          <Icon of={ArrowRight} size={14} />
        </Button>
      ) : (
        <span tabIndex={-1} className="inline-block min-w-[min(8.75rem,50vw)]">
          {statusText[order.status]}
        </span>
      )}
      {mayUndo ? (
        <Button
          variant="link"
          size={32}
          busy={busy}
          onClick={() => steps.undo(order)}
          aria-label={t("undo {status}, order {orderNumber}", {
            status: statusText[order.status],
            orderNumber: order.orderNumber,
          })}
        >
          {t("undo")}
        </Button>
      ) : null}
    </span>
  )
}

function useRestoredFocus(
  place: RefObject<HTMLElement | null>,
  hasStep: boolean,
  hasUndo: boolean,
) {
  const before = useRef({ hasStep, hasUndo })
  useLayoutEffect(() => {
    const isGone = (before.current.hasStep && !hasStep) || (before.current.hasUndo && !hasUndo)
    const remaining = place.current?.querySelector("button") ?? place.current?.querySelector("span")
    if (isGone && document.activeElement === document.body)
      remaining?.focus({ preventScroll: true })
    before.current = { hasStep, hasUndo }
  }, [place, hasStep, hasUndo])
}

export function RestoreOrder({ order }: { order: Order }) {
  const { run, busy, failure } = useWrite()
  const removeRow = useRowRemoval()

  const restore = () =>
    removeRow(order._id, async () => {
      await browserApi("POST /order/{id}/restore", { params: { id: order._id } })
      return pageText.orders.restored
    })
  return (
    <>
      <Button variant="secondary" size={32} busy={busy} onClick={() => void run(restore)}>
        {pageText.orders.restore}
        <span className="sr-only">
          {" "}
          {t("order {orderNumber}", { orderNumber: order.orderNumber })}
        </span>
      </Button>
      <div role="alert">{failure ? <FieldError>{failure.text}</FieldError> : null}</div>
    </>
  )
}
