import type { MatchCandidate, MatchState, RowMatch } from "./matched-part.ts"
import type { NumberHit } from "./number-index.ts"

/** A part that may be meant, by the logarithm of how probable that is. */
export interface WeighedPart {
  document: number
  weight: number
  hit?: NumberHit | undefined
}

export const NOTHING: RowMatch = { state: "none", confidence: 0, candidates: [] }

/** How probable each is, among these and whatever else may be so. */
export function confidencesOf(
  parts: readonly WeighedPart[],
  others: readonly number[] = [],
): number[] {
  const top = Math.max(...parts.map(({ weight }) => weight), ...others)
  const shares = parts.map(({ weight }) => Math.exp(weight - top))
  const known = shares.reduce((sum, share) => sum + share, 0)
  const sum = others.reduce((all, weight) => all + Math.exp(weight - top), known)
  return shares.map((share) => share / sum)
}

export const likeliestFirst = (parts: readonly WeighedPart[]): WeighedPart[] =>
  parts.toSorted((one, other) => other.weight - one.weight)

/** What a row is told; a part is named where one is taken. */
export function outcome(state: MatchState, candidates: MatchCandidate[]): RowMatch {
  const [first] = candidates
  if (!first) return NOTHING
  const isTaken = state === "exact" || state === "likely"
  return {
    state,
    confidence: state === "exact" ? 1 : first.confidence,
    candidates,
    ...(isTaken && { partId: first.partId }),
  }
}
