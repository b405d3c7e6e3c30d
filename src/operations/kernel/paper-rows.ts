/** So many characters stand in one row of a paper, which is never higher than a page. */
const MAX_ROW_LENGTH = 2400
/** Does the same where the text has a narrow column. */
const MAX_NARROW_LENGTH = 1000

/** Words that stand behind each other below a row, in as many rows as they need. */
export const piecesOf = (words: readonly string[]): string[] =>
  joinPieces(words, ", ", MAX_ROW_LENGTH)

/** Lines that stand below a row of narrow text, in as many rows as they need. */
export const narrowPiecesOf = (lines: readonly string[]): string[] =>
  joinPieces(lines.flatMap(splitLong), "\n", MAX_NARROW_LENGTH)

const splitLong = (line: string): string[] =>
  line.match(new RegExp(`.{1,${MAX_NARROW_LENGTH}}(?:\\s|$)|.{1,${MAX_NARROW_LENGTH}}`, "gsu")) ??
  []

function joinPieces(words: readonly string[], separator: string, most: number): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last === undefined || last.length + word.length > most) pieces.push(word)
    else pieces[pieces.length - 1] = last + separator + word
  }
  return pieces
}
