import { partNumber } from "../catalogue/part-number.ts"
import { joinDetails, lineDetailsOf, type SomeLineDetails } from "./line-details.ts"
import { type LineUnits, unitsReady } from "./line-units.ts"

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
 */
export function pickList(lines: readonly LineToPick[]): PickedPart[] {
  const parts = new Map<string, PickedPart>()
  for (const line of lines) {
    const units = unitsReady(line)
    if (units === 0) continue
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
