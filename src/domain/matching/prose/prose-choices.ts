import { withFigures } from "./prose-spelled.ts"
import {
  AND_WORDS,
  CHOICE_LEADS,
  CHOICE_ORDERS,
  CHOICE_PLACES,
  CHOICE_TAILS,
  THAT_IS,
  UNIT_WORDS,
} from "./prose-words.ts"

/** Matches a numbered line of an offer: `> 2. 10 x Anvil 850`. */
const NUMBERED =
  /^(?<quote>[> ]*)(?:(?:#|pos\.? ?)?(?<place>\d{1,2})[.):] {0,3}|pos\.? ?(?<place>\d{1,2}) {1,8}|option ?(?<place>\d{1,2}) ?[:.)–-] ?)(?=\S)/iu
/** Matches `Option B`, in several languages. */
const LETTERED =
  /(?<!\p{L})(?:option|variante?|opción|opzione|opcja|opcję|optie|opção|alternative?) ?(?<letter>[a-h]|\d{1,2})(?![\p{L}\d-])/giu
/** Writes `Opción B` as `Option 2`. */
const withNumberedOptions = (line: string): string =>
  line.replaceAll(
    LETTERED,
    (_, place: string) =>
      `Option ${/\d/.test(place) ? place : place.toLowerCase().charCodeAt(0) - 96}`,
  )

const PLACES = `\\d{1,2}(?:(?:, ?| ?[&+] ?|,? (?:${AND_WORDS}|i|a) )\\d{1,2}){0,8}`
/** Words after a choice that change it or name the offer: `lines 1 and 3 of your quote`. */
const NEXT =
  "but|and|aber|und|mais|et|pero|y|ma|e|maar|en|ale|men|mas|of|from|as|aus|wie|laut|de|du|comme|como|della|dal|come|van|uit|zoals|z|zgodnie|från|fra|som|enligt|da|do|conforme"
const OF_OFFER = "of|from|aus|von|vom|de|du|del|dal|dall|uit|van|z|från|fra|da|do"
/** Words for all lines of an offer but some: `everything but`. */
export const OTHERS =
  "all (?:but|except)|everything (?:but|except)|alles? (?:außer|bis auf)|tout sauf|todo (?:menos|excepto)|tutto tranne|alles behalve|wszystko (?:oprócz|poza)|allt utom|alt (?:undtagen|unntatt)|tudo menos"
const CHOICE = new RegExp(
  `^(?<before>.{2,200}? )??(?<lead>(?:(?:${CHOICE_LEADS}|${CHOICE_ORDERS}|${OTHERS}),? ){0,4}(?:(?:${OF_OFFER}) (?:\\p{L}{2,12} ){0,2}(?:\\S{0,12}\\d\\S{0,12} )?(?:(?:${CHOICE_LEADS}) )?)?)(?<named>(?:${CHOICE_PLACES}) )?(?<places>${PLACES})(?:[ ,]{1,2}(?:${CHOICE_TAILS})){0,3}(?:(?:, \\p{Lu}\\p{L}{1,20})?[ .!]*$|[,.;!]? (?<rest>(?:${NEXT}) \\D.*|(?<=[,.;!] )\\D.*)$)`,
  "iu",
)

const NAMES_OTHERS = new RegExp(OTHERS, "iu")
const ORDERS = new RegExp(`(?<!\\p{L})(?:${CHOICE_ORDERS}),? `, "iu")
/** Matches `please do not `. */
const NEGATED =
  /(?<!\p{L})(?:not|never|nicht|kein\p{L}{0,2}|pas|non?|niet|nie|inte|ikke|não|don['’]t|can['’]?t|cannot|won['’]t|before|if|bevor|falls|wenn)(?!\p{L})[^.!?]*$/iu
const PLACE = new RegExp(`(?<=(?<!\\p{L})(?:${CHOICE_PLACES}) )\\d{1,2}(?![\\p{L}\\d])`, "giu")

/** Matches another line with its quantity: `line 3 only 5`. */
const COUNTED_PLACE = new RegExp(
  `(?<!\\p{L})(?:${CHOICE_PLACES}) (\\d{1,2})(?!\\d)[^,;.\\d]{0,30} \\d`,
  "iu",
)

/**
 * Applies a choice among the numbered lines of an offer above or below it: `1, 2 and 4 please`. Marks the others as not
 * needed, and counts only the chosen lines in what else the sentence says: `lines 1 and 3, but make line 3 20`.
 */
export function withChoices(all: readonly string[]): readonly string[] {
  const lines = all.map(withNumberedOptions)
  const places = lines.map((line) => Number(NUMBERED.exec(line)?.groups?.place ?? 0))
  const numbered = places.filter((place) => place > 0)
  const isOffer = numbered.length > 1 && numbered.every((place, at) => place === at + 1)
  const at = isOffer ? lines.findIndex((line) => isChoice(line, numbered.length)) : -1
  if (at < 0) return all
  const choice = choiceIn(lines[at] ?? "")
  const { places: written = "", lead = "", before = "" } = choice
  const rest = choice.rest?.replace(EXPLANATION, "") ?? ""
  const chosen = new Set((written.match(/\d+/g) ?? []).map(Number))
  const wanted = numbered.filter((place) => chosen.has(place) !== NAMES_OTHERS.test(lead))
  const counted = wanted.length === 1 ? COUNTED.exec(rest) : null
  return lines.flatMap((line, index) => {
    if (index === at)
      return [
        before.trim(),
        rest
          .replace(counted?.[0] ?? "", "")
          .replaceAll(PLACE, (place) => String(wanted.indexOf(Number(place)) + 1)),
      ]
    const place = places[index] ?? 0
    const isWanted = place === 0 || wanted.includes(place)
    const wantedLead = counted ? `$<quote>${counted.groups?.count} x ` : "$<quote>"
    return line.replace(NUMBERED, isWanted ? wantedLead : "$<quote>no need for ")
  })
}

/** Matches an explanation of the choice: `so the small one, not the big one. `. */
const EXPLANATION = new RegExp(`^(?:so|${THAT_IS})(?!\\p{L})[^.!?]{0,200}[.!?] ?`, "iu")
/** Matches a sentence that only counts: `14 units please.` */
const COUNTED = new RegExp(
  `(?<=^|[.!;,] )(?<count>[1-9]\\d{0,4}) ?(?:(?:${UNIT_WORDS}|x)\\.?)?(?:,? (?:${CHOICE_TAILS}))?(?:[.!] |[.!]?$)`,
  "iu",
)

const choiceIn = (line: string): Record<string, string | undefined> =>
  CHOICE.exec(withFigures(line))?.groups ?? {}

/**
 * Returns whether a line chooses some of `count` numbered lines. A single one needs a word: `only line 2`. With other
 * text, the choice must be an order: `please send lines 1 and 3`.
 */
function isChoice(line: string, count: number): boolean {
  const { places = "", lead = "", named, before, rest } = choiceIn(line)
  const chosen = (places.match(/\d+/g) ?? []).map(Number)
  const isRising = chosen.every((place, at) => place > (chosen[at - 1] ?? 0) && place <= count)
  const isAlone = before === undefined && rest === undefined
  const isOfOthers = NAMES_OTHERS.test(lead)
  const isOrder = (isOfOthers || ORDERS.test(lead)) && !NEGATED.test(before ?? "")
  const isClear = isAlone
    ? chosen.length > 1 || named !== undefined || isOfOthers
    : named !== undefined && isOrder
  const [, other] = COUNTED_PLACE.exec(rest ?? "") ?? []
  const isExclusive = other === undefined || chosen.includes(Number(other))
  return chosen.length > 0 && isRising && isClear && isExclusive
}
