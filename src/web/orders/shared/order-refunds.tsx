import { t } from "#domain/languages/translate.ts"
import { cents, toAmount, toCents } from "#domain/pricing/money.ts"
import type { Reply } from "#web/api/api.ts"
import { Badge } from "#web/ui/badge.tsx"
import type { ListedOrder } from "./shown-order.ts"

type RefundSums = Pick<ListedOrder, "price" | "refunded">

export const refundText = ({ price, refunded }: RefundSums): string => {
  if (refunded === 0) return ""
  return refunded < price ? t("Partly refunded") : t("Refunded")
}

/** Returns the refunded amount without the part that is still on its way. */
export const completedRefund = ({ refunded }: RefundSums, pending: number): number =>
  toAmount(cents(Math.max(0, toCents(refunded) - toCents(pending))))

export function RefundBadge({ order, pending = 0 }: { order: RefundSums; pending?: number }) {
  const text = refundText({ ...order, refunded: completedRefund(order, pending) })
  return (
    <>
      {text ? <Badge tone="info">{text}</Badge> : null}
      {pending > 0 ? <Badge tone="info">{t("Refund on its way")}</Badge> : null}
    </>
  )
}

type OrderEvent = Reply<"GET /order/{id}/history">[number]

export interface OrderRefunds {
  /** Units of each line, also those whose refund is on its way. */
  units: ReadonlyMap<number, number>
  pendingUnits: ReadonlyMap<number, number>
  pendingAmount: number
}

export function refundsIn(events: readonly OrderEvent[]): OrderRefunds {
  const refunds = events.filter(({ event, state }) => event === "refunded" && state !== "failed")
  const pending = refunds.filter(({ state }) => state === "pending")
  const pendingCents = pending.reduce((sum, { amount = 0 }) => sum + toCents(amount), 0)
  return {
    units: unitsByLine(refunds),
    pendingUnits: unitsByLine(pending),
    pendingAmount: toAmount(cents(pendingCents)),
  }
}

function unitsByLine(refunds: readonly OrderEvent[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const { number, quantity } of refunds.flatMap(({ lines = [] }) => lines))
    units.set(number, (units.get(number) ?? 0) + quantity)
  return units
}
