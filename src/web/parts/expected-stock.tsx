import { batchesFor } from "#domain/stock/expected-batch.ts"
import type { Reply } from "../api/api.ts"

type Expected = NonNullable<Reply<"GET /part/{id}/stock">["expected"]>

interface ExpectedStockProps {
  /** How many more are wanted than there are. */
  missing: number
  expected: Expected | undefined
  className?: string
}

/** What is on its way until there are so many, in words. */
export const ExpectedStock = ({ missing, expected = [], className }: ExpectedStockProps) =>
  batchesFor(missing, expected).map(({ sentence }, place) => (
    // Two batches may be alike.
    // biome-ignore lint/suspicious/noArrayIndexKey: they are in order, and nothing in them is kept.
    <p key={place} className={className}>
      {sentence}
    </p>
  ))
