import { isDitto, repeatedName } from "../repeated-names.ts"
import { introLength } from "./prose-introductions.ts"
import { isOnlyQuantity, type ProseItem, type ReadLine } from "./prose-item.ts"
import { hasPartWord } from "./prose-lines.ts"
import { NO_PROPERTY, sureMentions } from "./prose-quantities.ts"
import { AND_WORDS, UNIT_WORDS } from "./prose-words.ts"

const FIGURE = "(?<![\\p{L}\\p{N}.,-])(?<figure>\\d{1,5}|one)"
const EACH_OF = new RegExp(
  `${FIGURE} (?:each of|of each of|of each:|each:|each(?= \\p{Lu})|vardera av|hver av) (?<list>[^.;]{3,300})`,
  "iu",
)
const OF_EACH_LAST = new RegExp(
  `${FIGURE} ?(?:(?:${UNIT_WORDS}|x)\\.? )?(?:(?:of |de )?(?:each|chaque|chacune?|cada(?: un[oa])?|ciascun[oa]|elk|vardera|hver))(?: please| svp)?[).!? ]*$`,
  "iu",
)
const EACH_LAST = new RegExp(
  `(?:je|jeweils|elk) ${FIGURE} ?(?:(?:${UNIT_WORDS}|x)\\.?)?[.!? ]*$`,
  "iu",
)
const EACH_FIRST = new RegExp(
  `(?<!\\p{L})(?:je|jeweils|po) ${FIGURE}${NO_PROPERTY}:? (?:(?:${UNIT_WORDS}|x)\\.? )?(?!(?:${UNIT_WORDS})[.!? ]*$)(?<list>\\p{Lu}[^.;]{3,300})`,
  "iu",
)
/** Only in lower case: `Plus` belongs to the name `Red Plus 4 TB`. */
const BETWEEN = new RegExp(`,? (?:${AND_WORDS}|i) (?:the |an? )?|, (?:the |an? )?`, "u")
const OWN_ARTICLE = /^(?:eine?n?|une?|una|uno) /iu
/** Matches the article of a part that other words count: `an SSD and a charger, 25 of each`. */
const COUNTED_ARTICLE = /^(?:1|eine?n?|une?|una|uno) (?=\S)/iu
const OWN_FIGURE = /^\d{1,5} (?=\p{L})/u

/**
 * Divides sentences such as `20 A and one each of B and C`, or `the A, the B and the C, one of each`. Returns undefined
 * for others.
 */
export function piecesOfEach(sentence: string): string[] | undefined {
  const leading = EACH_OF.exec(sentence) ?? EACH_FIRST.exec(sentence)
  const found = leading ?? OF_EACH_LAST.exec(sentence) ?? EACH_LAST.exec(sentence)
  const start = introLength(sentence)
  if (!found || (!leading && found.index < start)) return undefined
  const { list = sentence.slice(start, found.index), figure = "" } = found.groups ?? {}
  const parts = list
    .split(BETWEEN)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => (leading ? part : part.replace(COUNTED_ARTICLE, "")))
  const isList =
    parts.length > 1 &&
    !parts.some((part) => OWN_ARTICLE.test(part)) &&
    parts.every((part) => /\p{Lu}|\d/u.test(part) || hasPartWord(part))
  if (!isList || (!leading && sureMentions(list).length > 0)) return undefined
  const count = /^\d/.test(figure) ? figure : "1"
  const pieces = parts.map((part) => (OWN_FIGURE.test(part) ? part : `${count} x ${part}`))
  return leading ? [sentence.slice(0, found.index), ...pieces] : pieces
}

/** Words that state a quantity by an earlier one, with the factor. */
const RATIOS: readonly (readonly [words: string, factor: number])[] = [
  [
    "half (?:as many|(?:of )?that|the (?:number|quantity|amount))|halb so viele|die hälfte(?: davon)?|(?:la )?moitié(?: moins)?(?= d)|la mitad(?= de)|la metà(?= d)",
    0.5,
  ],
  [
    "twice (?:as many|that|the (?:number|quantity|amount))|double (?:that|the (?:number|quantity|amount))|doppelt so viele|(?:le double|(?:2|deux) fois plus)(?= d)|el doble(?= de)|il doppio(?= d)",
    2,
  ],
  [
    "(?:3|three) times (?:as many|that)|(?:3|drei)mal so viele|(?:3|trois) fois plus(?= d)|el triple(?= de)|il triplo(?= d)",
    3,
  ],
  [
    "(?:the )?same (?:number|quantity|amount|again)(?= of)|(?:gleich|ebenso|genauso) viele|autant(?= de)|otr[oa]s tant[oa]s|altrettant[ie]|just as many|(?:la )?(?:même (?:quantité|nombre)|misma cantidad|stessa quantità)(?= d)|(?:el )?mismo número(?= de)",
    1,
  ],
]
const RATIO = RATIOS.map(([words]) => words).join("|")
const RATIO_BEFORE_NAME = new RegExp(
  `(?:,? (?:${AND_WORDS})|,|;|^) ?(?:${RATIO})(?: (?:of|in|for|de|di) (?:the |la |los |las )?| )(?=[\\p{L}\\d])`,
  "giu",
)

