import { cleaned, descriptionOf } from "./prose-cleaning.ts"
import {
  hasMeasure,
  hasPartWord,
  isNoRequest,
  isNoteLine,
  isTalk,
  withoutAddresses,
  withoutGreeting,
} from "./prose-lines.ts"
import { type FoundNumber, findNumbers, isProseNumber, isShortNumber } from "./prose-numbers.ts"
import {
  articleMentions,
  joinedMentions,
  leadingMention,
  looseMention,
  type Mention,
  sureMentions,
  trailingMention,
  withDigits,
} from "./prose-quantities.ts"
import { sentencesOf, withoutBullet, withoutPrices } from "./prose-sentences.ts"
import { AND_WORDS, TALK_WORDS } from "./prose-words.ts"

/** A part that a sentence asks for; each field empty where nothing is written. */
export interface ProseItem {
  quantity: string
  number: string
  description: string
}

/** Reads what a line asks for: none for a note; undefined where the lines around it decide. */
export function itemsOfLine(line: string, isAfterClosing: boolean): ProseItem[] | undefined {
  const told = withoutGreeting(line)
  if (isNoteLine(sureMentions(told).length > 0 ? withoutAddresses(told) : told)) return []
  const { text, isBullet } = withoutBullet(withoutAddresses(told))
  const bare = withoutPrices(withDigits(text))
  const items = itemsOfSentences(sentencesOf(bare))
  if (isAfterClosing)
    return items.filter(({ quantity, number }) => quantity !== "" && number !== "")
  if (items.length > 0) return items
  if (isTalk(text) || isNoRequest(text) || text.endsWith(":") || isPlea(bare)) return []
  return isBullet || hasPartWord(text) ? [itemOf("", bare)] : undefined
}

/** Whether a whole sentence names no part: `Bitte um Bestätigung.` */
const isPlea = (text: string): boolean =>
  /[?!]|\.$/.test(text) && !hasPartWord(text) && !/\d/.test(text)

/** Reads sentences; a quantity alone belongs to the number before it: `Do you have X? I'd take 15.` */
function itemsOfSentences(sentences: readonly string[]): ProseItem[] {
  const items: ProseItem[] = []
  let named: ProseItem | undefined
  for (const sentence of sentences) {
    const found = isNoRequest(sentence) ? [] : itemsOfSentence(sentence)
    const [loose] = found.filter(isLoose)
    const last = items.at(-1)
    if (loose && named) items.push({ ...named, quantity: loose.quantity })
    else if (loose && last && last.quantity === "")
      items.splice(-1, 1, { ...last, quantity: loose.quantity })
    else items.push(...found)
    const numbers = found.length === 0 && sentence.endsWith("?") ? findNumbers(sentence) : []
    named = numbers.length === 1 ? itemOf("", sentence, numbers) : undefined
  }
  return items
}

/** Whether an item is a quantity alone. */
export const isLoose = ({ number, description }: ProseItem): boolean =>
  number === "" && description === ""

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

/** A field of its own after the number: `CA-F-120 / 20 / in stock`. */
const FIELD_AFTER_NUMBER = /^(\S+?)( [/|–—-] |[;,] ?)(\d{1,6})(?=\2)/

/** A bare figure counts after the number of a part alone: `CA-F-120 20`. */
function afterNumber(sentence: string): Mention | undefined {
  const [field, name = "", sign = "", figure = ""] = FIELD_AFTER_NUMBER.exec(sentence) ?? []
  if (field && isProseNumber(name))
    return { from: name.length, to: field.length + sign.length, quantity: String(Number(figure)) }
  const found = BARE_AFTER_NUMBER.exec(sentence)
  const before = sentence.slice(0, found?.index).split(" ").at(-1) ?? ""
  if (!found || !isProseNumber(before.replace(/[,;:]$/, ""))) return undefined
  return { from: found.index, to: sentence.length, quantity: String(Number(found[1])) }
}

/** Adds `and 10 B` to the mentions of `20 pcs A and 10 B`. */
function withJoined(sentence: string, mentions: readonly Mention[]): Mention[] {
  const [first] = mentions
  const isLeading = first && /[\p{L}\p{N}]/u.test(sentence.slice(first.to, first.to + 3))
  const joined = [...joinedMentions(sentence), ...articleMentions(sentence)].filter(
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
  const isIntro =
    isBlank(before.slice(introLength(sentence))) ||
    isIntroduction(before) ||
    (isTitle(before) && isPartText(after)) ||
    (isPhrase(before) && hasCapital(after))
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
  const isAlone = items.length === 0 && mentions.length === 1 && isBlank(after)
  return isAlone ? [{ quantity, number: "", description: "" }] : items
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

/** Whether a text is the title of a list: `Phase 2 (June):`. */
const isTitle = (text: string): boolean =>
  /[:] ?$/.test(text) && findNumbers(text).length === 0 && !hasPartWord(text)

/** Whether words are of a sentence, not of a name: `ich bin auf der Suche nach`. */
const isPhrase = (text: string): boolean =>
  !/\d/.test(text) &&
  !hasPartWord(text) &&
  (text.match(/(?<= |^)\p{Ll}+(?= |$)/gu)?.length ?? 0) > 2

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
const ANNOUNCED = /^[^:\d]{3,120}: (?=\S)/
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
  const isOfAll = EACH.test(sentence) || numbers.length > 1
  if (isOfAll && BETWEEN.test(plain)) {
    const parts = plain
      .split(BETWEEN)
      .map((part) => part.replace(EACH, ""))
      .filter((part) => !isBlank(part) && (numbers.length < 2 || findNumbers(part).length > 0))
    const isList = numbers.length > 1 ? parts.length === numbers.length : parts.every(hasCapital)
    if (isList && parts.length > 1) return parts.map((part) => itemOf(quantity, part))
  }
  if (numbers.length === 0 && (!isPartText(plain) || isClause(plain))) return []
  return [itemOf(quantity, plain, numbers)]
}

/** Whether words without a property are rather of a sentence: `in week 18`, `an order follows over`. */
function isClause(text: string): boolean {
  if (hasPartWord(text)) return false
  const words = text.split(" ")
  const small = words.filter((one) => /^\p{Ll}/u.test(one)).length
  return /^(?:in|on|at|by|within|im|am|bis|dans|en) /.test(text) || (words.length > 4 && small > 3)
}

const hasCapital = (text: string): boolean => /\p{Lu}|\d/u.test(text)

/** Whether words can name a part: a property, a word of the trade or a name. */
const isPartText = (text: string): boolean =>
  hasPartWord(text) || (!isTalk(text) && (hasCapital(text) || /\p{L}{4}/u.test(text)))

/** Divides the name of a part from its number. */
export function itemOf(
  quantity: string,
  text: string,
  numbers: FoundNumber[] = findNumbers(text),
): ProseItem {
  const found = bestOf(numbers)
  if (!found) return itemOfWords(quantity, cleaned(text))
  const rest = `${text.slice(0, found.from)} ${text.slice(found.to)}`
  return { quantity, number: found.number, description: descriptionOf(rest) }
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
