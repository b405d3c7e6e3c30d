/** So many characters stand in one row of a paper, which is never higher than a page. */
const MOST_IN_ROW = 2400

/** Words that stand behind each other below a row, in as many rows as they need. */
export function piecesOf(words: readonly string[]): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last === undefined || last.length + word.length > MOST_IN_ROW) pieces.push(word)
    else pieces[pieces.length - 1] = `${last}, ${word}`
  }
  return pieces
}
