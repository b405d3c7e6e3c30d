import { t } from "#domain/languages/translate.ts"
import type { ShownDraftState } from "#domain/orders/draft-order.ts"
import { Badge, type Tone } from "#web/ui/badge.tsx"

const tones: Record<ShownDraftState, Tone> = {
  draft: "neutral",
  sent: "info",
  accepted: "brand",
  declined: "danger",
  withdrawn: "neutral",
  expired: "warn",
}

export const draftStateText = (state: ShownDraftState): string =>
  ({
    draft: t("Not sent"),
    sent: t("Waiting for an answer"),
    accepted: t("Accepted"),
    declined: t("Declined"),
    withdrawn: t("Withdrawn"),
    expired: t("Expired"),
  })[state]

export const DraftState = ({ state }: { state: ShownDraftState }) => (
  <Badge tone={tones[state]}>{draftStateText(state)}</Badge>
)
