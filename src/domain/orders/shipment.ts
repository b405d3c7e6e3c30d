import { type LineUnits, unitsAwaited, unitsReady, unitsToShip } from "./line-units.ts"

/** How an order goes out of which something has to wait: once all of it is there, or what there is at once. */
export const shipments = ["complete", "parts"] as const
export type Shipment = (typeof shipments)[number]

type NumberedUnits = LineUnits & { number: number }

/** How many of a line are to go; all that can where nothing is said. */
export interface RequestedUnits {
  number: number
  quantity?: number | undefined
}

export interface UnitsToGo {
  number: number
  quantity: number
}

type ShipmentAnswer =
  | { lines: UnitsToGo[]; isLast: boolean }
  | { refusal: "nothing_to_ship" | "order_awaits_stock" }
  | { refusal: "shipment_exceeds"; lines: { number: number; left: number }[] }
  | {
      refusal: "shipment_awaits_stock"
      lines: { number: number; ready: number; waiting: number }[]
    }

/** Why not even all that can go out of an order does. */
export function refuseWholeShipment(
  units: readonly LineUnits[],
): "nothing_to_ship" | "order_awaits_stock" | undefined {
  if (units.every((line) => unitsToShip(line) === 0)) return "nothing_to_ship"
  return units.every((line) => unitsReady(line) === 0) ? "order_awaits_stock" : undefined
}

/** Agrees on a shipment: all that can go or what is asked for, never more than is left and in stock. */
export function agreeShipment(
  units: readonly NumberedUnits[],
  requested: readonly RequestedUnits[] | undefined,
): ShipmentAnswer {
  const refusal = refuseWholeShipment(units)
  if (refusal === "nothing_to_ship" || (refusal && !requested)) return { refusal }
  const left = units.reduce((sum, line) => sum + unitsToShip(line), 0)
  const known = new Map(units.map((line) => [line.number, line]))
  const wanted = (requested ?? units.map(({ number }) => ({ number }))).map((line) => {
    const of = known.get(line.number) ?? NONE
    return { number: line.number, of, quantity: quantityOf(line, of, requested !== undefined) }
  })
  const exceeding = wanted.filter(({ quantity, of }) => quantity > unitsToShip(of))
  if (exceeding.length > 0)
    return {
      refusal: "shipment_exceeds",
      lines: exceeding.map(({ number, of }) => ({ number, left: unitsToShip(of) })),
    }
  const early = wanted.filter(({ quantity, of }) => quantity > unitsReady(of))
  if (early.length > 0)
    return {
      refusal: "shipment_awaits_stock",
      lines: early.map(({ number, of }) => ({
        number,
        ready: unitsReady(of),
        waiting: unitsAwaited(of),
      })),
    }
  const lines = wanted
    .filter(({ quantity }) => quantity > 0)
    .map(({ number, quantity }) => ({ number, quantity }))
  return { lines, isLast: lines.reduce((sum, { quantity }) => sum + quantity, 0) === left }
}

const NONE: LineUnits = {
  quantity: 0,
  waiting: 0,
  dropped: 0,
  cancelled: 0,
  undecided: 0,
  shipped: 0,
}

/** A line that is named has one unit to go at least. */
const quantityOf = ({ quantity }: RequestedUnits, of: LineUnits, isNamed: boolean): number =>
  quantity ?? Math.max(unitsReady(of), isNamed ? 1 : 0)

/** Limit of batch and serial numbers of a line in one shipment. */
export const MAX_TRACE_NUMBERS = 10_000
export const MAX_TRACE_NUMBER_LENGTH = 64

/**
 * The batch or serial numbers in what somebody typed, pasted or has in a file: one on each line, or between commas,
 * semicolons or tabs, each once.
 */
export const readTraceNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n,;\t]+/)
      .map((cell) => cell.trim().replaceAll(/^"|"$/g, "").trim())
      .filter((cell) => cell !== ""),
  ),
]

/** Placeholder of the tracking number in a carrier's address. */
export const TRACKED = "{number}"

/** The address of this number at a carrier; empty where it has none. */
export const trackingLink = (template: string, number: string): string =>
  template === "" || number === "" ? "" : template.replaceAll(TRACKED, encodeURIComponent(number))
