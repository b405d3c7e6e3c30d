import type { ReactNode } from "react"
import { commonText } from "#contract/kernel/common-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { promiseText } from "#contract/stock/promise-text.ts"
import type { NotOffered } from "#domain/catalogue/lifecycle.ts"
import { batchesFor, promiseUnits } from "#domain/stock/promise.ts"
import type { Reply } from "#web/api/api.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"

interface ExpectedStockProps {
  quantity: number
  availableQuantity: number
  backorder?: string | undefined
  expected?: Reply<"GET /part/{id}/stock">["expected"]
}

export function ExpectedStock(props: ExpectedStockProps) {
  const { quantity, availableQuantity, backorder, expected = [] } = props
  if (!(quantity > availableQuantity)) return null
  if (backorder) {
    const supply = { availableQuantity, expected, waiting: 0 }
    return <p>{promiseText(promiseUnits(quantity, supply))}</p>
  }
  return batchesFor(quantity - availableQuantity, expected).map(({ sentence }, place) => (
    // Two batches may be alike.
    // biome-ignore lint/suspicious/noArrayIndexKey: they are in order, and nothing in them is kept.
    <p key={place}>{sentence}</p>
  ))
}

interface SoldOutProps {
  availableQuantity: number
  notOffered?: NotOffered | undefined
  children?: ReactNode
}

export const SoldOut = ({ availableQuantity, notOffered, children }: SoldOutProps) => (
  <Notice tone="warn" title={commonText.parts[notOffered ?? "soldOut"]}>
    {availableQuantity > 0 && !notOffered ? (
      <p>{pageText.part.tooFewLeft(availableQuantity)}</p>
    ) : null}
    {children}
  </Notice>
)
