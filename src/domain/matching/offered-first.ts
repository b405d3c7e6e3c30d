import type { MatchCandidate, RowMatch } from "./matched-part.ts"

const MAX_CANDIDATES = 5
/** Nearly certain: it is what the same buyer chose for the same row. */
const CHOSEN = 0.99

type Chosen = Pick<MatchCandidate, "partId" | "sku" | "mpn" | "name">

/** The match with a part first that was chosen for such a row before. What is exact anyway stays so. */
export function offeredFirst(match: RowMatch, { partId, sku, mpn, name }: Chosen): RowMatch {
  if (match.state === "exact" && match.partId === partId) return match
  const known = match.candidates.find((candidate) => candidate.partId === partId)
  const why = { ...known?.why, chosen: true as const }
  const first = { partId, sku, mpn, name, confidence: CHOSEN, why }
  const others = match.candidates
    .filter((candidate) => candidate.partId !== partId)
    .map((other) => ({ ...other, confidence: Math.min(other.confidence, 1 - CHOSEN) }))
  const candidates = [first, ...others].slice(0, MAX_CANDIDATES)
  return { state: "likely", partId, confidence: CHOSEN, candidates }
}
