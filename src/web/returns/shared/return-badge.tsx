import { returnStateText } from "#contract/returns/return-text.ts"
import type { ReturnState } from "#domain/returns/return-state.ts"
import { Badge, type Tone } from "../../ui/badge.tsx"

const tones: Record<ReturnState, Tone> = {
  asked: "warn",
  approved: "info",
  received: "info",
  refunded: "brand",
  refused: "danger",
  withdrawn: "neutral",
}

/** How far a return is. */
export const ReturnBadge = ({ state }: { state: ReturnState }) => (
  <Badge tone={tones[state]}>{returnStateText[state]}</Badge>
)