/** Divides a sentence before words that state a quantity by an earlier one: `40 A and half as many B`. */
export function piecesOfRatios(sentence: string): string[] | undefined {
  const starts = Array.from(sentence.matchAll(RATIO_BEFORE_NAME), ({ index }) => index)
  if (starts.length === 0) return undefined
  return [0, ...starts.filter((start) => start > 0)].map((from, at, all) =>
    sentence.slice(from, all[at + 1]),
  )
}

/** Writes `half as many B` after `40 A` as `20 x B`. */
export const withRatio = (piece: string, before = ""): string =>
  piece.replace(RATIO_BEFORE_NAME, (words) => {
    const quantity = timesRatio(before, words)
    return quantity === "" ? words : `${quantity} x `
  })

/** Returns a quantity times the factor in the words; empty if that is no whole number. */
function timesRatio(quantity: string, words: string): string {
  const [, factor = 1] = RATIOS.find(([ratio]) => new RegExp(ratio, "iu").test(words)) ?? []
  const units = Number(quantity) * factor
  return quantity !== "" && Number.isInteger(units) ? String(units) : ""
}

/** Matches `Keel X870 Mini, same quantity`. */
export const SAME_QUANTITY =
  /(?:,| [-–—]| \()? (?:(?:in )?(?:the |die |in |la |el )?(?:same|gleiche[nr]?|même|misma|mismo|stessa|stesso) (?:quantity|number|amount|qty|menge|anzahl|stückzahl|quantité|nombre|cantidad|número|quantità|numero)|ditto|dito|idem)(?=[ .!)]*$|,)\)?/iu

/** Assigns the quantity of the line before to the part of a line such as `Keel X870 Mini, same quantity`. */
export function withSameQuantities(lines: readonly ReadLine[]): ReadLine[] {
  let quantity = ""
  return lines.map((one) => {
    const isSame = SAME_QUANTITY.test(one.line)
    const items = one.items?.map((item) => {
      const isOpen = isSame && item.quantity === ""
      if (!isOpen) return item
      return { ...item, quantity, description: item.description.replace(SAME_QUANTITY, "") }
    })
    quantity = items?.at(-1)?.quantity ?? quantity
    return { ...one, items }
  })
}

/** Completes names such as `ditto 8TB` by the name above them. */
export function withRepeatedNames(lines: readonly ReadLine[]): ReadLine[] {
  let above = ""
  return lines.map((one) => {
    const items = one.items?.map((item) => {
      const isNumbered = item.description === "" && isDitto(one.line)
      const description = isNumbered
        ? above
        : (repeatedName(item.description, above) ?? item.description)
      above = description || above
      return { ...item, description }
    })
    return { ...one, items }
  })
}

const FOR = "(?:[Ff]or|[Ff]ür|[Pp]our|[Pp]ara|[Pp]er)"
const PLACE =
  "(?:the |our |die |das |den |la |le |el |il )?(?!Rechnung|Lieferung|Liefer)\\p{Lu}[\\p{L}.'’ -]{1,40}?"
const SAME =
  "(?:[Tt]he |[Ee]xactly the |[Dd]as |[Ll]a |[Ll]o )?(?:[Ss]ame|[Gg]leiche|selbe|[Dd]asselbe|[Mm]ême chose|[Mm]ismo|[Ss]tesso)"
const LIST = "(?:again|list|order|parts|items|quantities|as above|nochmals?|noch einmal|wie oben)"
const NEXT = `(?=[.!,]?$|,? (?:plus|und|and|et|y|e) \\d|(?:,| please)* (?:for|to|at|für|pour|para|per) (?:the |our |die |das |la |le )?\\p{Lu})`
/** Matches lines that repeat the list above: `Same again for Leeds`, `For Bonn the same plus 2 fans`. */
const REPEATED = new RegExp(
  `^(?:(?:[Aa]nd|[Tt]hen|[Pp]lus|[Uu]nd|[Dd]ann|[Ee]t|[Pp]uis|[Yy]|[Ee]) )*(?:(?:[\\p{L}.'’ -]{2,40} ?[:–-] ?)?(?:${SAME} ${LIST}|[Hh]alf of (?:that|this|the above))|${FOR} ${PLACE},? (?:please )?${SAME}(?: ${LIST})?)${NEXT}`,
  "u",
)

/** Repeats the items above a line such as `Same again for the Leeds branch`. */
export function withRepeats(lines: readonly ReadLine[]): ReadLine[] {
  const first = lines.findIndex(({ line }) => REPEATED.test(line))
  const above = lines.slice(0, Math.max(first, 0)).flatMap(({ items = [] }) => items)
  return lines.map((one) => {
    if (above.length === 0 || !REPEATED.test(one.line)) return one
    const repeated = above.map((item) => ({ ...item, quantity: quantityOf(item, one.line) }))
    const own = (one.items ?? []).filter((item) => !isOnlyQuantity(item))
    return { line: one.line, items: [...repeated, ...own] }
  })
}

const quantityOf = ({ quantity }: ProseItem, line: string): string =>
  /(?<!\p{L})half of/iu.test(line) ? timesRatio(quantity, "half of that") : quantity
