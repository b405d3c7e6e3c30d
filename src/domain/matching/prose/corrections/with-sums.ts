import { PLACEHOLDER } from "../known-names.ts"
import { NUMBER_WORDS, readNumberWords } from "../number-words.ts"
import { NO_PROPERTY } from "../prose-quantities.ts"
import { AND_WORDS, CONTAINER_WORDS, MONTH_WORDS, UNIT_WORDS } from "../prose-words.ts"

const UNIT = `(?!(?:of )?each)(?:${UNIT_WORDS})\\.?`

/** Matches `2 x 50 pcs`, `4 boxes of 25`, `3 cartons of 20 = 60 pcs`. */
const PRODUCT = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<times>\\d{1,3})(?: ?[x×*] ?(?<units>\\d{1,5}(?= ?${UNIT}(?![\\p{L}\\p{N}]))|(?:\\d{1,2}[05]0|[1-9]\\d000)(?= \\p{L}{3,} | ${PLACEHOLDER}))| (?:${CONTAINER_WORDS}|cajas?)\\.? (?:of|à|a|zu|mit|de|da|di|with|@|po|van|met|av|med|com|cu|по) (?:je )?(?<packed>\\d{1,3})${NO_PROPERTY}(?= |[.,;)]|$)(?! (?:pro|evo|qvo|plus|ti|super|xt)(?!\\p{L}))(?: ?${UNIT})?(?: ?= ?\\d{1,5}(?: ?${UNIT})?)?)`,
  "giu",
)

/** Matches `4 per chassis, 9 chassis`, `2 fans per rig x 12 rigs`. */
const OF_MACHINES =
  /(?<![\p{L}\p{N}.,/-])(?<units>\d{1,4})(?<name> (?:[^,;.:]|[.,](?=\d)){0,60}?)? ?(?:per|for each|in each|pro|je|par|por|per ogni) (?<machine>\p{L}{3,14}?)(?:s|es|e|n|en)?(?:,| for| ?[x×*]| and| und| et| y| in| our| the| all| unsere?| die| nos| les|[.;] (?:there are|we have|es sind|wir haben|il y a|nous avons|hay|tenemos|ci sono|abbiamo))*(?: | \()(?<times>\d{1,3}) \k<machine>\p{L}{0,2}(?!\p{L})\)?/giu

/** Matches the second quantity of `2 screens and 1 dock per desk`. */
const ALSO_COUNTED = new RegExp(
  `(?<=(?:&|\\+|(?<!\\p{L})(?:${AND_WORDS})) )\\d{1,3}(?= \\p{L})`,
  "giu",
)

/** Matches the time at which a part of a quantity is wanted. */
const WHEN = `(?:now|right away|immediately|straight away|jetzt|sofort|gleich|maintenant|tout de suite|ahora|ya|subito|adesso|later(?: on)?|später|plus tard|más tarde|(?:at the |by the )?(?:end|beginning|start|middle) of ${MONTH_WORDS}|(?:in|im|en|for|by|per|mid|early|late|für|pour|para|ende|anfang|mitte|fin|début|à|a|next|nächsten?) (?:the )?(?:${MONTH_WORDS}|month|week|year|quarter|monat|woche|jahr|quartal|kw ?\\d{1,2}|week \\d{1,2}|spring|summer|autumn|winter|q[1-4])(?: month| week)?)(?![\\p{L}\\p{N}])`
const LATER = `(?:,|;| and| und| et| y| e| plus| then| dann)+ (?:then |another |a further |further |weitere |noch |nochmals? |encore |otros |altri |the other |the remaining )*\\d{1,5}(?: ?${UNIT})?(?: more)?,? ${WHEN}`

/** Matches `36 now and another 36 in February`, `20 pcs Card Strut in January, 30 in March`. */
const SCHEDULE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<first>\\d{1,5})(?<name>(?: [^,;:]{2,60}?)?),? ${WHEN}(?<others>(?:${LATER}){1,11})`,
  "giu",
)

/** Matches the total before its instalments: `60 Anvil 850, `. */
const STATED_BEFORE = /(?<![\p{L}\p{N}.,/-])(\d{1,5}) (?:x )?[^,;:]{2,60}[,:;] $/u

const MONTH_NAMES = new RegExp(`(?<!\\p{L})${MONTH_WORDS}`, "giu")
/** Matches `, 20 each in October, November and December`. */
const CALL_OFF = new RegExp(
  `,? (?:split |delivered |davon )?(?=(?:je |jeweils )?\\d{1,5} )(?:je |jeweils )?(\\d{1,5}) (?:each |per month |a month |monthly |pro monat |par mois |al mes )?(?:in|im|en|for|per)(?: each of)? (${MONTH_WORDS}(?:(?:,|,? (?:and|und|et|y|e)) ${MONTH_WORDS}){1,11})(?<!\\.)(?!\\p{L})`,
  "giu",
)

