import { introLength } from "./prose-introductions.ts"
import { hasPartWord } from "./prose-lines.ts"
import { sureMentions } from "./prose-quantities.ts"
import { AND_WORDS, UNIT_WORDS } from "./prose-words.ts"

const FIGURE = "(?<![\\p{L}\\p{N}.,-])(?<figure>\\d{1,5}|one)"
const EACH_OF = new RegExp(
  `${FIGURE} (?:each of|of each of|of each:|each:|each(?= \\p{Lu})) (?<list>[^.;]{3,300})`,
  "iu",
)
const OF_EACH_LAST = new RegExp(
  `${FIGURE} ?(?:(?:${UNIT_WORDS}|x)\\.? )?(?:(?:of |de )?(?:each|chaque|chacune?|cada(?: un[oa])?|ciascun[oa]))(?: please| svp)?[).!? ]*$`,
  "iu",
)
const EACH_LAST = new RegExp(`(?:je|jeweils) ${FIGURE} ?(?:(?:${UNIT_WORDS}|x)\\.?)?[.!? ]*$`, "iu")
const BETWEEN = new RegExp(`,? (?:${AND_WORDS}) (?:the |an? )?|, (?:the |an? )?`, "iu")
const OWN_FIGURE = /^\d{1,5} (?=\p{L})/u

/**
 * Divides sentences such as `20 A and one each of B and C`, or `the A, the B and the C, one of each`. Returns undefined
 * for others.
 */
export function piecesOfEach(sentence: string): string[] | undefined {
  const leading = EACH_OF.exec(sentence)
  const found = leading ?? OF_EACH_LAST.exec(sentence) ?? EACH_LAST.exec(sentence)
  const start = introLength(sentence)
  if (!found || (!leading && found.index < start)) return undefined
  const { list = sentence.slice(start, found.index), figure = "" } = found.groups ?? {}
  const parts = list.split(BETWEEN).filter((part) => /\p{L}/u.test(part))
  const isList =
    parts.length > 1 && parts.every((part) => /\p{Lu}|\d/u.test(part) || hasPartWord(part))
  if (!isList || (!leading && sureMentions(list).length > 0)) return undefined
  const count = /^\d/.test(figure) ? figure : "1"
  const pieces = parts.map((part) => (OWN_FIGURE.test(part) ? part : `${count} x ${part}`))
  return leading ? [sentence.slice(0, found.index), ...pieces] : pieces
}
