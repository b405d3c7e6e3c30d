import { followsReason } from "../corrections/reasons.ts"
import type { ProseItem, ReadLine } from "../prose-item.ts"
import { NO_KIND } from "../prose-kinds.ts"
import { isAlternativeRequest, isCancelling, withoutGreeting } from "../prose-lines.ts"
import { NO_PROPERTY, NOTHING_ELSE } from "../prose-quantities.ts"
import { IN_ADDITION, MAX_CORRECTIONS } from "../prose-replacements.ts"
import { sentencesOf, withoutDates, withoutPrices } from "../prose-sentences.ts"
import { withDigits, withFigures } from "../prose-spelled.ts"
import { AND_WORDS, BECOMES, INSTEAD_OF } from "../prose-words.ts"
import {
  BY_FIGURE,
  BY_ORDINAL,
  IS_ADDED,
  isSignificant,
  NUMBERED_PLACES,
  namedOf,
  namedOrOfKind,
  ofKind,
  PLACES,
  targetOf,
  wordsOf,
} from "./amendment-targets.ts"

const CHANGE =
  /(?<!\p{L})(?:(?:of|von|van|af|av) (?:the|den|dem|der|de) [^,.;:\d][^,.;:]{1,50} (?:only|just|nur|maar|alleen|kun|bara|bare) \d|make(?! sure)|change|update|increase|raise|reduce|lower|bump|only (?:need|want|\d{1,5} of the)|(?:is|are|will be|would be) (?:enough|plenty|sufficient)|should (?:be|have been|read|say)|(?:bring|take|put|set)(?= (?:the|our|those) [\p{L} ]{2,30} (?:to|at) \d)|double|twice(?= (?:the|as|that))|triple|halve|meant|instead of|rather than|actually|facciamo|in realtà|eigentlich|en fait|en realidad|bij nader inzien|właściwie|egentligen|egentlig|na verdade|correction|korrektur|corrección|correzione|(?:not|nicht|no|non|pas|nie|niet|inte|ikke) \d|reichen|reicht|genügen|suffisent|suffit|suffir(?:a|ont)|bastan|bastano|ändern|ändere|erhöhen|erhöhe|reduzieren|statt|doch|lieber|sondern|passer|passez|augmenter|réduire|au lieu|plutôt|finalement|cambiar|cambia|cambien|(?:sub(?:e|an|id|ir)|baj(?:a|en|ad|ar))(?= l[oa]s? )|verhoog|verlaag|zwiększ(?:cie|yć)?|zmniejsz(?:cie|yć)?|zmień(?:cie)?|öka|minska|ändra|øk|aumentem?|alterem?|aumentar|en lugar|en vez|mejor|cambiare|portare|invece|anzi|que sean|(?:pueden|podem|podes|pode|possono) (?:ser|essere)|(?:devono|devem|deben) (?:ser|essere)|ska(?:ll)? (?:vara|bli)|skal være|moeten (?:er )?\d{1,5}(?: zijn)?|ma(?:ją)? być|zamiast|em vez|i stället|istället|i stedet|isteden|in plaats|mégis|inkább)(?!\p{L})/iu