const TOTAL_WORDS =
  "that|which|it|das|ça|fait|makes?|comes? to|is|are|zusammen|insgesamt|in total|altogether|total|gesamt|au total|en total|in all|en tout|in tutto"
/** Matches the total at the end of a sentence: `, so that makes 14`, `, macht 12 Stück`, `, soit 12 au total`. */
const STATED_TOTAL = new RegExp(
  `[ ,;(–-]{1,3}(?:(?:so|also|that's|that is|which is|i\\.e\\.|soit|donc|ça fait|es decir|ossia|cioè|quindi)(?: (?:${TOTAL_WORDS})){0,3}|macht|ergibt|making|that makes|which makes)(?: (?:${TOTAL_WORDS}))? (?<total>\\d{1,5})(?: (?:(?:${UNIT_WORDS})\\.?|${TOTAL_WORDS}|\\p{L}{2,20}(?=\\)))){0,2}\\)?(?=[.!;]|$)`,
  "giu",
)
const PART_OF_TOTAL = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])[1-9]\\d{0,3}(?![\\p{L}\\p{N}/.-]|[.,]\\d)${NO_PROPERTY}`,
  "giu",
)

const NUMBER_WORD = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${NUMBER_WORDS})(?![\\p{L}\\p{N}-])`, "giu")

/** Replaces the last quantity of a sentence by its total, if it states the factor: `7 members, 2 each, so 14`. */
function withStatedTotal(text: string): string {
  const [found] = text.matchAll(STATED_TOTAL)
  const total = Number(found?.groups?.total)
  if (!found || Number.isNaN(total)) return text
  const before = text.slice(0, found.index)
  const start = Math.max(...[". ", "! ", "? ", "; "].map((end) => before.lastIndexOf(end) + 1))
  const sentence = before.slice(start)
  const figures = [...sentence.matchAll(PART_OF_TOTAL)]
  const isSum = figures.reduce((sum, [figure]) => sum + Number(figure), 0) === total
  const words = [...sentence.matchAll(NUMBER_WORD)].map(([word]) => readNumberWords(word))
  const part = figures.findLast(([figure], at) => {
    const factor = total / Number(figure)
    const others = figures.filter((_, other) => other < at).map(([other]) => Number(other))
    return factor > 1 && [...others, ...words].includes(factor)
  })
  if (!part || isSum) return text
  const factor = figures.find(([figure]) => Number(figure) * Number(part[0]) === total)
  const lead = sentence.slice(0, part.index)
  const plain = factor ? withoutPiece(lead, factor) : lead
  const rest = `${sentence.slice(part.index + part[0].length)}${text.slice(found.index + found[0].length)}`
  return `${before.slice(0, start)}${plain}${total}${rest}`
}

const withoutPiece = (text: string, { 0: piece, index }: RegExpExecArray): string =>
  `${text.slice(0, index)}${text.slice(index + piece.length)}`

/** Replaces a divided quantity by its total: `2 x 50 pcs`, `36 now and another 36 in February`. */
export const withSums = (text: string): string =>
  /\d/.test(text) ? withFiguresSummed(withStatedTotal(text)) : text

const withFiguresSummed = (text: string): string =>
  text
    .replaceAll(PRODUCT, (_, times: string, units?: string, packed?: string) =>
      units === undefined
        ? `${Number(times) * Number(packed)} x`
        : String(Number(times) * Number(units)),
    )
    .replaceAll(
      OF_MACHINES,
      (_, units: string, name: string | undefined, __: string, times: string) => {
        const multiplied = (figure: string) => String(Number(figure) * Number(times))
        return `${multiplied(units)}${name?.replaceAll(ALSO_COUNTED, multiplied) ?? ""}`
      },
    )
    .replaceAll(
      SCHEDULE,
      (_, first: string, name: string, others: string, at: number, whole: string) => {
        const total = String(Number(first) + laterOf(others))
        return STATED_BEFORE.exec(whole.slice(0, at))?.[1] === total ? "" : `${total}${name}`
      },
    )
    .replaceAll(CALL_OFF, (_, each: string, months: string, at: number, whole: string) => {
      const total = String(Number(each) * (months.match(MONTH_NAMES)?.length ?? 1))
      return new RegExp(`(?<![\\p{L}\\p{N}.,-])${total} `, "u").test(whole.slice(0, at))
        ? ""
        : ` x ${total}`
    })

const LATER_FIGURE = new RegExp(`\\d{1,5}(?=(?: ?${UNIT})?(?: more)?,? ${WHEN})`, "giu")
const laterOf = (others: string): number =>
  (others.match(LATER_FIGURE) ?? []).reduce((sum, figure) => sum + Number(figure), 0)
