import { partNumber } from "../catalogue/part-number.ts"
import { joinDetails, lineDetailsOf, type SomeLineDetails } from "./line-details.ts"

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

/** Shipping modes of an order with back-ordered lines: everything together, or in parts as available. */
export const shipments = ["complete", "parts"] as const
export type Shipment = (typeof shipments)[number]

/** Reports whether an order's ready units stay until the others arrive, because its buyer wants one shipment. */
export const staysTogether = (
  lines: readonly LineUnits[],
  shipment: Shipment | null | undefined,
): boolean => shipment === "complete" && lines.some((line) => unitsAwaited(line) > 0)

export interface NumberedUnits extends LineUnits {
  number: number
}

/** Units of a line to ship; without a quantity, all units that can be shipped. */
export interface RequestedUnits {
  number: number
  quantity?: number | undefined
}

export interface LineQuantity {
  number: number
  quantity: number
}

type ShipmentAnswer =
  | { lines: LineQuantity[]; isLast: boolean }
  | { refusal: "nothing_to_ship" | "order_awaits_stock" }
  | { refusal: "shipment_exceeds"; lines: { number: number; left: number }[] }
  | {
      refusal: "shipment_awaits_stock"
      lines: { number: number; ready: number; waiting: number }[]
    }

/** Returns why nothing of an order can be shipped, by its units alone; undefined if something can. */
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

/** The buyer's line details that the picker needs. */
type PickDetails = Pick<SomeLineDetails, "customerPartNumber" | "note">

/** A line of a shippable order with its units by state. */
export interface LineToPick extends LineUnits, PickDetails {
  orderNumber: string
  partId: string
  sku: string
  /** The manufacturer's part number. */
  mpn: string | null
  binLocation: string | null
  name: string
  /** Name of the order's delivery method. */
  delivery?: string | null
  /** Shipping mode of the order. */
  shipment?: Shipment | null
}

export interface PickedPart {
  binLocation: string
  number: string
  name: string
  units: number
  /** Orders that need it, in the order of the given lines. */
  orders: PickedOrder[]
}

interface PickedOrder extends PickDetails {
  orderNumber: string
  units: number
  delivery?: string | null
}

const byNumber = new Intl.Collator("en", { numeric: true })

/**
 * Lists what can be shipped now by part, sorted by bin location and number, so that the picker visits each place once.
 * Omits orders that stay together.
 */
export function pickList(lines: readonly LineToPick[]): PickedPart[] {
  const parts = new Map<string, PickedPart>()
  const staying = new Set(
    lines.filter((line) => staysTogether([line], line.shipment)).map((line) => line.orderNumber),
  )
  for (const line of lines) {
    const units = unitsReady(line)
    if (units === 0 || staying.has(line.orderNumber)) continue
    const { partId, name, orderNumber, customerPartNumber, note, delivery = null } = line
    const part = parts.get(partId) ?? {
      binLocation: line.binLocation ?? "",
      number: partNumber(line),
      name,
      units: 0,
      orders: [],
    }
    parts.set(partId, part)
    part.units += units
    const order = part.orders.find((one) => one.orderNumber === orderNumber)
    if (!order) part.orders.push({ orderNumber, units, customerPartNumber, note, delivery })
    else {
      const details = joinDetails(lineDetailsOf(order), line)
      order.units += units
      order.customerPartNumber = details.customerPartNumber
      order.note = details.note
    }
  }
  return [...parts.values()].toSorted(
    (one, other) =>
      byNumber.compare(one.binLocation, other.binLocation) ||
      byNumber.compare(one.number, other.number),
  )
}