const COUNT = `\\d{1,5}(?![\\p{L}\\p{N}/-]|[.,]\\d)${NO_PROPERTY}${NOTHING_ELSE}`
/** Matches `25 becomes 40`, `6 boîtiers au lieu de 4`, `statt 4 bitte 6`, `nie 4, tylko 7`. */
const OLD_AND_NEW = new RegExp(
  `(?<=(?:^|[,;:–-]|(?<!\\p{L})(?:${AND_WORDS}|the|these|die|den|der|les?|los|las|i|le|de|os|as)) ?)(?<![\\p{L}\\p{N}])(?<old>${COUNT})(?: \\p{L}{2,15})? (?:${BECOMES}) (?<now>${COUNT})|(?<![\\p{L}\\p{N}.,/-])(?<now>${COUNT})(?: \\p{L}{2,15}\\.?)?,? (?:not|${INSTEAD_OF}) (?:the |den |der |les |las |los |de )?(?<old>${COUNT})|(?<!\\p{L})(?:aus (?<old>${COUNT}) (?:wird|werden|mache?n?(?: sie| wir)?)|(?:${INSTEAD_OF}|not|nicht|no|non|pas|niet|nie|inte|ikke|não) (?<old>${COUNT})(?: \\p{L}{2,15}\\.?)?,?(?: \\p{L}{1,10}){0,2}) (?<now>${COUNT})`,
  "iu",
)
/** Matches `on line 2 only 8`, `solo 4 de la línea 3`. */
const OF_PLACE = new RegExp(
  `(?<!\\p{L})(?:of|on|from|for|von|bei|für|de|du|di|da|della|van|voor|av|af|för|z|w|na) (?:la |der |die |den |a )?${NUMBERED_PLACES} \\d{1,3}(?!\\d),?(?: \\p{L}{2,9}){0,4} \\d|(?<!\\p{L})(?:only|just|nur|seulement|uniquement|solo|sólo|maar|alleen|tylko|bara|kun|bare|só|apenas) \\d{1,5} (?:\\p{L}{1,6}\\.? )?(?:of|from|von|de|di|da|della|van|av|af|z) (?:la |der |den )?${NUMBERED_PLACES} \\d`,
  "iu",
)
export const isChange = (text: string): boolean =>
  CHANGE.test(text) ||
  followsReason(text) ||
  OLD_AND_NEW.test(text) ||
  OF_PLACE.test(text) ||
  IS_ADDED.test(text)

/** Matches words of a condition or of a report about a delivery. Such a sentence changes nothing. */
const CONDITION =
  /(?<!\p{L})(?:if|unless|wenn|falls|sofern|si|se|(?:last|letzte[ns]?|vorige|förra|sidste|forrige) (?:time|mal|keer|gången|gang)|(?:dernière|última|ultima|scorsa|vez) (?:fois|vez|volta|passada)|ostatnim razem)(?!\p{L})/iu

/** Matches a clause such as `without the fans`, `no monitors`. */
const WITHOUT = new RegExp(
  `^(?:(?:and|und|et|y|e|en|i|och|og|but|aber|mais|pero|ma|però|maar|ale|men|mas) )?(?:(?:without|except(?: for)?|ohne|außer|sans|sauf|hormis|sin|salvo|excepto|senza|tranne|zonder|behalve|bez|oprócz|utan|utom|uden|undtagen|uten|unntatt|sem|exceto|pas) (?:the|die|den|das|les?|la|los|las|el|i|gli|le|de|het|os|as)(?!\\p{L})|${NO_KIND}(?= \\(|[ .!]*$))`,
  "iu",
)
export const isExclusion = (text: string): boolean => WITHOUT.test(text)

/** Matches separators between the clauses of a sentence. */
const BETWEEN = new RegExp(`[,;] ?| (?:${AND_WORDS}) `, "iu")

/**
 * Applies the changes that a line states for other lines: `drop the risers`, `make the first one 6`. The numbers
 * of `we drop line 3 and order the rest as follows:` are those of an offer, not of the list below.
 */
export function withAmendments(lines: readonly ReadLine[]): ReadLine[] {
  return lines
    .flatMap(({ line, rest = line, items = [] }, at) =>
      changesIn(rest, !items.some(isPart)).map((sentence) => ({ sentence, at })),
    )
    .slice(0, MAX_CORRECTIONS)
    .toSorted((one, other) => orderOf(other.sentence) - orderOf(one.sentence))
    .reduce((amended, { sentence, at }) => amendedBy(sentence, at, amended), [...lines])
}

const isPart = ({ quantity, number }: ProseItem): boolean => quantity !== "" || number !== ""

