import { translated } from "#domain/languages/translate.ts"
import type { ReturnReason, ReturnState } from "#domain/returns/return-state.ts"

export const reasonText: Record<ReturnReason, string> = translated({
  damaged: "Arrived damaged",
  defective: "Does not work",
  wrong_part: "Wrong part",
  not_as_described: "Not as described",
  not_needed: "No longer needed",
  other: "Other reason",
})

export const returnStateText: Record<ReturnState, string> = translated({
  asked: "Requested",
  approved: "Approved",
  received: "Received",
  refunded: "Refunded",
  refused: "Refused",
  withdrawn: "Withdrawn",
})
