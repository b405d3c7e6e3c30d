import { ArrowRight } from "lucide-react"
import { Button } from "#web/ui/button.tsx"
import { Icon } from "#web/ui/icon.tsx"
import type { Order } from "./orders-table.tsx"

interface StatusButtonProps {
  order: Order
  busy: boolean
  onAdvance: () => void
}

/** Shows where an order is; pressed, it asks the shop for the next step. */
export const StatusButton = ({ order, busy, onAdvance }: StatusButtonProps) => (
  <Button variant="secondary" size={32} busy={busy} onClick={onAdvance} className="min-w-32">
    <span className="vh">Status: </span>
    {order.status}
    <span className="vh">, update order {order._id}</span>
    <Icon of={ArrowRight} size={14} />
  </Button>
)