/** Finds the changes in a line. `without the fans` in a line with parts describes these. */
function changesIn(line: string, isWithoutParts: boolean): string[] {
  const isOfOffer = line.endsWith(":") && BY_FIGURE.test(line)
  const isTitled = CORRECTION.test(line) && !IN_ADDITION.test(line)
  const isChanged = (text: string) =>
    isCancelling(text) ||
    isChange(text) ||
    isTitled ||
    (isWithoutParts && text.split(BETWEEN).some(isExclusion))
  if (isOfOffer || !isChanged(line)) return []
  return sentencesOf(withoutPrices(withoutDates(withoutGreeting(line))))
    .flatMap(clausesOf)
    .filter(isChanged)
    .flatMap(cancellationsIn)
}

/** Returns a number by which cancelled lines come last, the lowest at the end, because they shift those below. */
const orderOf = (sentence: string): number =>
  isCancelling(sentence) ? Number(BY_FIGURE.exec(sentence)?.[1] ?? MAX_PLACE) : MAX_PLACE
const MAX_PLACE = 1000

/** Matches `lines 2 and 4`. */
const SEVERAL_PLACES = new RegExp(
  `(?<!\\p{L})(?:lines|items|positions|positionen|pos\\.?|rows|zeilen|posten|lignes|líneas|partidas|righe|voci|regels|pozycj[aei]|poz\\.?|rader|linjer|linhas) (\\d{1,2}(?:(?:, ?| ?[&+] ?|,? (?:${AND_WORDS}|i|a) )\\d{1,2}){1,8})(?![\\p{L}\\d])`,
  "iu",
)

/** Divides `cancel lines 2 and 4` into a sentence for each line. */
function cancellationsIn(sentence: string): string[] {
  const [places = "", figures = ""] = SEVERAL_PLACES.exec(sentence) ?? []
  if (places === "" || !isCancelling(sentence)) return [sentence]
  return (figures.match(/\d+/g) ?? []).map((figure) => sentence.replace(places, `line ${figure}`))
}

/** Divides `line 2 make it 16, line 4 is cancelled`, so that each change applies to its own line. */
const clausesOf = (sentence: string): string[] => sentence.split(NEXT_PLACE)
const NEXT_PLACE = new RegExp(
  `(?:[,;]|,? (?:${AND_WORDS})) (?=(?:(?!(?:${AND_WORDS}) )\\p{L}{1,12} ){0,3}(?:${NUMBERED_PLACES} \\d|(?:last|letzte|laatste|dernière|última|ultima|sista|siste|sidste) ${PLACES}(?!\\p{L}))|(?:drop|cancel|remove|delete|skip|streichen|stornieren|supprimez|annulez|eliminen?|anulen?)(?!\\p{L}))`,
  "iu",
)

/** Matches the title of a postscript: `Nachtrag: `, `PS: `, `P.P.S. `. */
const POSTSCRIPT =
  /^p\.?(?: ?p\.?)? ?s\.? (?=\p{L})|^(?:nachtrag|p\.?(?: ?p\.?)? ?s\.?|edit|update|correction|korrektur|änderung|corrección|correction|rettifica)[^:]{0,20}: ?/iu
/** Matches the title of a line that corrects others: `Edit: 4 of the SSDs`. */
const CORRECTION =
  /^(?:edit|update|correction|korrektur|änderung|corrección|correction|rettifica|correctie|korekta|rättelse|rettelse|correção)(?: \p{L}{2,10}){0,2} ?:/iu
/** Matches `I just spoke to Alan: make that four`. */
const BEHIND_COLON = /^[^:\d]{3,80}: (\S.*)$/u
/** Matches what follows a corrected quantity: `12 statt 8 Stück, ich habe nachgezählt`, `only 3 of the cases, Jo has one`. */
const AFTER_CORRECTION =
  /(?<=(?:statt|anstatt|instead of|rather than|not|nicht|au lieu de|en lugar de|en vez de|invece di) (?:the )?\d{1,5}(?: \p{L}{2,8}\.?)?|only \d{1,5} of the [^,.;:]{2,40}), .*$/iu

