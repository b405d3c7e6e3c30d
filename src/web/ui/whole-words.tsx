/** Either a word with a hyphen in it, or all up to the next one. */
const pieces = /(?<!\S)\S+-\S+|(?:(?!(?<!\S)\S+-\S).)+/gs
const MAX_UNBROKEN_LENGTH = 18

/** A name that is broken between its words: `DDR5-6000` stays on one line, as long as it fits on one. */
export const WholeWords = ({ children }: { children: string }) =>
  [...children.matchAll(pieces)].map(({ 0: piece, index }) =>
    piece.includes("-") && piece.length <= MAX_UNBROKEN_LENGTH ? (
      <span key={index} className="inline-block max-w-full">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
