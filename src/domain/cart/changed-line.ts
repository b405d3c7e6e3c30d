/** What a buyer is shown of a line: the price of one, if it has one, and whether so many can be ordered. */
export interface LineView {
  unitPriceCents: number | null
  orderable: boolean
}

/** What was seen and is so no longer. */
export type LineChange = Partial<LineView>

/** How a line differs from what its buyer saw last; undefined when it does not. */
export function changeSince(seen: LineView, now: LineView): LineChange | undefined {
  const change: LineChange = {
    ...(seen.unitPriceCents !== now.unitPriceCents &&
      seen.unitPriceCents !== null &&
      now.unitPriceCents !== null && { unitPriceCents: seen.unitPriceCents }),
    ...(seen.orderable !== now.orderable && { orderable: seen.orderable }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}
