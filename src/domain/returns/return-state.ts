/** What becomes of goods that a buyer wants to send back, as data: which step leads from where to where. */
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

interface Step {
  from: readonly ReturnState[]
  to: ReturnState
}

export const returnSteps = {
  approve: { from: ["asked"], to: "approved" },
  /** Also of what was approved and never came, or came and is no case for a refund. */
  refuse: { from: ["asked", "approved", "received"], to: "refused" },
  receive: { from: ["approved"], to: "received" },
  refund: { from: ["received"], to: "refunded" },
  withdraw: { from: ["asked"], to: "withdrawn" },
} as const satisfies Record<string, Step>
export type ReturnStep = keyof typeof returnSteps

/** Where a step leads to, or undefined where it cannot be made. */
export function stateAfter(state: ReturnState, step: ReturnStep): ReturnState | undefined {
  const { from, to }: Step = returnSteps[step]
  return from.includes(state) ? to : undefined
}
