import { hasMeasure, hasPartWord, isNoteLine, isTalk, withoutGreeting } from "./prose-lines.ts"
import { type FoundNumber, findNumbers, isProseNumber, isShortNumber } from "./prose-numbers.ts"
import {
  joinedMentions,
  leadingMention,
  looseMention,
  type Mention,
  sureMentions,
  trailingMention,
  withDigits,
} from "./prose-quantities.ts"
import { AND_WORDS, OF_WORDS, TAIL_STARTS, TALK_WORDS } from "./prose-words.ts"

/** A part that a sentence asks for; each field empty where nothing is written. */
export interface ProseItem {
  quantity: string
  number: string
  description: string
}

/** Reads what a line asks for: none for a note; undefined where the lines around it decide. */
export function itemsOfLine(line: string, isAfterClosing: boolean): ProseItem[] | undefined {
  const told = withoutGreeting(line)
  if (isNoteLine(told)) return []
  const { text, isBullet } = withoutBullet(told)
  const bare = withoutPrices(withDigits(text)).replace(CATEGORY, "")
  const items = sentencesOf(bare).flatMap(itemsOfSentence)
  if (isAfterClosing)
    return items.filter(({ quantity, number }) => quantity !== "" && number !== "")
  if (items.length > 0) return items
  if (isTalk(text) || text.endsWith(":") || isPlea(bare)) return []
  return isBullet || hasPartWord(text) ? [itemOf("", bare)] : undefined
}

/** Whether a whole sentence names no part: `Bitte um Bestätigung.` */
const isPlea = (text: string): boolean =>
  /[?!]|\.$/.test(text) && !hasPartWord(text) && !/\d/.test(text)

/** Kind of the part that follows, as PCPartPicker writes it. */
const CATEGORY =
  /^(?:cpu|cpu cooler|motherboard|memory|storage|video card|case|power supply|operating system|case fan|thermal compound|monitor|headphones|keyboard|mouse|speakers|webcam|custom|wired network adapter|wireless network adapter|sound card): (?=\p{L}{2,}(?![\p{L}\p{N}-]))/iu

const BULLET =
  /^(?:[-–—*•●○▪■►→·‣◦+~] ?|\d{1,3}[.)](?!\d) ?|[a-h]\) ?|(?:s|sr|sl)\.? ?(?:no\.?)? ?\d{1,3}(?: ?[:.)–—-]+ ?| )|(?:pos|item|position|line|ligne|línea|nr|no|artikel)\.? ?\d{1,3} ?[:.)–—-] ?|#\d{1,3}:? )+(?=\S)/i
/** A number of a line before its quantity: `3: 20 pcs`, `3 - 20x`. */
const PLACE = /^\d{1,3} ?[:–—-] ?(?=\d+ ?(?:x|×|pcs|st|pc|units|ea)(?![a-z]))/i

function withoutBullet(line: string): { text: string; isBullet: boolean } {
  const text = line.replace(BULLET, "").replace(PLACE, "")
  return { text, isBullet: text.length < line.length }
}

const AMOUNT = "\\d{1,3}(?:[ .,']\\d{3}){1,3}(?:[.,]\\d{1,5})?|\\d{1,9}(?:[.,]\\d{1,5})?"
const CURRENCY = "(?:[$€£]|usd|eur|euros?|gbp|chf|dollars?)"
const PER_UNIT =
  "(?: ?(?:/|per|pro|par|por|das|la|le|p\\.?) ?(?:pc|pcs|ea|each|unit|piece|stk|stück|st|pièce|unité|unidad|ud)\\.?| each| ea\\b\\.?| c/u| l'unité| netto| net| ht| p\\.p\\.)?"
const PRICES: readonly RegExp[] = [
  `[(,;–-]?\\s?(?:(?:purchased for|@|à|zu je|zu|je|at|for|target(?: price)?:?|zielpreis:?|(?:unit )?price:?|(?:einzel|stück)?preis:?|prix(?: cible)?:?|precio(?: objetivo)?:?|max\\.?|=) ?)*(?:${CURRENCY} ?(?:${AMOUNT})|(?:${AMOUNT}) ?${CURRENCY}(?![\\p{L}]))${PER_UNIT}(?: @ [\\p{L}\\p{N}.& ]{2,30}(?=\\)))? ?\\)?`,
  `(?<=\\s)(?:@|à|target(?: price)?:?|zielpreis:?|prix cible:?|precio objetivo:?) ?\\d+[.,]\\d{2,4}${PER_UNIT}`,
].map((pattern) => new RegExp(pattern, "giu"))

