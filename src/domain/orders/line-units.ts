/** Units of an order line by their state; the line itself never changes. */
export interface LineUnits {
  quantity: number
  /** Not there yet. */
  waiting: number
  /** Waited for, and not waited for any more: all of them cancelled. */
  dropped: number
  /** Will not be sent. */
  cancelled: number
  /** Units among these with a pending refund; if it fails, they are shipped after all. */
  undecided: number
  shipped: number
}

/** Units still to ship; as many can be cancelled. */
export const unitsToShip = ({ quantity, cancelled, shipped }: LineUnits): number =>
  Math.max(0, quantity - cancelled - shipped)

/** Units to ship that are not in stock yet. Cancelled units leave this wait first. */
export const unitsAwaited = (line: LineUnits): number =>
  Math.min(
    unitsToShip(line),
    Math.max(0, line.waiting - Math.max(0, line.cancelled - line.dropped)),
  )

/** Units that can be shipped now. */
export const unitsReady = (line: LineUnits): number => unitsToShip(line) - unitsAwaited(line)

/** How many units a refund of so many cancels: nobody sends what is paid back, unless staff say that it is still sent. */
export const unitsCancelledByRefund = (
  line: LineUnits,
  { quantity, stillSent }: { quantity: number; stillSent: boolean },
): number => (stillSent ? 0 : Math.min(quantity, unitsToShip(line)))

/** Whether an order is on its way: something of it is sent, and nothing is left to send, nor may be again. */
export const isAllShipped = (lines: readonly LineUnits[]): boolean =>
  lines.some(({ shipped }) => shipped > 0) &&
  lines.every((line) => unitsToShip(line) === 0 && line.undecided === 0)
