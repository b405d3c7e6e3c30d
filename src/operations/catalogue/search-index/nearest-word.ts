import { editCost } from "#domain/matching/edit-cost.ts"

/** Letters wrong, missing, too many or in each other's place are a slip each. */
const oneEach = { lookAlike: 1, swap: 1, missing: 1, doubled: 1, other: 1, strange: 1 }
/** So many at most. */
const slipsAllowed = (word: string): number => (word.length > 5 ? 2 : 1)

/** The word that was meant by a misspelt one: of those with the fewest slips the one that most names have. */
export function nearestWord(
  typed: string,
  words: Iterable<readonly [word: string, count: number]>,
): string | undefined {
  let most = slipsAllowed(typed)
  let nearest: { word: string; count: number; slips: number } | undefined
  for (const [word, count] of words) {
    const slips = editCost(typed, word, most, oneEach)
    if (slips > most) continue
    if (nearest && slips === nearest.slips && count <= nearest.count) continue
    nearest = { word, count, slips }
    most = slips
  }
  return nearest?.word
}
