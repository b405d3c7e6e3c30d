import { type RefObject, useLayoutEffect, useRef } from "react"
import { nextStatus } from "#domain/orders/order.ts"
import type { Order } from "#web/orders/shared/staff-order.ts"
import { Button } from "#web/ui/button.tsx"
import { ArrowRight } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { useAdvanceOrder } from "./use-advance-order.ts"

interface OrderStatusProps {
  order: Order
  steps: ReturnType<typeof useAdvanceOrder>
}

/** Shows where an order is, as a button to the next step; behind it, for ten seconds, a button that takes the last one back. */
export function OrderStatus({ order, steps }: OrderStatusProps) {
  const place = useRef<HTMLSpanElement>(null)
  const next = order.removed ? undefined : nextStatus[order.status]
  const mayUndo = steps.undoable.get(order._id)?.status === order.status
  useFocusKept(place, next !== undefined, mayUndo)
  const busy = steps.busyKeys.has(order._id)
  return (
    <span ref={place} className="order-steps">
      {next ? (
        <Button
          variant="secondary"
          size={32}
          busy={busy}
          // The second click of a double click was meant for the step before.
          onClick={({ detail }) => detail < 2 && steps.advance(order)}
          className="min-w-[min(8.75rem,50vw)]"
          title={`Next: ${next}`}
          aria-label={`Status: ${order.status}, update order ${order.orderNumber}`}
        >
          {order.status}
          <Icon of={ArrowRight} size={14} />
        </Button>
      ) : (
        <span tabIndex={-1} className="inline-block min-w-[min(8.75rem,50vw)]">
          {order.status}
        </span>
      )}
      {mayUndo ? (
        <Button
          variant="link"
          size={32}
          busy={busy}
          onClick={() => steps.undo(order)}
          aria-label={`undo ${order.status}, order ${order.orderNumber}`}
        >
          undo
        </Button>
      ) : null}
    </span>
  )
}

/** Moves focus to what is left of the two buttons when the one that had it goes. */
function useFocusKept(place: RefObject<HTMLElement | null>, hasStep: boolean, hasUndo: boolean) {
  const before = useRef({ hasStep, hasUndo })
  useLayoutEffect(() => {
    const isGone = (before.current.hasStep && !hasStep) || (before.current.hasUndo && !hasUndo)
    const left = place.current?.querySelector("button") ?? place.current?.querySelector("span")
    if (isGone && document.activeElement === document.body) left?.focus({ preventScroll: true })
    before.current = { hasStep, hasUndo }
  }, [place, hasStep, hasUndo])
}
