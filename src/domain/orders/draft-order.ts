/** States of a draft: an order that staff prepare and the customer places through a link. */

export const draftStates = ["draft", "sent", "accepted", "declined", "withdrawn"] as const

/** Displayed states. A sent draft past its validity is expired. */
export const shownDraftStates = [...draftStates, "expired"] as const
export type ShownDraftState = (typeof shownDraftStates)[number]

interface DraftAtMoment {
  state: (typeof draftStates)[number]
  validUntil: Date | null
}

export const DEFAULT_VALID_DAYS = 14
export const MAX_VALID_DAYS = 90

export const draftStateNow = ({ state, validUntil }: DraftAtMoment, now: Date): ShownDraftState =>
  state === "sent" && validUntil !== null && validUntil <= now ? "expired" : state

/** Returns why staff may not change, send or withdraw the draft; undefined if they may. */
export const refuseDraftChange = ({ state }: DraftAtMoment): "draft_closed" | undefined =>
  state === "draft" || state === "sent" ? undefined : "draft_closed"

export const offerRefusals = ["draft_closed", "draft_expired"] as const

/** Returns why the customer may not accept or decline the draft; undefined if they may. */
export function refuseAnswer(
  draft: DraftAtMoment,
  now: Date,
): (typeof offerRefusals)[number] | undefined {
  const state = draftStateNow(draft, now)
  if (state === "expired") return "draft_expired"
  return state === "sent" ? undefined : "draft_closed"
}

/** Formats a draft number as `D-123`. */
export const draftNumber = (number: number): string => `D-${number}`
