import { MAX_BUILDS } from "../../lists/parts-list.ts"
import type { ColumnKind, SetAsideRow } from "../list-table.ts"
import { OTHERS } from "../prose/machine-announcements.ts"
import { PLAIN_QUANTITY_RANK } from "../quantity-headings.ts"
import { isPriceHeading, plainHeading, readHeading } from "../read-heading.ts"
import { isTotalHeading } from "../total-column.ts"
import {
  BUILT,
  COUNTING,
  FOR,
  isBuilt,
  LIMITED,
  NUMBERED,
  NUMBERS_OF_BUILDS,
  PER,
} from "./build-words.ts"

interface ReadLines {
  head: readonly string[] | undefined
  columns: readonly ColumnKind[]
  rows: readonly string[][]
  setAside: readonly SetAsideRow[]
}

interface StatedCount {
  count: number
  /** The lowest is used: counts of what the quantities are for, of anything built, of anything. */
  rank: 0 | 1 | 2
}

/** Number of texts above and below a list that are examined. */
const MAX_TEXTS = 60

/**
 * Returns the number of builds that a list states, if its quantities are those of one build: `Boards: 25` above
 * `Qty per board`. Undefined if it states none, or several.
 */
export function findBuilds({ head, columns, rows, setAside }: ReadLines): number | undefined {
  const heading = head?.[columns.indexOf("quantity")]
  if (!head || heading === undefined) return undefined
  const texts = setAside
    .filter(({ reason }) => reason === "note")
    .map(({ cells }) => cells.filter(Boolean).join(" : "))
  const examined = [
    ...texts.slice(0, MAX_TEXTS / 2),
    ...texts.slice(MAX_TEXTS / 2).slice(-MAX_TEXTS / 2),
  ]
  const noun = isPerBuild(heading) ? nounOfHeading(heading) : nounOfNotes(heading, examined)
  if (noun === undefined) return undefined
  const column = findBuildsColumn(head, rows)
  const stated: StatedCount[] = [
    ...(column ? [{ count: column.count, rank: 0 as const }] : []),
    ...[...examined, ...head].flatMap((text) => countsIn(text, noun)),
  ].filter(({ count }) => count > 1 && count <= MAX_BUILDS)
  const best = Math.min(...stated.map(({ rank }) => rank))
  const counts = new Set(stated.filter(({ rank }) => rank === best).map(({ count }) => count))
  return counts.size === 1 ? [...counts][0] : undefined
}

/** Returns whether a heading names the quantity of one build: `Qty per board`. */
const isPerBuild = (heading: string): boolean => readHeading(heading)?.meaning.isPerBuild === true

/** Returns what the quantities below a heading are for: `board` of `Qty per board`; empty if it does not say. */
function nounOfHeading(heading: string): string {
  const [, behind] = heading.split("/")
  const words = wordsOf(heading)
  const at = words.findLastIndex((word) => PER.has(word))
  const noun = behind === undefined ? words.slice(at + 1).at(-1) : wordsOf(behind)[0]
  return at < 0 && behind === undefined ? "" : (noun ?? "")
}

/** Returns what quantities are for by a note such as `Quantities are per unit`; undefined if there is none. */
function nounOfNotes(heading: string, texts: readonly string[]): string | undefined {
  const { kind, rank = 0 } = readHeading(heading)?.meaning ?? {}
  const isPlain = kind === "quantity" && rank >= PLAIN_QUANTITY_RANK && !isTotalHeading(heading)
  return isPlain ? texts.map(nounOfNote).find((noun) => noun !== undefined) : undefined
}

const QUANTITIES =
  /(?<!\p{L})(?:quantit(?:y|ies|és?|à|a)|qty|mengen?|mengenangaben|stückzahlen|qtés|cantidades|quantidades|aantallen|hoeveelheden|ilości|množství|antal|mängder|määrät|mennyiségek|cantități|количества) (?:\p{L}{1,12} ){0,3}(?:per|pro|je|par|por|na|za|for one|for 1|für eine?n?|pour une?|para una?|per una?) (?<noun>\p{L}{2,30})/iu
const DENIED = /(?<!\p{L})(?:not|nicht|pas|no|non|niet|nie|inte|ikke|não|total|gesamt)(?!\p{L})/iu

function nounOfNote(text: string): string | undefined {
  const [noun = ""] = wordsOf(QUANTITIES.exec(text)?.groups?.noun ?? "")
  return isBuilt(noun) && !DENIED.test(text) ? noun : undefined
}

