import { useLayoutEffect, useRef } from "react"
import { nextStatus } from "#domain/orders/order.ts"
import { Button } from "#web/ui/button.tsx"
import { ArrowRight } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { Order } from "./order.ts"
import type { useAdvanceOrder } from "./use-advance-order.ts"

interface OrderStatusProps {
  order: Order
  steps: ReturnType<typeof useAdvanceOrder>
  className?: string
}

/** Where an order is: a button to the next step, which for ten seconds takes it back; text at the end. */
export function OrderStatus({ order, steps, className }: OrderStatusProps) {
  const place = useRef<HTMLSpanElement>(null)
  const hadButton = useRef(false)
  const stepped = steps.undoable.get(order._id)
  const next = order.removed ? undefined : nextStatus[order.status]
  const hasButton = stepped !== undefined || next !== undefined
  // The last button goes with its ten seconds, and takes focus with it.
  useLayoutEffect(() => {
    const isLost = hadButton.current && document.activeElement === document.body
    if (!hasButton && isLost) place.current?.focus({ preventScroll: true })
    hadButton.current = hasButton
  }, [hasButton])
  return (
    <span ref={place} tabIndex={-1} className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {stepped ? <span>{stepped.status} ·</span> : null}
      {hasButton ? (
        <StepButton
          order={stepped ?? order}
          steps={steps}
          next={stepped ? undefined : next}
          className={className}
        />
      ) : (
        order.status
      )}
    </span>
  )
}

interface StepButtonProps extends OrderStatusProps {
  /** Undefined: takes the last step back. */
  next: Order["status"] | undefined
}

/** One element for both, which keeps focus when one takes the other's place. */
const StepButton = ({ order, steps, next, className }: StepButtonProps) => (
  <Button
    variant="secondary"
    size={32}
    busy={steps.busyKeys.has(order._id)}
    // The second click of a double click was meant for the step before.
    onClick={({ detail }) => {
      if (next) steps.advance(order)
      else if (detail < 2) steps.undo(order)
    }}
    className={className}
    title={next ? `Next: ${next}` : undefined}
    aria-label={
      next
        ? `Status: ${order.status}, update order ${order.orderNumber}`
        : `undo ${order.status}, order ${order.orderNumber}`
    }
  >
    {next ? (
      <>
        {order.status}
        <Icon of={ArrowRight} size={14} />
      </>
    ) : (
      "undo"
    )}
  </Button>
)
