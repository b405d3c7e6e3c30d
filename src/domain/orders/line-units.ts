/** Units of an order line by state. `quantity` never changes. */
export interface LineUnits {
  quantity: number
  /** Units that wait for stock. */
  waiting: number
  /** Units that waited and are no longer awaited; all of them are cancelled. */
  dropped: number
  /** Units that will not be shipped. */
  cancelled: number
  /** Cancelled units whose refund is pending; if it fails, they are shipped after all. */
  undecided: number
  shipped: number
}

/** Returns the units still to ship. The same number can be cancelled. */
export const unitsToShip = ({ quantity, cancelled, shipped }: LineUnits): number =>
  Math.max(0, quantity - cancelled - shipped)

/** Returns the units to ship that still wait for stock. Cancellations reduce the waiting units first. */
export const unitsAwaited = (line: LineUnits): number =>
  Math.min(
    unitsToShip(line),
    Math.max(0, line.waiting - Math.max(0, line.cancelled - line.dropped)),
  )

export const unitsReady = (line: LineUnits): number => unitsToShip(line) - unitsAwaited(line)

/** Returns how many units a refund cancels. Refunded units are not shipped, unless staff decide to ship them anyway. */
export const unitsCancelledByRefund = (
  line: LineUnits,
  { quantity, stillSent }: { quantity: number; stillSent: boolean },
): number => (stillSent ? 0 : Math.min(quantity, unitsToShip(line)))

/**
 * Reports whether an order is completely shipped: at least one unit is shipped, none is left to ship, and no pending
 * refund could return units to shipping.
 */
export const isAllShipped = (lines: readonly LineUnits[]): boolean =>
  lines.some(({ shipped }) => shipped > 0) &&
  lines.every((line) => unitsToShip(line) === 0 && line.undecided === 0)
