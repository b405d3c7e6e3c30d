/** Letters wrong, missing, too many or in each other's place, each of which is a slip: so many at most. */
const slipsAllowed = (word: string): number => (word.length > 5 ? 2 : 1)

/** The word that was meant by a misspelt one: of those with the fewest slips the one that most names have. */
export function nearestWord(
  typed: string,
  words: Iterable<readonly [word: string, count: number]>,
): string | undefined {
  let most = slipsAllowed(typed)
  let nearest: { word: string; count: number; slips: number } | undefined
  for (const [word, count] of words) {
    if (Math.abs(word.length - typed.length) > most) continue
    const slips = slipsBetween(typed, word)
    if (slips > most) continue
    if (nearest && slips === nearest.slips && count <= nearest.count) continue
    nearest = { word, count, slips }
    most = slips
  }
  return nearest?.word
}

function slipsBetween(typed: string, word: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= word.length; to += 1) {
      const isSame = typed[at - 1] === word[to - 1]
      const isSwapped =
        at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
      row.push(
        Math.min(
          (last[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (last[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return last[word.length] ?? 0
}
