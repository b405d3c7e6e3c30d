import { Button } from "#web/ui/button.tsx"
import { ArrowRight } from "#web/ui/form-icons.ts"
import { Icon } from "#web/ui/icon.tsx"
import type { Order } from "./orders-table.tsx"

interface StatusButtonProps {
  order: Order
  busy: boolean
  onAdvance: () => void
  className?: string
}

/** Shows where an order is; pressed, it asks the shop for the next step. */
export const StatusButton = ({ order, busy, onAdvance, className }: StatusButtonProps) => (
  <Button
    variant="secondary"
    size={32}
    busy={busy}
    onClick={onAdvance}
    className={className}
    aria-label={`Status: ${order.status}, update order ${order._id}`}
  >
    {order.status}
    <Icon of={ArrowRight} size={14} />
  </Button>
)
