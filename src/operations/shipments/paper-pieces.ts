/** So many characters stand in one row of a paper, which is never higher than a page. */
const MAX_ROW_LENGTH = 2400

/** Words that stand behind each other below a row, in as many rows as they need. */
export function piecesOf(words: readonly string[]): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last === undefined || last.length + word.length > MAX_ROW_LENGTH) pieces.push(word)
    else pieces[pieces.length - 1] = `${last}, ${word}`
  }
  return pieces
}