const withoutPrices = (text: string): string =>
  PRICES.reduce((rest, pattern) => rest.replace(pattern, " "), text)
    .replaceAll(/ {2,}/g, " ")
    .trim()

const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{L}|stk|stck|st|nr|no|art|pos|qty|pcs|pc|approx|ca|inkl|incl|bzw|ref|réf|uds|ud|pza|pzas|max|min|vs|rev|env|p\.n|cant|mfr|z\.b|ea)\.$/iu
const NEXT_SENTENCE = /(?<=[^.][.!?;]) (?=\p{Lu}|\d)/gu

/** Divides a line where a sentence ends, but not after `Stk.`. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(NEXT_SENTENCE)) {
    const before = sentences.at(-1)
    const isContinued = before !== undefined && ABBREVIATION.test(before)
    if (isContinued) sentences.splice(-1, 1, `${before} ${part}`)
    else sentences.push(part)
  }
  return sentences
}

function itemsOfSentence(sentence: string): ProseItem[] {
  const sure = sureMentions(sentence)
  const named = sure.length === 1 ? looseMention(sentence) : undefined
  if (named && isOfName(sentence, sure)) return itemsOfMentions(sentence, [named])
  if (sure.length > 0) return itemsOfMentions(sentence, withJoined(sentence, sure))
  const start = introLength(sentence)
  const rest = sentence.slice(start)
  const leading = leadingMention(rest)
  if (leading) {
    const first = { ...leading, from: leading.from + start, to: leading.to + start }
    const text = sentence.slice(first.to)
    const isPart = start > 0 || !isTalk(text) || findNumbers(text).length > 0
    if (isPart) return itemsOfMentions(sentence, withJoined(sentence, [first]))
  }
  const loose = looseMention(sentence)
  if (loose && isPartText(cleaned(sentence.slice(loose.to))))
    return itemsOfMentions(sentence, withJoined(sentence, [loose]))
  const trailing = trailingMention(sentence) ?? afterNumber(sentence)
  if (trailing && !isTalk(sentence.slice(0, trailing.from)))
    return itemsOfMentions(sentence, [trailing])
  return itemsWithoutQuantity(sentence)
}

/** Whether the figure of `4 spare Anvil 1000 units` belongs to the name. */
const isOfName = (sentence: string, [sure]: readonly Mention[]): boolean =>
  sure !== undefined &&
  /\p{Lu}\p{Ll}+ $/u.test(sentence.slice(0, sure.from)) &&
  /(?:units?|pieces?)\.?$/i.test(sentence.slice(0, sure.to))

const BARE_AFTER_NUMBER = /(?<=\S) (\d{1,6})$/

/** A bare number at the end counts after the number of a part alone: `CA-F-120 20`. */
function afterNumber(sentence: string): Mention | undefined {
  const found = BARE_AFTER_NUMBER.exec(sentence)
  const before = sentence.slice(0, found?.index).split(" ").at(-1) ?? ""
  if (!found || !isProseNumber(before.replace(/[,;:]$/, ""))) return undefined
  return { from: found.index, to: sentence.length, quantity: String(Number(found[1])) }
}

/** Adds `and 10 B` to the mentions of `20 pcs A and 10 B`. */
function withJoined(sentence: string, mentions: readonly Mention[]): Mention[] {
  const [first] = mentions
  const isLeading = first && /[\p{L}\p{N}]/u.test(sentence.slice(first.to, first.to + 3))
  const joined = joinedMentions(sentence).filter(
    ({ from, to }) =>
      isLeading &&
      from > first.to &&
      mentions.every((other) => to <= other.from || from >= other.to) &&
      !isTalk(/^\s*\S+\s*\S*/.exec(sentence.slice(to))?.[0] ?? ""),
  )
  return [...mentions, ...joined].toSorted((one, other) => one.from - other.from)
}

