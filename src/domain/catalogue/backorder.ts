import { WHILE_STOCK_LASTS } from "./lifecycle.ts"
import { readYesNo } from "./yes-no.ts"

/** Parses a back-order flag into its stored form; null for a part sold from stock only, undefined if invalid. */
export function readBackorder(text: string): "yes" | null | undefined {
  const isYes = readYesNo(text)
  if (isYes === undefined) return undefined
  return isYes ? "yes" : null
}

export const SOLD_OFF_WITHOUT_BACKORDER = "must be no for a part that is sold while stock lasts"

/** Reports whether a part is both sold off and open for back-orders, which contradict each other. */
export const isSoldBeyondStock = (part: {
  lifecycle?: string | null | undefined
  backorder?: string | null | undefined
}): boolean => part.lifecycle === WHILE_STOCK_LASTS && part.backorder != null
