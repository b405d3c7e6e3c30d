import { isColour } from "./colours.ts"
import { COUNT_OF_OTHERS, cleaned } from "./prose-cleaning.ts"
import {
  endsWithName,
  hasCapital,
  introLength,
  isBlank,
  isIntroduction,
  isLowerCase,
  isPartText,
  isPhrase,
  isTitle,
  withoutLead,
} from "./prose-introductions.ts"
import { itemOf, type ProseItem } from "./prose-item.ts"
import { beginsWithModel, hasConversationWord, hasPartWord } from "./prose-lines.ts"
import { type FoundNumber, findNumbers } from "./prose-numbers.ts"
import { leadingMention, type Mention } from "./prose-quantities.ts"
import { AND_WORDS, CONVERSATION_WORDS, OF_WORDS, TAIL_STARTS } from "./prose-words.ts"

/** Matches `Keel Z890`, `Prism 716`. */
const HAS_CODE = /(?<!\p{L})\p{Lu}\p{L}{0,20} ?\d/u

/** Matches `30 of them`. */
const OF_OTHERS = / (?:them|the same|those|these|davon|eux|ellos|ellas)$/i

const isShortName = (text: string): boolean =>
  /^\p{Ll}[\p{Ll}-]{2,}(?: [\p{Ll}-]{3,}){0,3} ?(?:[,:–—]|(?<= )-)? ?$/u.test(text) &&
  !hasConversationWord(text)