/** Matches the space before the quantity of `make the Crucials 15`, whose figure is no model. */
const BEHIND_PLURAL =
  /(?<=(?<!\p{L})(?:make|set|put) (?:the |those )?\p{Lu}\p{Ll}{2,20}s) (?=\d{1,5}[ .!?]*$)/u

function amendedBy(written: string, at: number, lines: ReadLine[]): ReadLine[] {
  const untitled = written.replace(POSTSCRIPT, "")
  const [, change = ""] = BEHIND_COLON.exec(untitled) ?? []
  const text = isChange(change) ? change : untitled
  const sentence = withDigits(withFigures(text).replace(AFTER_CORRECTION, "")).replace(
    BEHIND_PLURAL,
    " to ",
  )
  const cancelled = withFigures(text)
    .split(BETWEEN)
    .find((part) => isCancelling(part) || isExclusion(part))
  if (CONDITION.test(sentence) || isAlternativeRequest(written)) return lines
  const own = lines[at]?.items ?? []
  const others = lines.flatMap(({ items = [] }, other) => (other === at ? [] : items))
  const otherLines = lines.filter((_, other) => other !== at)
  const target = cancelled
    ? (targetOf(cancelled, others, otherLines) ?? targetOf(cancelled, own, otherLines))
    : (targetOf(sentence, others, otherLines) ??
      namedOrOfKind(sentence, statedBefore(sentence, own)))
  if (cancelled) {
    const left = target ? withItems(lines, (item) => (item === target ? undefined : item)) : lines
    const rest = withFigures(text).replace(cancelled, "")
    return CHANGE.test(rest) ? amendedBy(rest, at, left) : left
  }
  if (!target) return withOldQuantity(withFigures(text), at, lines)
  const stated = figureBeside(sentence, target) ?? multipleOf(sentence, target)
  const isAdded = stated !== undefined && IS_ADDED.test(sentence)
  const quantity = isAdded ? String(Number(target.quantity) + Number(stated)) : stated
  if (quantity === undefined) return lines
  const isOwn = (item: ProseItem) =>
    own.includes(item) &&
    (BY_FIGURE.test(item.description) ||
      (item.quantity === quantity &&
        (!own.includes(target) || sharesWord(item, target) || ofKind(item.description, [target]))))
  return withItems(lines, (item) => {
    if (item === target) return { ...item, quantity }
    return isOwn(item) ? undefined : item
  })
}

/** Matches `the Anvil ` before `850 instead of 4`. */
const ENDS_WITH_NAME = /(?<=\S )\p{Lu}\p{L}+ $/u

/** Changes the one item with the old quantity if a sentence names no part: `25 becomes 40`. */
function withOldQuantity(sentence: string, at: number, lines: ReadLine[]): ReadLine[] {
  const { index = 0, groups: { old, now = "" } = {} } = OLD_AND_NEW.exec(sentence) ?? {}
  if (ENDS_WITH_NAME.test(sentence.slice(0, index))) return lines
  const own = lines[at]?.items ?? []
  const isStated = (item: ProseItem) =>
    own.includes(item) &&
    [old, now].includes(item.quantity) &&
    item.number === "" &&
    !/\p{Lu}\p{L}{0,20} \p{L}?\d/u.test(item.description)
  const counted = lines.flatMap(({ items = [] }) => items.filter((item) => !isStated(item)))
  const [target, other] = counted.filter(({ quantity }) => quantity === old)
  const namesPart = own.some((item) => !isStated(item) && namedOf(sentence, [item]))
  if (!target || other || namesPart) return lines
  return withItems(lines, (item) => {
    if (item === target) return { ...item, quantity: now }
    return isStated(item) ? undefined : item
  })
}

