import type { Cents } from "#domain/pricing/money.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { isApiError } from "#web/api/api-error.ts"
import type { WriteFailure } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/notice.tsx"
import type { Part } from "./types.ts"

const focusOnMount = (element: HTMLElement | null) => element?.focus()

interface PurchasePlacedProps {
  part: Part
  orderId: string
  quantity: number
  total: Cents
}

/** What was ordered, and the way to pay for it; takes focus when it appears. */
export function PurchasePlaced({ part, orderId, quantity, total }: PurchasePlacedProps) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="mt-5 rounded">
      <Notice tone="success" title="We have your order.">
        <p className="tabular-nums">
          {formatCount(quantity)} × {part.name}, {formatDollars(total)}.
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to={paths.payment(orderId)} size={32}>
            Pay now
          </ButtonLink>
          <ButtonLink to={paths.myOrder} variant="link">
            My Order
          </ButtonLink>
        </p>
      </Notice>
    </div>
  )
}

/** Why nothing was ordered, said where it stays longer than a toast. */
export function PurchaseFailed({ error, text }: WriteFailure) {
  const code = isApiError(error) ? error.body.code : undefined
  return (
    <Notice tone="danger" role="alert" title={titles.get(code) ?? NOT_PLACED}>
      <p>{details.get(code) ?? text}</p>
      {code === "address_not_proved" ? (
        <ButtonLink to={paths.account} variant="secondary" className="mt-3">
          Confirm your address
        </ButtonLink>
      ) : null}
    </Notice>
  )
}

const NOT_PLACED = "The order was not placed. Your details are still here."

const titles = new Map<string | undefined, string>([
  ["unreachable", "No answer came from the shop."],
  ["idempotency_key_reused", "Your earlier try did arrive: that order was placed."],
])
const details = new Map<string | undefined, string>([
  ["unreachable", "Submit again: the same order is placed only once."],
  ["idempotency_key_reused", "Look at My Order before you order again."],
  ["price_changed", "The price changed meanwhile. Accept the new one, and submit again."],
  ["not_available", "Someone was first. The number above is what is available now."],
])
