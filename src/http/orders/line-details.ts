import type { z } from "zod"
import type { lineDetailsIn } from "#contract/orders/line-details.ts"
import { hasLineDetails, type SomeLineDetails } from "#domain/orders/line-details.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"

type LineInput = z.output<z.ZodObject<typeof lineDetailsIn>>

/** Reads what a request says of a line. */
export const lineDetailsFrom = ({
  designators,
  note,
  customerPartNumber,
  targetPrice,
}: LineInput): SomeLineDetails => ({
  designators,
  note,
  customerPartNumber,
  targetPriceCents: targetPrice,
})

/** Does the same for an order's line; undefined where it says nothing, as requests of earlier releases do. */
export function orderedDetailsFrom(line: LineInput): SomeLineDetails | undefined {
  const details = lineDetailsFrom(line)
  return hasLineDetails(details) ? details : undefined
}

/** Presents the details that a line has. */
export const presentLineDetails = ({
  designators,
  note,
  customerPartNumber,
  targetPriceCents = null,
}: SomeLineDetails) => ({
  designators: designators || undefined,
  note: note || undefined,
  customerPartNumber: customerPartNumber || undefined,
  targetPrice: targetPriceCents === null ? undefined : toAmount(cents(targetPriceCents)),
})
