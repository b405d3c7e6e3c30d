/** An order that staff prepare for a customer, who places it by a link. */

export const draftStates = ["draft", "sent", "accepted", "declined", "withdrawn"] as const
type DraftState = (typeof draftStates)[number]

/** States as people see them: one that was not answered in time is expired. */
export const shownDraftStates = [...draftStates, "expired"] as const
export type ShownDraftState = (typeof shownDraftStates)[number]

interface DraftAtMoment {
  state: DraftState
  validUntil: Date | null
}

export const DEFAULT_VALID_DAYS = 14
export const MAX_VALID_DAYS = 90

export const draftStateNow = ({ state, validUntil }: DraftAtMoment, now: Date): ShownDraftState =>
  state === "sent" && validUntil !== null && validUntil <= now ? "expired" : state

/** Why staff may not change, send or withdraw it any more. */
export const refuseDraftChange = ({ state }: DraftAtMoment): "draft_closed" | undefined =>
  state === "draft" || state === "sent" ? undefined : "draft_closed"

export const offerRefusals = ["draft_closed", "draft_expired"] as const

/** Why the customer may not accept or decline it. */
export function refuseAnswer(
  draft: DraftAtMoment,
  now: Date,
): (typeof offerRefusals)[number] | undefined {
  const state = draftStateNow(draft, now)
  if (state === "expired") return "draft_expired"
  return state === "sent" ? undefined : "draft_closed"
}

/** For people: `D-123`. */
export const draftNumber = (number: number): string => `D-${number}`