const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** Gives each quantity the text that follows it, or else the text before it. */
function itemsOfMentions(sentence: string, mentions: readonly Mention[]): ProseItem[] {
  const first = mentions[0]?.from ?? 0
  const last = mentions.at(-1)?.to ?? 0
  const before = sentence.slice(0, first)
  const after = cleaned(sentence.slice(last))
  const isIntro = isBlank(before.slice(introLength(sentence))) || isIntroduction(before)
  if (!isIntro && (isBlank(after) || mentions.length > 1))
    return mentions.flatMap(({ from, quantity }, at) => {
      const start = at === 0 ? introLength(sentence) : (mentions[at - 1]?.to ?? 0)
      return itemsOf(quantity, sentence.slice(start, from), sentence)
    })
  if (!isIntro) {
    const [{ quantity = "" } = {}] = mentions
    return itemsOf(
      quantity,
      `${before.slice(introLength(before))} ${sentence.slice(last)}`,
      sentence,
    )
  }
  const items = mentions.flatMap(({ to, quantity }, at) =>
    itemsOf(quantity, sentence.slice(to, mentions[at + 1]?.from), sentence),
  )
  const [{ quantity = "" } = {}] = mentions
  const isLoose = items.length === 0 && isBlank(before) && isBlank(after)
  return isLoose ? [{ quantity, number: "", description: "" }] : items
}

/** Whether a text only leads to a quantity: `Please send us`, `For Hamburg:`. */
const isIntroduction = (text: string): boolean =>
  findNumbers(text).length === 0 &&
  !hasMeasure(text) &&
  (isTalk(text) ||
    isLowerCase(text) ||
    beginsAsTalk(text) ||
    (/[:–—-] ?$/.test(text) && !hasPartWord(text) && text.length > 24) ||
    ONLY_TALK.test(text))

/** Words that name nothing: `j'aurais bien voulu`. */
const isLowerCase = (text: string): boolean =>
  !hasPartWord(text) && !/\d|(?<= )\p{Lu}/u.test(text) && text.trim().split(" ").length > 2
const TALK_BEGIN = new RegExp(`^(?:${TALK_WORDS})(?![\\p{L}\\p{N}])`, "iu")
const beginsAsTalk = (text: string): boolean =>
  TALK_BEGIN.test(text) && !/\d|(?<= )\p{Lu}/u.test(text)
const ONLY_TALK = new RegExp(`^(?:${TALK_WORDS})(?:[\\s,]+(?:${TALK_WORDS}))*[\\s,:]*$`, "iu")
const INTRO = new RegExp(
  `^(?:[\\s,;:.–-]|(?:${AND_WORDS}|${TALK_WORDS}|a|an|the|to|for|of|with|und|oder|mit|ein|eine|einen|auf|in|de|d'|un|une|le|la|que|con|us|einmal|mal|then|just|only|only|another|further|weitere|otros|autres)(?![\\p{L}\\p{N}-]))+`,
  "iu",
)

