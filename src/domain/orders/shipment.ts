import { type LineUnits, unitsAwaited, unitsReady, unitsToShip } from "./line-units.ts"

/** Shipping modes of an order with back-ordered lines: everything together, or in parts as available. */
export const shipments = ["complete", "parts"] as const
export type Shipment = (typeof shipments)[number]

type NumberedUnits = LineUnits & { number: number }

/** Units of a line to ship; without a quantity, all units that can be shipped. */
export interface RequestedUnits {
  number: number
  quantity?: number | undefined
}

export interface UnshippedUnits {
  number: number
  quantity: number
}

type ShipmentAnswer =
  | { lines: UnshippedUnits[]; isLast: boolean }
  | { refusal: "nothing_to_ship" | "order_awaits_stock" }
  | { refusal: "shipment_exceeds"; lines: { number: number; left: number }[] }
  | {
      refusal: "shipment_awaits_stock"
      lines: { number: number; ready: number; waiting: number }[]
    }

/** Returns why nothing of an order can be shipped; undefined if something can. */
export function refuseWholeShipment(
  units: readonly LineUnits[],
): "nothing_to_ship" | "order_awaits_stock" | undefined {
  if (units.every((line) => unitsToShip(line) === 0)) return "nothing_to_ship"
  return units.every((line) => unitsReady(line) === 0) ? "order_awaits_stock" : undefined
}

/** Decides the units of a shipment: the requested ones, or all shippable ones. Refuses more than are shippable. */
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

/** A named line ships at least one unit. */
const quantityOf = ({ quantity }: RequestedUnits, of: LineUnits, isNamed: boolean): number =>
  quantity ?? Math.max(unitsReady(of), isNamed ? 1 : 0)

/** Maximum number of batch and serial numbers of a line in one shipment. */
export const MAX_TRACE_NUMBERS = 10_000
export const MAX_TRACE_NUMBER_LENGTH = 64

/**
 * Reads the distinct batch or serial numbers of a typed or pasted text or a file, separated by line breaks, commas,
 * semicolons or tabs.
 */
export const readTraceNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n,;\t]+/)
      .map((cell) => cell.trim().replaceAll(/^"|"$/g, "").trim())
      .filter((cell) => cell !== ""),
  ),
]

/** Placeholder of the tracking number in a carrier's URL. */
export const TRACKED = "{number}"

/** Returns the tracking URL; empty without a template or a number. */
export const trackingLink = (template: string, number: string): string =>
  template === "" || number === "" ? "" : template.replaceAll(TRACKED, encodeURIComponent(number))
