import type { Reply } from "#web/api/api.ts"
import { Badge } from "#web/ui/badge.tsx"

type Refunded = Pick<Reply<"GET /myorder">[number], "price" | "refunded">

export const refundText = ({ price, refunded }: Refunded): string => {
  if (refunded === 0) return ""
  return refunded < price ? "Partly refunded" : "Refunded"
}

/** How much of an order's money is given back, or on its way. */
export function RefundBadge({ order }: { order: Refunded }) {
  const text = refundText(order)
  return text ? <Badge tone="info">{text}</Badge> : null
}
