import { pageText } from "#contract/kernel/page-text.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"

interface PriceChangedProps {
  agreed: number
  now: number
  onAccept: () => void
}

/** Says that the price is another than the buyer agreed to, and asks for their word. */
export const PriceChanged = ({ agreed, now, onAccept }: PriceChangedProps) => (
  <Notice tone="warn" title="The price changed.">
    <p className="tabular-nums">
      It was {formatPrice(agreed)} each; now it is {formatPrice(now)} each. Accept it before you
      order.
    </p>
    <Button variant="secondary" className="mt-3" onClick={onAccept} data-submit-waits>
      {pageText.purchase.acceptPrice}
    </Button>
  </Notice>
)
