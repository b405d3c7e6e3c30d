import { isPlaceholder } from "./known-names.ts"
import { beginsWithModel, hasPartWord, isConversation } from "./prose-lines.ts"
import { type FoundNumber, findNumbers } from "./prose-numbers.ts"
import { leadingMention, START, sureMentions } from "./prose-quantities.ts"
import { articleBefore } from "./prose-series.ts"
import { AND_WORDS } from "./prose-words.ts"

/** Matches where one request of a sentence may end and the next may begin, but not within `2,500`. */
const SEPARATOR = new RegExp(
  `(?!(?<=${START}\\d{1,3}),\\d{3}(?!\\d))[,;&] ?|(?<!80)\\+ ?|(?<= )(?:${AND_WORDS})(?= )|(?<![.!?])[.!?]+ (?=\\S)| [–—-] (?=\\d)`,
  "giu",
)
/** Matches a figure that may be a quantity, but not a size or a piece of a part number. */
const FIGURE = new RegExp(
  `${START}(?:\\d{1,3}(?:\\.\\d{3})+(?![.,]?\\d)|\\d{1,6}k?(?![\\p{L}\\p{N}]*[-./]?\\d))`,
  "iu",
)

interface Place {
  from: number
  to: number
}

/**
 * Divides a sentence into requests that each have one part number and a quantity:
 * `make it 30 on the CA-F-120 and add 5 x CA-A-HUB`. Returns the whole sentence if this is impossible.
 */
export function clausesOf(sentence: string): string[] {
  const numbers = findNumbers(sentence)
  const singles = singlesOf(sentence, numbers)
  if (singles) return singles
  if (numbers.length < 2) return countedPieces(sentence) ?? [sentence]
  const separators = Array.from(sentence.matchAll(SEPARATOR), ({ 0: sign, index }) => ({
    from: index,
    to: index + sign.length,
  }))
  const ends: Place[] = []
  for (const [at, number] of numbers.slice(0, -1).entries()) {
    const start = ends.at(-1)?.to ?? 0
    const next = numbers[at + 1]?.from ?? sentence.length
    const between = separators.filter(({ from, to }) => from >= number.to && to <= next)
    const end = between.find(({ from }) => hasFigure(sentence.slice(start, from)))
    if (!end) return [sentence]
    ends.push(end)
  }
  const starts = [0, ...ends.map(({ to }) => to)]
  const clauses = starts.map((from, at) => sentence.slice(from, ends[at]?.from).trim())
  const isSingle = (clause: string) => hasFigure(clause) && sureMentions(clause).length < 2
  return clauses.every(isSingle) ? clauses : [sentence]
}

/** Divides a series in which names of parts on sale have no quantity: `Hangar 12, Anvil 550 and 3 Strata S3 2 TB`. */
function singlesOf(sentence: string, numbers: readonly FoundNumber[]): string[] | undefined {
  const [first, second] = numbers
  if (!first || !second || !isPlaceholder(first.number)) return undefined
  const lead = piecesOf(sentence.slice(0, first.from))
  const isLed = lead.every((piece) => isNamed(piece) && !isConversation(piece))
  const pieces = piecesOf(sentence.slice(isLed ? 0 : first.from))
  const isSeries = pieces.every((piece) => isNamed(piece) || findNumbers(piece).length > 0)
  const isAlone =
    pieces.includes(first.number) && (isLed || !hasFigure(sentence.slice(0, first.to)))
  if (pieces.length < 2 || !isAlone || !isSeries || isAsking(sentence)) return undefined
  const isCounted = (piece: string) => leadingMention(piece) ?? sureMentions(piece)[0]
  return pieces.map((piece) => (isCounted(piece) ? piece : `1 pcs ${piece}`))
}

const piecesOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")

const isNamed = (piece: string): boolean =>
  hasPartWord(piece) || NAMED.test(piece) || beginsWithModel(piece)

/** Matches `Anvil 650`, `2x Keel B850`. */
const NAMED = /^(?:\d{1,4} ?x? )?(?:\p{Lu}\p{L}{2,20} ){1,3}\p{L}?\d/u

/** Divides a series in which each piece ends with its quantity: `fans 120 - 60, paste - 10`. */
function countedPieces(sentence: string): string[] | undefined {
  const pieces = sentence.split(/[,;] (?:and )?/)
  if (pieces.length > 1 && pieces.every((piece) => COUNTED.test(piece))) return pieces
  const figures = pieces.map((piece) => BARE_FIGURE.exec(piece)?.[1])
  const isShared = figures.every(Boolean) && new Set(figures).size < figures.length
  return isShared && pieces.length > 2
    ? pieces.map((piece) => piece.replace(BARE_FIGURE, " - $1"))
    : undefined
}
const BARE_FIGURE = /(?<=\S)(?<! x) (\d{1,4})\.?$/i
const COUNTED = /^(?:\D|\d{2,5} ?\p{L}).{0,80}\S (?:[-–—:=]|x) ?\d{1,5}\.?$/iu

/** Returns whether a clause has a figure, or an article before a part number, that can be a quantity. */
export function hasFigure(clause: string): boolean {
  const numbers = findNumbers(clause)
  const rest = numbers.reduce((text, { number }) => text.replace(number, " "), clause)
  return (
    FIGURE.test(rest) ||
    numbers.some(({ from }) => articleBefore(clause.slice(0, from)) !== undefined)
  )
}

/** Matches the beginning of a question that orders nothing: `do you have a CA-F-120?` */
const ASKING =
  /^(?:(?:and|or|but|und|oder|et|y|e) )?(?:is|are|do|does|have|which|what|how|haben|habt|gibt|ist|sind|was|avez|est-ce|tienen|hay|tiene)(?!\p{L})/iu
export const isAsking = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) && ASKING.test(sentence)
