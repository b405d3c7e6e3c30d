import { promiseText } from "#contract/stock/promise-text.ts"
import { batchesFor } from "#domain/stock/expected-batch.ts"
import { promiseUnits } from "#domain/stock/promise.ts"
import type { Reply } from "../../api/api.ts"

interface ExpectedStockProps {
  quantity: number
  available: number
  /** Whether it can be ordered beyond its stock. */
  backorder?: string | undefined
  expected?: Reply<"GET /part/{id}/stock">["expected"]
}

/** Of a quantity that is not there: what is on its way until it is, or when its units are there. */
export function ExpectedStock({
  quantity,
  available,
  backorder,
  expected = [],
}: ExpectedStockProps) {
  if (!(quantity > available)) return null
  if (backorder) {
    const supply = { availableQuantity: available, expected, waiting: 0 }
    return <p>{promiseText(promiseUnits(quantity, supply))}</p>
  }
  return batchesFor(quantity - available, expected).map(({ sentence }, place) => (
    // Two batches may be alike.
    // biome-ignore lint/suspicious/noArrayIndexKey: they are in order, and nothing in them is kept.
    <p key={place}>{sentence}</p>
  ))
}
