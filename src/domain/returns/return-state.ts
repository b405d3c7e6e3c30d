import { readOrderNumber } from "../orders/order.ts"

export const returnReasons = [
  "damaged",
  "defective",
  "wrong_part",
  "not_as_described",
  "not_needed",
  "other",
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Reports whether goods can be sold again as the ordered part, judging by the buyer's reason. */
export const isResellable = (reason: ReturnReason): boolean =>
  reason !== "damaged" && reason !== "defective" && reason !== "wrong_part"

/** Maximum number of pictures per line. */
export const MAX_PICTURES = 5
export const MAX_RETURN_LINES = 200

export const returnStates = [
  "asked",
  "approved",
  "received",
  "refunded",
  "refused",
  "withdrawn",
] as const
export type ReturnState = (typeof returnStates)[number]

/** Formats a return number as `CA-2026-000123-R1`. */
export const returnNumber = (of: { orderNumber: string; number: number }): string =>
  `${of.orderNumber}-R${of.number}`

/** Parses a return number that someone typed; undefined if it is not one. */
export function readReturnNumber(
  written: string,
): { orderNumber: string; number: number } | undefined {
  const [, order, number] = /^(.+)-R(\d{1,6})$/i.exec(written.trim()) ?? []
  const orderNumber = order && readOrderNumber(order)
  return orderNumber ? { orderNumber, number: Number(number) } : undefined
}

interface Step {
  from: readonly ReturnState[]
  to: ReturnState
}

const returnSteps = {
  approve: { from: ["asked"], to: "approved" },
  /** Approved goods may never arrive, and received goods may not qualify for a refund. */
  refuse: { from: ["asked", "approved", "received"], to: "refused" },
  receive: { from: ["approved"], to: "received" },
  refund: { from: ["received"], to: "refunded" },
  withdraw: { from: ["asked"], to: "withdrawn" },
} as const satisfies Record<string, Step>
export type ReturnStep = keyof typeof returnSteps

/** Returns the state after a step; undefined if the step is not allowed. */
export function stateAfter(state: ReturnState, step: ReturnStep): ReturnState | undefined {
  const { from, to }: Step = returnSteps[step]
  return from.includes(state) ? to : undefined
}

/** Units of an order line by return state. */
export interface ReturnUnits {
  shipped: number
  /** Shipped units whose return period is not over. */
  inTime: number
  /** Units that came back with a return or a manual refund. */
  returned: number
  /** Units in open returns that are not received yet. */
  underWay: number
}

/** Returns how many units a return can request. */
export const returnableUnits = ({ shipped, inTime, returned, underWay }: ReturnUnits): number =>
  Math.max(0, Math.min(inTime, shipped - returned - underWay))

/** Returns how many of a return's units can arrive: at most the units shipped and not returned yet. */
export const receivableUnits = (
  { shipped, returned }: Pick<ReturnUnits, "shipped" | "returned">,
  requested: number,
): number => Math.max(0, Math.min(requested, shipped - returned))

/** Returns how many units of a line a manual refund may restock: unshipped ones, and shipped ones not returned. */
export const restockableUnits = ({
  toShip,
  shipped,
  returned,
}: Pick<ReturnUnits, "shipped" | "returned"> & { toShip: number }): number =>
  toShip + Math.max(0, shipped - returned)