/** Assigns to each quantity the text after it or, failing that, the text before it. */
export function itemsOfMentions(sentence: string, mentions: readonly Mention[]): ProseItem[] {
  const first = mentions[0]?.from ?? 0
  const last = mentions.at(-1)?.to ?? 0
  const before = sentence.slice(0, first)
  const after = cleaned(sentence.slice(last)).replace(ONLY_VERB, "")
  const name = before.slice(introLength(sentence))
  const isNamed = endsWithName(before) || (mentions.length > 1 && namesPart(name))
  const isBehind = isBlank(after) || beginsTail(sentence.slice(last))
  const isMarked = /^[([x×*]/i.test(sentence.slice(first)) || /[-–—:,] ?$/.test(before)
  const isMarkedName =
    mentions.length === 1 &&
    isMarked &&
    (hasCapital(name) || hasPartWord(name) || isShortName(name))
  if ((isBehind && (isNamed || isMarkedName)) || isListedBefore(sentence, mentions))
    return itemsBefore(sentence, mentions, withoutLead)
  const hasUncountedFirst = mentions.length > 1 && ENDS_WITH_SEPARATOR.test(before) && !isBehind
  const singles = hasUncountedFirst ? name.split(BETWEEN).filter(namesPart) : []
  const isIntro =
    isBlank(name) ||
    singles.length > 0 ||
    leadNumbers(sentence, mentions) ||
    (isLowerCase(before, 2) && (hasCapital(after) || hasPartWord(after))) ||
    isIntroduction(before) ||
    (isTitle(before) && isPartText(after)) ||
    (isPhrase(before) && hasCapital(after)) ||
    (mentions.length > 1 && !isBlank(after) && !/,/.test(before) && !namesPart(before))
  if (!isIntro && (isBlank(after) || mentions.length > 1)) return itemsBefore(sentence, mentions)
  if (!isIntro) {
    const [{ quantity = "" } = {}] = mentions
    return itemsOf(quantity, `${before.slice(introLength(before))} ${sentence.slice(last)}`)
  }
  const items = mentions.flatMap(({ from, to, quantity }, at) => {
    const text = sentence.slice(to, mentions[at + 1]?.from)
    const isRest = isBlank(cleaned(text).replace(ONLY_VERB, ""))
    const isOfOthers = OF_OTHERS.test(sentence.slice(from, to))
      ? isRest || !(hasCapital(text) || hasPartWord(text))
      : isRest && at === 0 && mentions.length > 1
    const alone = { quantity, number: "", description: "" }
    return isOfOthers ? [alone] : itemsOf(quantity, text)
  })
  items.unshift(...singles.map(singleItem))
  const [{ quantity = "" } = {}] = mentions
  const isAlone = items.length === 0 && mentions.length === 1 && isBehind
  return isAlone ? [{ quantity, number: "", description: "" }] : items
}

/** Reads a part without a mention of its own, whose figure may stand before it: `25 DDR3 modules`. */
function singleItem(text: string): ProseItem {
  const mention = leadingMention(text)
  return mention ? itemOf(mention.quantity, text.slice(mention.to)) : itemOf("1", text)
}

const SEPARATOR = `[,;&+]|(?:${AND_WORDS})(?![\\p{L}\\p{N}])`
const BEGINS_WITH_SEPARATOR = new RegExp(`^ ?(?:${SEPARATOR})`, "iu")
const ENDS_WITH_SEPARATOR = new RegExp(`(?:[,;&+]|(?<![\\p{L}\\p{N}])(?:${AND_WORDS})) ?$`, "iu")

/** Returns whether a separator follows each quantity and none precedes it, as in a list: `A x 4, B x 2`. */
function isListedBefore(sentence: string, mentions: readonly Mention[]): boolean {
  if (mentions.length < 2) return false
  const ends = mentions
    .slice(0, -1)
    .every(({ to }) => BEGINS_WITH_SEPARATOR.test(sentence.slice(to)))
  const begins = mentions
    .slice(1)
    .some(
      ({ from }) =>
        ENDS_WITH_SEPARATOR.test(sentence.slice(0, from)) ||
        BEGINS_WITH_SEPARATOR.test(sentence.slice(from)),
    )
  return ends && !begins && !isBlank(sentence.slice(introLength(sentence), mentions[0]?.from))
}

const TAIL = new RegExp(
  `^ ?(?:[,;.?!]|$|(?:for|by|to|as|in|on|at|and|until|if|so|because|that|${TAIL_STARTS})(?!\\p{L}))`,
  "iu",
)
/** Matches `instead` of `so make that 12 instead`. */
const ONLY_TAIL = new RegExp(`^(?:${TAIL_STARTS})$`, "iu")
/** Matches the verb behind a quantity: `wir würden 6 Stück nehmen`. */
const ONLY_VERB = /^(?:nehmen|bestellen|brauchen|benötigen|kaufen|haben|nemen|kopen|hebben)$/iu
const beginsTail = (text: string): boolean => TAIL.test(text)

const namesPart = (text: string): boolean =>
  HAS_CODE.test(text) || hasPartWord(text) || findNumbers(text).length > 0

/** Assigns to each quantity the text before it. */
export function itemsBefore(
  sentence: string,
  mentions: readonly Mention[],
  firstName = (text: string): string => text,
): ProseItem[] {
  const items = mentions.flatMap(({ from, quantity }, at) => {
    const before = mentions[at - 1]
    const text = sentence.slice(before?.to ?? introLength(sentence), from)
    return itemsOf(quantity, before ? text : firstName(text))
  })
  const last = uncountedLast(sentence.slice(mentions.at(-1)?.to))
  const [only] = items
  const [behind] = last
  const isOfOnly = only?.number === "" && mentions.length === 1 && hasUnit(sentence, mentions)
  return isOfOnly && behind ? [{ ...only, number: behind.number }] : [...items, ...last]
}

/** Returns whether the first quantity has a unit, after which a number belongs to the same part: `fans: 5 pcs, CA-F-120`. */
const hasUnit = (sentence: string, [first]: readonly Mention[]): boolean =>
  /^\d+ ?\p{L}{2}/u.test(sentence.slice(first?.from, first?.to))

/** Reads a part number after the last quantity of a series, whose own quantity is missing: `A (10), CA-F-120`. */
function uncountedLast(rest: string): ProseItem[] {
  const name = rest.replace(BEGINS_WITH_SEPARATOR, "").trim()
  const [number] = name === rest.trim() ? [] : findNumbers(name)
  return number && isBlank(name.slice(0, number.from) + name.slice(number.to))
    ? [itemOf("", name)]
    : []
}

/** Returns whether a part number follows each quantity and none precedes the first. */
const leadNumbers = (sentence: string, mentions: readonly Mention[]): boolean =>
  findNumbers(sentence.slice(0, mentions[0]?.from)).length === 0 &&
  mentions.every(({ to }, at) => findNumbers(sentence.slice(to, mentions[at + 1]?.from)).length > 0)

const BETWEEN = new RegExp(
  ` ?(?:[,;&+]|(?<! )/(?! )|(?<![\\p{L}])(?:${AND_WORDS})(?![\\p{L}\\p{N}])) ?`,
  "iu",
)

/** Reads the text next to a quantity. Returns several parts if the quantity applies to each of them. */
function itemsOf(quantity: string, text: string): ProseItem[] {
  const plain = cleaned(text)
  if (isBlank(plain) || COUNT_OF_OTHERS.test(plain) || ONLY_TAIL.test(plain)) return []
  const numbers = findNumbers(plain)
  if (numbers.length > 1 && !isModelAndNumber(plain, numbers)) {
    const parts = plain.split(BETWEEN).filter((part) => findNumbers(part).length > 0)
    if (parts.length === numbers.length) return parts.map((part) => itemOf(quantity, part))
  }
  const [, name, other] = (numbers.length === 1 && NAME_AND_NUMBER.exec(plain)) || []
  if (name !== undefined && other === numbers[0]?.number)
    return [itemOf(quantity, name), itemOf("", other ?? "")]
  if (numbers.length === 0 && !isColour(plain) && (!isPartText(plain) || isClause(plain))) return []
  return [itemOf(quantity, plain, numbers)]
}

/** Returns whether a number follows a name with a model inside: `Solidigm D7-P5520 3.84TB, SSDPF2KX038T1N1`. */
function isModelAndNumber(text: string, [model, number, other]: readonly FoundNumber[]): boolean {
  const end = text.indexOf(", ")
  const isWithin = model && model.from > 0 && model.to < end
  return Boolean(isWithin && !other && number?.from === end + 2 && number.to === text.length)
}

/** Matches `Anvil 850 and CA-F-120`. */
const NAME_AND_NUMBER = new RegExp(
  `^((?:\\p{Lu}\\p{L}{2,20} ){1,3}\\p{L}?\\d{2,4}),? (?:${AND_WORDS}) (\\S+)$`,
  "u",
)

const HAS_SMALL_WORD = new RegExp(
  `(?<!\\p{L})(?:${OF_WORDS}|${AND_WORDS}|${CONVERSATION_WORDS}|in|on|at|to|into)(?!\\p{L})`,
  "iu",
)

/** Returns whether words belong to the sentence and name no part: `in week 18`, `an order follows over`. */
function isClause(text: string): boolean {
  if (hasPartWord(text) || HAS_CODE.test(text) || beginsWithModel(text)) return false
  const words = text.split(" ")
  const small = words.filter((one) => /^\p{Ll}/u.test(one)).length
  return (
    /^(?:in|on|at|by|within|im|am|bis|dans|en) /.test(text) ||
    (words.length > 4 && small > 3 && HAS_SMALL_WORD.test(text))
  )
}