/** `hier unsere Bestellung: ` */
const ANNOUNCED = /^[^:\d]{3,60}: (?=\S)/
const ANY_TALK = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TALK_WORDS})(?![\\p{L}\\p{N}])`, "iu")

/** How much of a sentence only leads to what is asked for. */
function introLength(sentence: string): number {
  const [intro = ""] = INTRO.exec(sentence) ?? []
  const [announced = ""] = ANNOUNCED.exec(sentence) ?? []
  const rest = sentence.slice(announced.length)
  const isList = /^\d/.test(rest) && findNumbers(rest).length > 0
  const isAnnounced = (isList || ANY_TALK.test(announced)) && !hasPartWord(announced)
  return isAnnounced ? announced.length : intro.length
}

const EACH = /(?<![\p{L}])(?:each|je|jeweils|chacune?|chaque|cada(?: un[oa])?|apiece)(?![\p{L}])/iu
const BETWEEN = new RegExp(`\\s*(?:[,;/&+]|(?<![\\p{L}])(?:${AND_WORDS})(?![\\p{L}]))\\s*`, "iu")

function itemsOf(quantity: string, text: string, sentence: string): ProseItem[] {
  const plain = cleaned(text)
  if (isBlank(plain)) return []
  const numbers = findNumbers(plain)
  if (EACH.test(sentence) && BETWEEN.test(plain)) {
    const parts = plain
      .split(BETWEEN)
      .map((part) => part.replace(EACH, ""))
      .filter((part) => !isBlank(part))
    const isList = numbers.length > 1 ? parts.length === numbers.length : parts.every(hasCapital)
    if (isList && parts.length > 1) return parts.map((part) => itemOf(quantity, part))
  }
  if (numbers.length === 0 && !isPartText(plain)) return []
  return [itemOf(quantity, plain, numbers)]
}

const hasCapital = (text: string): boolean => /\p{Lu}|\d/u.test(text)

/** Whether words can name a part: a property, a word of the trade or a name. */
const isPartText = (text: string): boolean =>
  hasPartWord(text) || (!isTalk(text) && (hasCapital(text) || /\p{L}{4}/u.test(text)))

function itemOf(
  quantity: string,
  text: string,
  numbers: FoundNumber[] = findNumbers(text),
): ProseItem {
  const found = bestOf(numbers)
  if (!found) return itemOfWords(quantity, cleaned(text))
  const rest = `${text.slice(0, found.from)} ${text.slice(found.to)}`
  return { quantity, number: found.number, description: cleaned(rest) }
}

const LONG_FIGURE = /(?<![\p{L}\p{N}.,-])\d{6,14}(?![\p{L}\p{N}.,-])/u

/** A word that stands alone is a number, and so is a long figure beside words. */
function itemOfWords(quantity: string, text: string): ProseItem {
  if (isShortNumber(text)) return { quantity, number: text, description: "" }
  const [figure] = (quantity !== "" && LONG_FIGURE.exec(text)) || []
  if (figure === undefined) return { quantity, number: "", description: text }
  return { quantity, number: figure, description: cleaned(text.replace(figure, " ")) }
}

/** Takes the number with the most signs, the first of equals. */
const bestOf = (numbers: readonly FoundNumber[]): FoundNumber | undefined =>
  numbers.toSorted((one, other) => signsIn(other.number) - signsIn(one.number))[0]
const signsIn = (number: string): number => number.split(/[-_/.#]/).length

function itemsWithoutQuantity(sentence: string): ProseItem[] {
  const numbers = findNumbers(sentence)
  if (numbers.length === 0 || /\?\s*$/.test(sentence)) return []
  if (numbers.length > 1 && isBlank(withoutNumbers(sentence, numbers)))
    return numbers.map(({ number }) => ({ quantity: "", number, description: "" }))
  return isTalk(sentence) && sentence.split(" ").length > 8 ? [] : [itemOf("", sentence, numbers)]
}

const withoutNumbers = (text: string, numbers: readonly FoundNumber[]): string =>
  numbers
    .reduce((rest, { number }) => rest.replace(number, " "), text)
    .replaceAll(new RegExp(`(?<![\\p{L}])(?:${AND_WORDS}|or|oder|ou|o)(?![\\p{L}])`, "giu"), " ")

const LEAD = new RegExp(
  `^(?:[\\s,;:.–—=/&+_|>)\\]-]+|(?:${OF_WORDS}|for the|for|${AND_WORDS}|each|maybe|perhaps|vielleicht|part|parts|item|artikel|product|description|desc|bezeichnung|article|model|\\d+ (?:box(?:es)?|packs?|cartons?|karton|packung(?:en)?))(?:[.:]|(?![\\p{L}\\p{N}'-]))[\\s.:]*)+`,
  "iu",
)
const TAIL = new RegExp(`(?<=\\S)(?:[\\s,;.–—(-]+)(?:${TAIL_STARTS})(?![\\p{L}\\p{N}]).*$`, "iu")
const END = new RegExp(
  `(?:[\\s,;:.!?–—=/&+_|<(\\[-]+|(?<=[\\s,;])(?:${AND_WORDS}|maybe|perhaps|vielleicht|peut-être|units|pieces|pcs|stück|or|for|oder|of|each|per|je|zu|à|a|@))+$`,
  "iu",
)

/** Drops what surrounds the name of a part: `of the`, `by Friday`, brackets left empty. */
function cleaned(text: string): string {
  const plain = text
    .replaceAll(/[([]\s?[,;:.-]?\s?[)\]]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,;])/g, "")
    .trim()
    .replace(LEAD, "")
    .replace(TAIL, "")
  const bare = plain.replace(END, "").replace(/^\((.*)\)$/, "$1")
  const open = bare.split("(").length - bare.split(")").length
  const whole = open > 0 ? `${bare})` : bare
  return open < 0 ? whole.replace(/\)(?=[^)]*$)/, "").trim() : whole.trim()
}
