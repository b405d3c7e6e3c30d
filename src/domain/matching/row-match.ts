import type { Edit } from "./edit-cost.ts"
import { exactKey } from "./part-marks.ts"
import { readWords } from "./read-words.ts"

const MAX_CANDIDATES = 5
/** Confidence in a part that the same buyer chose for the same row before. */
const CHOSEN_CONFIDENCE = 0.99
const MAX_KEY_LENGTH = 1000

/** Row of a buyer's list as written. */
export interface RequestedRow {
  number?: string | undefined
  manufacturer?: string | undefined
  description?: string | undefined
}

export type MatchState = "exact" | "likely" | "choose" | "none"

/** Fields of a part that candidates show. */
export interface ShownPart {
  id: string
  sku: string
  mpn?: string | undefined
  name: string
}

export interface MatchCandidate extends Omit<ShownPart, "id"> {
  partId: string
  /** From 0 to 1. */
  confidence: number
  why: MatchReason
}

export interface MatchReason {
  number?: NumberHit
  /** Words of the description that the part has, and those that it lacks. */
  words?: { found: string[]; missing: string[] }
  /** The description fits another part far better. */
  disagrees?: true
  /** The same buyer chose the part for such a row before. */
  chosen?: true
}

/** How the number of a row corresponds to a number of a part. */
export type NumberHit =
  | { kind: "same"; cost: number; number: string }
  | { kind: "punctuation"; cost: number; number: string }
  | { kind: "typos"; cost: number; number: string; edits: Edit[] }
  | { kind: "prefix"; cost: number; number: string; more: string }

export interface RowMatch {
  state: MatchState
  partId?: string | undefined
  confidence: number
  /** Best first. */
  candidates: MatchCandidate[]
}

const NO_MATCH: RowMatch = { state: "none", confidence: 0, candidates: [] }

/** Returns the match of a row with these candidates. Only `exact` and `likely` matches name a part. */
export function matchOf(state: MatchState, candidates: MatchCandidate[]): RowMatch {
  const [first] = candidates
  if (!first) return NO_MATCH
  const isTaken = state === "exact" || state === "likely"
  return {
    state,
    confidence: state === "exact" ? 1 : first.confidence,
    candidates,
    ...(isTaken && { partId: first.partId }),
  }
}

/** Puts a part first that was chosen for such a row before. An exact match with this part stays as it is. */
export function withChosenFirst(
  match: RowMatch,
  { partId, sku, mpn, name }: Omit<MatchCandidate, "confidence" | "why">,
): RowMatch {
  if (match.state === "exact" && match.partId === partId) return match
  const known = match.candidates.find((candidate) => candidate.partId === partId)
  const why = { ...known?.why, chosen: true as const }
  const first = { partId, sku, mpn, name, confidence: CHOSEN_CONFIDENCE, why }
  const others = match.candidates
    .filter((candidate) => candidate.partId !== partId)
    .map((other) => ({ ...other, confidence: Math.min(other.confidence, 1 - CHOSEN_CONFIDENCE) }))
  const candidates = [first, ...others].slice(0, MAX_CANDIDATES)
  return { state: "likely", partId, confidence: CHOSEN_CONFIDENCE, candidates }
}

/**
 * Returns the key under which a choice is stored: the number or, without one, the words. Undefined for an empty row.
 */
export function choiceKey({
  number = "",
  manufacturer,
  description,
}: RequestedRow): string | undefined {
  const key = exactKey(number)
  if (key !== "") return `number:${key}`.slice(0, MAX_KEY_LENGTH)
  const words = readWords(`${manufacturer ?? ""} ${description ?? ""}`).map(({ word }) => word)
  return words.length === 0 ? undefined : `words:${words.join(" ")}`.slice(0, MAX_KEY_LENGTH)
}