const COUNT =
  /(?<![\p{L}\p{N}.,/#$€£°-]|(?:[$€£]|\d) )[1-9]\d{0,6}(?![\p{N}%"″°/-]|[.,:]\d| ?(?:[$€£%]|\d))/gu

/** Finds the numbers of builds in a text. */
function countsIn(written: string, noun: string): StatedCount[] {
  const text = written.slice(0, MAX_LENGTH).replaceAll(/(?<![\p{L}\p{N}])[x×](?=\d)/giu, "x ")
  return [...text.matchAll(COUNT)].slice(0, MAX_COUNTS).flatMap(({ 0: figures, index }) => {
    const before = text.slice(Math.max(0, index - MAX_LABEL), index)
    const after = text.slice(index + figures.length, index + figures.length + MAX_LABEL)
    const rank = rankOf(before, after, noun)
    return rank === undefined ? [] : { count: Number(figures), rank }
  })
}
const MAX_LENGTH = 300
const MAX_COUNTS = 6
const MAX_LABEL = 60

/** Ranks a number between two texts; undefined if it counts no builds. */
function rankOf(before: string, after: string, noun: string): StatedCount["rank"] | undefined {
  const label = labelOf(before)
  const last = label.at(-1) ?? ""
  const rest = after.replace(TIMES, "")
  const [next = "", behind = ""] = /^ ?\p{L}/u.test(rest) ? wordsOf(rest) : []
  const isOfOne = label.some(
    (word, at) => PER.has(word) && (at < label.length - 1 || !FOR.has(word)),
  )
  if (isOfOne || PER.has(behind) || NUMBERED.has(last)) return undefined
  if (label.some((word) => LIMITED.has(word)) || isPriceHeading(label.join(" "))) return undefined
  const isCounted = label.some((word) => COUNTING.has(word))
  const isApart = /[:：=]\s*$/.test(before)
  const isLabel = (is: (word: string) => boolean) =>
    isCounted ? label.some(is) : isApart && is(last) && last !== noun
  const isSame = (word: string) => isSameNoun(word, noun)
  if (isSame(next) || isLabel(isSame) || isPhrase(label)) return 0
  if (BUILT.has(next) || (isCounted ? label.some(isBuilt) : isApart && BUILT.has(last))) return 1
  const isTimes = /(?<![\p{L}\p{N}])[x×] ?$/iu.test(before) || TIMES.test(after)
  return isTimes || (isApart && isCounted && label.length === 1) ? 2 : undefined
}

const TIMES = /^ ?[x×](?![\p{L}\p{N}]| ?\d)/iu

/** Returns the last words before a number. */
function labelOf(before: string): string[] {
  const label = before.replace(/(?:[\s:：=]|(?<!\p{L})[x×]){1,6}$/iu, "")
  return wordsOf(label.split(/[.;:：,=|()[\]–—]|\s-\s/).at(-1) ?? "").slice(-MAX_WORDS)
}
const MAX_WORDS = 4

const isPhrase = (label: readonly string[]): boolean =>
  label.some((_, at) => NUMBERS_OF_BUILDS.has(label.slice(at).join(" ")))

/** Number of letters that the singular and the plural of a noun share. */
const STEM = 4
const NO_BUILD = new RegExp(`^(?:${OTHERS})\\p{L}{0,2}$`, "iu")

/** Returns whether a word names the same thing, possibly in the plural: `boards` and `board`. */
const isSameNoun = (word: string, noun: string): boolean =>
  noun.length > 1 &&
  word.startsWith(noun.slice(0, STEM)) &&
  Math.abs(word.length - noun.length) <= noun.length &&
  !NO_BUILD.test(word)

const wordsOf = (text: string): string[] =>
  plainHeading(text)
    .replaceAll(/(?<=\p{L}{3})(?=(?:an|stuck)zahl(?: |$))/gu, " ")
    .split(" ")
    .filter(Boolean)

interface BuildsColumn {
  at: number
  count: number
}

/** Finds a column that repeats the number of builds in each row: `Qty per unit | Units`. */
export function findBuildsColumn(
  head: readonly string[],
  rows: readonly string[][],
): BuildsColumn | undefined {
  const per = head.find(isPerBuild)
  if (per === undefined) return undefined
  const noun = nounOfHeading(per)
  const at = head.findIndex((heading) => isNumberOfBuilds(wordsOf(heading), noun))
  const cells = new Set(rows.map((row) => row[at] ?? "").filter(Boolean))
  const [cell = ""] = cells
  return cells.size === 1 && /^[1-9]\d{0,5}$/.test(cell) ? { at, count: Number(cell) } : undefined
}

/** Returns whether the words of a heading name a number of builds: `Units`, `No. of boards`, `Build qty`. */
const isNumberOfBuilds = (words: readonly string[], noun: string): boolean =>
  isPhrase(words) ||
  (words.length <= MAX_WORDS &&
    !words.some((word) => PER.has(word)) &&
    words.some((word) => isSameNoun(word, noun) && word !== noun) &&
    words.every((word) => isSameNoun(word, noun) || COUNTING.has(word) || LINKING.has(word)))
const LINKING: ReadonlySet<string> = new Set("of | de | d | der | di | del".split(" | "))
