import { partNumber } from "../catalogue/part-number.ts"
import { type LineUnits, unitsReady } from "./line-units.ts"

/** A line of an order that may be sent, with what became of its units. */
export interface LineToPick extends LineUnits {
  orderNumber: string
  partId: string
  sku: string
  /** The maker's number of the part. */
  mpn: string | null
  name: string
}

export interface PickedPart {
  number: string
  name: string
  units: number
  /** For whom, in the order asked for. */
  orders: { orderNumber: string; units: number }[]
}

const byNumber = new Intl.Collator("en", { numeric: true })

/** Lists what can be shipped now by part, in order of part numbers, so that each place is visited once. */
export function pickList(lines: readonly LineToPick[]): PickedPart[] {
  const parts = new Map<string, PickedPart>()
  for (const line of lines) {
    const units = unitsReady(line)
    if (units === 0) continue
    const { partId, name, orderNumber } = line
    const part = parts.get(partId) ?? { number: partNumber(line), name, units: 0, orders: [] }
    parts.set(partId, part)
    part.units += units
    const order = part.orders.find((one) => one.orderNumber === orderNumber)
    if (order) order.units += units
    else part.orders.push({ orderNumber, units })
  }
  return [...parts.values()].toSorted((one, other) => byNumber.compare(one.number, other.number))
}
