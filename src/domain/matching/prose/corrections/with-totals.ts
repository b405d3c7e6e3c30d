import { AND_WORDS, MONTH_WORDS, UNIT_WORDS } from "../prose-words.ts"
import { withPacks } from "./with-packs.ts"

const DATE = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th|\\.)? ${MONTH_WORDS}(?: \\d{4})?|${MONTH_WORDS} \\d{1,2}(?:st|nd|rd|th)?|(?:kw|week|wk|woche|semaine|semana|settimana|uge|vecka|tydzień) ?\\d{1,2})`
const ON =
  "(?:by|on|for|from|due|zum|am|ab|bis|per|in|le|au|pour le|dès le|el|al|para el|il|entro il|per il|op|per|den|senast|do|na|em|até|à)(?: the)?"
const TO =
  "(?:to|for|at|nach|für|in|an|à|pour|para|a|per|naar|voor|do|dla|till|til)(?: (?:the|our|die|den|das|le|la|el|il))?"
const COUNT = `(?<![\\p{L}\\p{N}.,/-])\\d{1,5}(?: ?(?!(?:of )?each)(?:${UNIT_WORDS})\\.?)?`
const NEXT = `(?:[,;]| (?:${AND_WORDS})){1,2} (?:(?:then|another|further|a further|dann|weitere|noch|puis|encore|luego|otros|poi|altri) ){0,2}`

/** Matches quantities with their dates or places. The first one may name the part. */
const runOf = (target: string): string =>
  `${COUNT}(?:(?: ?[x×])?(?<name> (?:(?! (?:${AND_WORDS}) \\d)[^,;:.()]){2,60}?))?,? ${target}(?:${NEXT}${COUNT},? ${target}){1,11}`
const BY_DATE = `${ON} ${DATE}`
const BY_PLACE = `${TO} \\p{Lu}[\\p{L}'’-]{2,20}(?: \\p{Lu}[\\p{L}'’-]{1,20})?`
const RUNS = [
  // `45 pcs by 1 September and another 15 by 1 October`
  new RegExp(runOf(BY_DATE), "iu"),
  // `40 x Anvil 850 to Slough and 40 to Dublin`
  new RegExp(runOf(BY_PLACE), "u"),
]
const FIRST_FIGURE = /^\d+/
const OTHER_FIGURE = new RegExp(`(?<=${NEXT})${COUNT}(?=,? (?:${BY_DATE}|${TO} \\p{Lu}))`, "giu")
/** Matches words that announce parts of a quantity before: `, Abruf: `. */
const ANNOUNCED =
  /,? ?\(?(?:(?:of which|thereof|davon|dont|de los cuales|di cui|waarvan|abruf|call-off|deliver(?:y|ies)|lieferung(?:en)?|livraisons?|entregas?|consegn[ae]) ?:? ?)?$/iu
/** Matches `, half to Slough, half to Dublin`. */
const HALVES =
  /,? \(?(?:half|(?:die )?hälfte|(?:la )?moitié|(?:la )?mitad|(?:la )?metà|de helft|połowa|hälften)(?: \p{Ll}{1,5})? \p{Lu}[\p{L}'’-]{2,20},?(?: (?:and|und|et|y|e|en|i|och))? (?:the other |die andere |l['’]autre |la otra |l['’]altra )?(?:half|hälfte|moitié|mitad|metà|helft|połowa|hälften)(?: \p{Ll}{1,5})? \p{Lu}[\p{L}'’-]{2,20}\)?/giu

/** Matches a line that only states an instalment of the part above it: `30 zum 01.09.`. */
const INSTALMENT_ALONE = new RegExp(
  `^[-–—*•\\s]{0,8}(?<text>${COUNT},? ${ON} ${DATE})[.,;]?$`,
  "iu",
)

/** Joins such lines to the line above them. */
export const withInstalmentsJoined = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((joined, line) => {
    const { text } = INSTALMENT_ALONE.exec(line)?.groups ?? {}
    const above = joined.at(-1) ?? ""
    if (text === undefined || above.trim() === "") joined.push(line)
    else joined.splice(-1, 1, `${above.trimEnd()}, ${text}`)
    return joined
  }, [])

/** Replaces packs, and quantities that are divided by date or place, by their sum, or drops them behind it. */
export const withTotals = (text: string): string =>
  RUNS.reduce(
    (rest, run) => {
      const found = /\d\D+\d/.test(rest) ? run.exec(rest) : null
      if (!found) return rest
      const [whole] = found
      const figures = [...(FIRST_FIGURE.exec(whole) ?? []), ...(whole.match(OTHER_FIGURE) ?? [])]
      const sum = figures.reduce((total, figure) => total + Number.parseInt(figure, 10), 0)
      const before = rest.slice(0, found.index)
      const after = rest.slice(found.index + whole.length)
      const isStated = new RegExp(`(?<![\\p{L}\\p{N}.,-])${sum}(?![\\p{L}\\p{N}])`, "u").test(
        before,
      )
      return isStated
        ? before.replace(ANNOUNCED, "") + after.replace(/^\)/, "")
        : `${before}${sum} pcs${found.groups?.name ?? ""}${after}`
    },
    withPacks(text).replaceAll(HALVES, ""),
  )
