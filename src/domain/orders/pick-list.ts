import { partNumber } from "../catalogue/part-number.ts"
import { joinDetails, lineDetailsOf, type SomeLineDetails } from "./line-details.ts"
import { type LineUnits, unitsReady } from "./line-units.ts"

/** Details of a buyer's line that the picker has to know. */
type PickDetails = Pick<SomeLineDetails, "customerPartNumber" | "note">

/** A line of an order that may be shipped, with the state of its units. */
export interface LineToPick extends LineUnits, PickDetails {
  orderNumber: string
  partId: string
  sku: string
  /** The maker's number of the part. */
  mpn: string | null
  /** Bin location. */
  binLocation: string | null
  name: string
}

export interface PickedPart {
  binLocation: string
  number: string
  name: string
  units: number
  /** Orders that need it, in the requested order. */
  orders: PickedOrder[]
}

interface PickedOrder extends PickDetails {
  orderNumber: string
  units: number
}

const byNumber = new Intl.Collator("en", { numeric: true })

/** Lists the units that can be shipped now, sorted by bin and number, so that each bin is visited once. */
export function pickList(lines: readonly LineToPick[]): PickedPart[] {
  const parts = new Map<string, PickedPart>()
  for (const line of lines) {
    const units = unitsReady(line)
    if (units === 0) continue
    const { partId, name, orderNumber, customerPartNumber, note } = line
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
    if (!order) part.orders.push({ orderNumber, units, customerPartNumber, note })
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