/** Returns the items of a line without the last one if the sentence itself states its quantity. */
function statedBefore(sentence: string, items: readonly ProseItem[]): readonly ProseItem[] {
  const figures: readonly string[] = sentence.match(FIGURE) ?? []
  return figures.includes(items.at(-1)?.quantity ?? "") ? items.slice(0, -1) : items
}

const sharesWord = (one: ProseItem, other: ProseItem): boolean => {
  const words = wordsOf(`${other.number} ${other.description}`)
  return wordsOf(`${one.number} ${one.description}`).some(
    (word) => isSignificant(word) && words.includes(word),
  )
}

/** Matches what follows a multiple, unlike the adjective of `double arm`, `triple fan`, `half height`. */
const MULTIPLIED =
  "(?= (?:th[aeio]\\p{L}{0,3}|it|my|our|your|all|up|of|d[aeiou]\\p{L}{0,4}|d['’]\\p{L}+|l[aeo]s?|el|il|\\S*\\d)(?!\\p{L})| \\p{L}+ \\S*\\d|[.,;:!]|$)"

const TIMES: readonly (readonly [pattern: RegExp, times: number])[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:double|doble|doppio)${MULTIPLIED}|twice(?= (?:the|as|that))|(?:verdoppeln|doppelt|doubler|doublez|raddoppiare)(?!\\p{L}))`,
      "iu",
    ),
    2,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:triple${MULTIPLIED}|(?:three times|verdreifachen|triplez|tripler)(?!\\p{L}))`,
      "iu",
    ),
    3,
  ],
  [
    /(?<!\p{L})(?:halve|half(?![ -](?:height|length|size|rack|duplex|width))|halbieren|hälfte|moitié|mitad|metà|helft|połow[aęy]|hälften|halvdelen|metade)(?!\p{L})/iu,
    0.5,
  ],
]
/** Returns the quantity after a change such as `double the Fjord 120`. */
export function multipleOf(sentence: string, { quantity }: ProseItem): string | undefined {
  const [, times = 1] = TIMES.find(([pattern]) => pattern.test(sentence)) ?? []
  const units = Number(quantity) * times
  return times !== 1 && quantity !== "" && Number.isInteger(units) ? String(units) : undefined
}

const withItems = (
  lines: readonly ReadLine[],
  change: (item: ProseItem) => ProseItem | undefined,
): ReadLine[] =>
  lines.map(({ line, items }) => ({
    line,
    items: items?.map(change).filter((item) => item !== undefined),
  }))

const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])\\d{1,5}(?![\\p{L}\\p{N}/-]|[.,]\\d)${NO_PROPERTY}`,
  "giu",
)

export const SOME_OF_THEM =
  /(?<![\p{L}\p{N}])\d{1,5} (?:davon|of (?:them|those|these|which)|d'entre eux|de ellos)/iu

const MADE =
  /(?<!\p{L})(?:make (?:it|that|them|the [^,.;:]{2,40}?)|should be|que sean|(?:pueden|podem|possono|devono|devem|deben) (?:ser|essere)|ska(?:ll)? (?:vara|bli)|skal være) (\d{1,5})(?=[ ,.;!]|$)(?![.,]\d)/iu

/** Finds the figure after words such as `make it`, or the only one of a sentence that does not belong to the name of the item. */
function figureBeside(sentence: string, { number, description }: ProseItem): string | undefined {
  const named = new Set(wordsOf(`${number} ${description}`))
  const bare = [BY_FIGURE, SOME_OF_THEM, ...BY_ORDINAL].reduce(
    (text, place) => text.replace(place, " "),
    sentence,
  )
  const [, made] = MADE.exec(bare) ?? []
  if (made !== undefined && !named.has(made)) return String(Number(made))
  const [figure, other] = (bare.match(FIGURE) ?? []).filter((one) => !named.has(one))
  return figure === undefined || other !== undefined ? undefined : String(Number(figure))
}
