import { readOrderNumber } from "../orders/order-name.ts"

/** Reasons to send goods back. */
export const returnReasons = [
  "damaged",
  "defective",
  "wrong_part",
  "not_as_described",
  "not_needed",
  "other",
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Tells whether goods can be sold again, as far as their buyer says. */
export const isSound = (reason: ReturnReason): boolean =>
  reason !== "damaged" && reason !== "defective"

/** Pictures of one line. */
export const MAX_PICTURES = 5
/** Lines of one return. */
export const MAX_RETURN_LINES = 200

/** Steps of a return, as data: from which state each leads to which. */
export const returnStates = [
  "asked",
  "approved",
  "received",
  "refunded",
  "refused",
  "withdrawn",
] as const
export type ReturnState = (typeof returnStates)[number]

/** `CA-2026-000123-R1`: the number of a return, for people. */
export const returnNumber = (of: { orderNumber: string; number: number }): string =>
  `${of.orderNumber}-R${of.number}`

/** Reads the number of a return that somebody wrote. */
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
  /** Also of what was approved and never came, or came and is no case for a refund. */
  refuse: { from: ["asked", "approved", "received"], to: "refused" },
  receive: { from: ["approved"], to: "received" },
  refund: { from: ["received"], to: "refunded" },
  withdraw: { from: ["asked"], to: "withdrawn" },
} as const satisfies Record<string, Step>
export type ReturnStep = keyof typeof returnSteps

/** Returns the state after a step, or undefined if the step is not allowed. */
export function stateAfter(state: ReturnState, step: ReturnStep): ReturnState | undefined {
  const { from, to }: Step = returnSteps[step]
  return from.includes(state) ? to : undefined
}

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
