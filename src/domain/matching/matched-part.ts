import type { NumberHit } from "./number-index.ts"

/** What candidates show of a part. */
export interface ShownPart {
  id: string
  sku: string
  mpn?: string | undefined
  name: string
}

/** What of a part rows are matched with. */
export interface MatchedPart extends ShownPart {
  category: string
  specs: Readonly<Record<string, unknown>>
}

/** A row of somebody's list, as it came. */
export interface AskedRow {
  number?: string | undefined
  manufacturer?: string | undefined
  description?: string | undefined
}

export type MatchState = "exact" | "likely" | "choose" | "none"

export interface MatchCandidate {
  partId: string
  sku: string
  mpn?: string | undefined
  name: string
  /** From 0 to 1. */
  confidence: number
  why: MatchReason
}

/** Why a part is proposed. */
export interface MatchReason {
  number?: NumberHit
  /** Of the words of the description, those that it has and those that it has not. */
  words?: { found: string[]; missing: string[] }
  /** The description fits another part far better. */
  disagrees?: true
  /** By the same buyer, for such a row. */
  chosen?: true
}

export interface RowMatch {
  state: MatchState
  partId?: string | undefined
  confidence: number
  /** Best first. */
  candidates: MatchCandidate[]
}
