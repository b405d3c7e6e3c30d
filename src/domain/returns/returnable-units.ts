/** What became of the units of an order line on their way back. */
export interface LineBack {
  shipped: number
  /** Of these, what was shipped so lately that it can still be returned. */
  inTime: number
  /** Came back: with returns, or with the goods of a refund. */
  returned: number
  /** Asked for by returns that are neither received nor over. */
  underWay: number
}

/** How many units can be asked back. */
export const returnableUnits = ({ shipped, inTime, returned, underWay }: LineBack): number =>
  Math.max(0, Math.min(inTime, shipped - returned - underWay))

/** How many of a return's units can have come: what is out, whatever else is on its way back. */
export const receivableUnits = (
  { shipped, returned }: Pick<LineBack, "shipped" | "returned">,
  asked: number,
): number => Math.max(0, Math.min(asked, shipped - returned))

/** How many units of a line a refund by hand may put back on sale: those not sent yet, and those out that did not come back. */
export const restockableUnits = ({
  toShip,
  shipped,
  returned,
}: Pick<LineBack, "shipped" | "returned"> & { toShip: number }): number =>
  toShip + Math.max(0, shipped - returned)
