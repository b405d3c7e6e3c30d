import type { ComponentProps } from "react"

/** Heading of a page. Takes the focus after a navigation. */
export const PageTitle = ({ className = "", ...heading }: ComponentProps<"h1">) => (
  <h1 tabIndex={-1} className={`${className} text-h1`.trimStart()} {...heading} />
)

/** Matches a hyphenated word, or the text between two. */
const pieces = /(?<!\S)\S+-\S+|(?:(?!(?<!\S)\S+-\S).)+/gs
const MAX_UNBROKEN_LENGTH = 18

/** Keeps hyphenated words such as `DDR5-6000` on one line. */
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
