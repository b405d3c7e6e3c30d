import { cleaned } from "./prose-cleaning.ts"
import { hasCapital, isBlank, isPartText } from "./prose-introductions.ts"
import { hasConversationWord, hasPartWord, isConversation } from "./prose-lines.ts"
import { findNumbers, isProseNumber } from "./prose-numbers.ts"
import { type Mention, NO_PROPERTY, NOTHING_ELSE, START } from "./prose-quantities.ts"
import {
  articleMentions,
  beginsWithContainer,
  firstCandidate,
  isNounAtEnd,
  joinedMentions,
} from "./prose-series.ts"
import { AND_WORDS } from "./prose-words.ts"

const FIGURE_AT_END = /(?<![\p{L}\p{N}.,\-/#$€£+])([1-9]\d{0,5}) $/u
/** Matches a figure and up to four words before a part: `3 fuentes anvil 1500`, `5 past termoprzewodzących AC-MX4`. */
const FIGURE_BEFORE_KIND = new RegExp(
  `${START}([1-9]\\d{0,5})${NO_PROPERTY}${NOTHING_ELSE}(?! to ) (?:\\p{L}{2,20} ){1,4}[(]?$`,
  "iu",
)

/** Matches `Fjord ` before the figure of `Fjord 140 Duo`. */
const AFTER_NAME = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]{0,30} $/u

/** Finds the bare figure nearest before a part number: `by the box, 100 CA-CP-4`. */
export function adjacentMention(sentence: string): Mention | undefined {
  const [number, other] = findNumbers(sentence)
  if (!number || other || number.from < 2) return undefined
  const before = sentence.slice(0, number.from)
  const kind = FIGURE_BEFORE_KIND.exec(before)
  const isOfName = AFTER_NAME.test(before.slice(0, kind?.index))
  const found = FIGURE_AT_END.exec(before) ?? (isOfName ? null : kind)
  if (!found || found.index === 0) return undefined
  const { index: from, 1: figure = "" } = found
  return { from, to: from + figure.length + 1, quantity: String(Number(figure)) }
}

export const shifted = ({ from, to, quantity }: Mention, by: number): Mention => ({
  from: from + by,
  to: to + by,
  quantity,
})

const BARE_AFTER_NUMBER = /(?<=\S) (\d{1,6})$/

/** Matches a figure in the field after a part number: `CA-F-120 / 20 / in stock`. */
const FIELD_AFTER_NUMBER = /^(\S+?)( [/|–—-] |[;,] ?)(\d{1,6})(?=\2)/

/** Finds a bare figure after a part number: `CA-F-120 20`. */
export function afterNumber(sentence: string): Mention | undefined {
  const [field, name = "", sign = "", figure = ""] = FIELD_AFTER_NUMBER.exec(sentence) ?? []
  if (field && isProseNumber(name))
    return { from: name.length, to: field.length + sign.length, quantity: String(Number(figure)) }
  const found = BARE_AFTER_NUMBER.exec(sentence)
  const before = sentence.slice(0, found?.index).split(" ").at(-1) ?? ""
  if (!found || !isProseNumber(before.replace(/[,;:]$/, ""))) return undefined
  return { from: found.index, to: sentence.length, quantity: String(Number(found[1])) }
}

/** Adds the other mentions of a series: `and 10 B` of `20 pcs A and 10 B`, or `20 A` of `for us 20 A and 10 pcs B`. */
export function withJoined(sentence: string, found: readonly Mention[]): Mention[] {
  const head = headOfSeries(sentence, found)
  const mentions = head ? [head, ...found] : found
  const [first] = mentions
  const isBehind = first && /^[([x×][^,;]{0,12}, /i.test(sentence.slice(first.from))
  const isLeading =
    first && !isBehind && /[\p{L}\p{N}]/u.test(sentence.slice(first.to, first.to + 3))
  const isBehindArticle = isLeading && !/\d/.test(sentence.slice(0, first.to))
  const joined = [
    ...joinedMentions(sentence, isBehindArticle),
    ...articleMentions(sentence),
  ].filter(
    ({ from, to }) =>
      isLeading &&
      from >= first.to &&
      mentions.every((other) => to <= other.from || from >= other.to) &&
      (beginsWithContainer(sentence.slice(to)) ||
        isNoConversation(/^\s*\S+\s*\S*/.exec(sentence.slice(to))?.[0] ?? "")),
  )
  return [...mentions, ...joined].toSorted((one, other) => one.from - other.from)
}

const isNoConversation = (words: string): boolean =>
  hasPartWord(words) ||
  /^\s*\S*\d/.test(words) ||
  !(isConversation(words) && hasConversationWord(words.trim().split(" ", 1).join()))

const SERIES_SIGN = new RegExp(`[,;&+]|(?<= )(?:${AND_WORDS})(?= )`, "iu")

const ONLY_JOINS = new RegExp(`^(?:${AND_WORDS})[ ,:]*$`, "iu")

/** Finds the first quantity of a series, before the known mentions. */
export function headOfSeries(sentence: string, mentions: readonly Mention[]): Mention | undefined {
  const [first] = mentions
  const head = first && firstCandidate(sentence.slice(0, first.from))
  if (!first || !head || !SERIES_SIGN.test(sentence.slice(head.to, first.from + 2)))
    return undefined
  const lead = sentence.slice(0, head.from)
  const isLead =
    findNumbers(lead).length === 0 &&
    !hasPartWord(lead) &&
    (lead === "" ||
      ONLY_JOINS.test(lead) ||
      hasConversationWord(lead) ||
      /(?<!\p{L})\p{Ll}{2,}/u.test(lead)) &&
    !isBlank(sentence.slice(mentions.at(-1)?.to))
  const name = cleaned(sentence.slice(head.to, first.from))
  const isFigure = /\d/.test(sentence.slice(head.from, head.to))
  const isPart = isFigure
    ? isPartText(name)
    : hasCapital(name) || hasPartWord(name) || isNounAtEnd(name)
  return isLead && isPart ? head : undefined
}
