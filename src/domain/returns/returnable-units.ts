/** Units of an order line by the state of their return. */
export interface LineBack {
  shipped: number
  /** Units among these that can still be returned by their shipping date. */
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
