import type { ReturnState } from "#domain/returns/return-state.ts"

/** How far a return is, in words. */
export const returnStateText: Record<ReturnState, string> = {
  asked: "Asked for",
  approved: "Approved",
  received: "Received",
  refunded: "Refunded",
  refused: "Refused",
  withdrawn: "Withdrawn",
}
