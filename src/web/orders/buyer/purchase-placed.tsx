import { freightText } from "#contract/delivery/freight-text.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { type HeldOrder, HoldNote } from "#web/orders/shared/hold-note.tsx"
import type { Part } from "#web/orders/shared/shown-order.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"

const focusOnMount = (element: HTMLElement | null) => element?.focus()

interface PurchasePlacedProps {
  part: Part
  orderId: string
  quantity: number
  total: number
  freightDue: boolean
  hold: HeldOrder
}

/** What was ordered, and the way to pay for it; takes focus when it appears. */
export function PurchasePlaced({
  part,
  orderId,
  quantity,
  total,
  freightDue,
  hold,
}: PurchasePlacedProps) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="mt-5 rounded">
      <Notice tone="success" title="We have your order.">
        <p className="tabular-nums">
          {formatCount(quantity)} × {part.name}, {formatPrice(total)}.
        </p>
        <HoldNote order={hold} className="mt-1" />
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {freightDue ? (
            <span>{freightText.due}</span>
          ) : (
            <ButtonLink to={paths.payment(orderId)} size={32}>
              Pay now
            </ButtonLink>
          )}
          <ButtonLink to={paths.myOrder} variant="link">
            My Order
          </ButtonLink>
        </p>
      </Notice>
    </div>
  )
}
