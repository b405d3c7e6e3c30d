import type { ReturnState, ReturnStep } from "#domain/returns/return-state.ts"

/** A simple model of one order with several lines and the states of its units. */
export interface UnitsModel {
  id: string
  /** A fully refunded order keeps its status. */
  status: "pending" | "approved" | "shipped" | "delivered" | "cancelled"
  paid: boolean
  lines: ModelLine[]
  returns: ModelReturn[]
  refundedCents: number
}

interface ModelLine {
  unitPriceCents: number
  quantity: number
  cancelled: number
  shipped: number
  /** Returned units. */
  returned: number
  /** Available units of the part. */
  available: number
}

export interface ModelReturn {
  id: string
  version: number
  state: ReturnState
  /** Units of each line. */
  units: number[]
  received: number[]
  /** Received units that are on sale again. */
  restocked: number[]
}

/** One entry for each line, in order. */
export type Units = readonly number[]

export const sum = (numbers: Units): number => numbers.reduce((total, one) => total + one, 0)
export const worthCents = ({ lines }: UnitsModel, units: Units): number =>
  sum(lines.map(({ unitPriceCents }, index) => unitPriceCents * (units[index] ?? 0)))
export const totalCents = (order: UnitsModel): number =>
  worthCents(
    order,
    order.lines.map(({ quantity }) => quantity),
  )
export const toShip = ({ lines }: UnitsModel): number[] =>
  lines.map(({ quantity, cancelled, shipped }) => quantity - cancelled - shipped)

const isAny = (units: Units, most: Units) =>
  units.some((count, index) => count > (most[index] ?? 0))
const isRefunded = (order: UnitsModel) => order.paid && order.refundedCents === totalCents(order)

/** The buyer cancels the given units, or all that are not shipped. */
export function expectCancel(order: UnitsModel, units: Units | "all"): string {
  if (order.status === "cancelled") return "409 order_cancelled"
  if (order.status === "shipped" || order.status === "delivered") return "409 change_not_allowed"
  const left = toShip(order)
  if (units !== "all") return isAny(units, left) ? "409 lines_not_cancellable" : "200"
  return sum(left) === 0 ? "409 change_not_allowed" : "200"
}

/** Staff cancel the whole order. */
export function expectWholeCancel(order: UnitsModel): string {
  if (order.status === "cancelled") return "404 order_not_found"
  if (!order.paid || isRefunded(order)) return "409 nothing_to_refund"
  return order.lines.some(({ shipped }) => shipped > 0) ? "409 order_units_shipped" : "200"
}

export function expectShipment(order: UnitsModel, units: Units | "all"): string {
  if (order.status === "cancelled") return "404 order_not_found"
  if (isRefunded(order)) return "403 order_refunded"
  if (order.status === "shipped" || order.status === "delivered") return "403 nothing_to_ship"
  if (order.status !== "approved") return "409 order_not_approved"
  if (!order.paid) return "403 order_not_paid"
  return units !== "all" && isAny(units, toShip(order)) ? "409 shipment_exceeds" : "200"
}

/** The administrator's button: approve, ship the rest, mark as delivered. */
export function expectStep(order: UnitsModel): string {
  if (order.status === "cancelled") return "404 order_not_found"
  if (isRefunded(order)) return "403 order_refunded"
  if (order.status === "delivered") return "403 order_delivered"
  return order.status === "pending" || order.paid ? "200" : "403 order_not_paid"
}

/** The buyer requests a return of shipped units. */
export function expectRequest(order: UnitsModel, units: Units): string {
  if (order.status === "cancelled") return "404 order_not_found"
  const unitsUnderWay = (index: number) =>
    sum(
      order.returns
        .filter(({ state }) => state === "asked" || state === "approved")
        .map((one) => one.units[index] ?? 0),
    )
  const most = order.lines.map(
    ({ shipped, returned }, index) => shipped - returned - unitsUnderWay(index),
  )
  return isAny(units, most) ? "409 return_lines_exceed" : "200"
}

/** Next steps by state. */
const transitions: Partial<Record<`${ReturnState} ${ReturnStep}`, ReturnState>> = {
  "asked approve": "approved",
  "asked refuse": "refused",
  "asked withdraw": "withdrawn",
  "approved refuse": "refused",
  "approved receive": "received",
  "received refuse": "refused",
  "received refund": "refunded",
}

export const stateAfter = ({ state }: ModelReturn, step: ReturnStep): ReturnState | undefined =>
  transitions[`${state} ${step}`]

export function expectDecision(
  order: UnitsModel,
  one: ModelReturn,
  step: ReturnStep,
  received: Units,
): string {
  if (!stateAfter(one, step)) return "409 return_step_refused"
  const out = order.lines.map(({ shipped, returned }) => shipped - returned)
  if (step === "receive" && (isAny(received, one.units) || isAny(received, out)))
    return "409 return_lines_exceed"
  return step === "refund" && sum(one.received) === 0 ? "409 nothing_to_refund" : "200"
}
