import { withPlainDitto } from "../repeated-names.ts"
import { withCorrections } from "./corrections/with-corrections.ts"
import { withInstalmentsJoined } from "./corrections/with-totals.ts"
import { NUMBER_WORDS } from "./number-words.ts"
import { withoutAmounts, withPricedQuantities } from "./priced-quantities.ts"
import { isNoteLine } from "./prose-lines.ts"
import { withLabelledCodes, withLabelledFigures } from "./prose-numbers.ts"
import { leadingMention, sureMentions, trailingMention } from "./prose-quantities.ts"
import { withoutBullet, withoutCategories } from "./prose-sentences.ts"
import { QUANTITY_WORDS } from "./prose-words.ts"
import { withKnownUnit } from "./unknown-units.ts"

const NUMBER_FIRST = /^\s*n(?:r|°|o)?\.? ?(\d{1,5}) ?(?:[-–] ?|x )(?=\S)/i

/** Writes `nr. 20 - CA-F-120` as `20 x CA-F-120`, unless the figures count the lines. */
function withFiguresFirst(lines: readonly string[]): readonly string[] {
  const figures = lines.flatMap((line) => NUMBER_FIRST.exec(line)?.[1] ?? []).map(Number)
  const isCounting = figures.every((figure, at) => figure === (figures[0] ?? 0) + at)
  return figures.length < 2 || isCounting
    ? lines
    : lines.map((line) => line.replace(NUMBER_FIRST, "$1 x "))
}

/** Rewrites lines of a common form so that each can be read on its own. */
export function withKnownShape(lines: readonly string[]): string[] {
  const plain = withInstalmentsJoined(withoutCategories(withoutAmounts(lines)))
    .map(withPricedQuantities)
    .map(withPlainDitto)
  const divided = withFiguresFirst(plain).flatMap(linesOfCounted)
  const labelled = withLabelledFigures(withLabelledCodes(divided))
  const uncounted = COUNTERS.reduce(withoutCounters, withoutOutline(labelled))
  return withBareFigures(withMarkedEnds(withKnownUnit(uncounted)))
}

const COUNTED_LAST = /^(.*\S) ?[-–—:=] ?(\d{1,5})$/u
const MIN_COUNTED_LINES = 3
/** Marks the quantity of `120 fans - 60` if most lines around it end with a quantity and begin with a word. */
function withMarkedEnds(lines: readonly string[]): readonly string[] {
  const plain = lines.map((line) => withoutBullet(line.trim()).text)
  const counted = plain.filter((line) => COUNTED_LAST.test(line))
  const named = counted.filter((line) => /^\p{L}/u.test(line))
  const isCountedLast = counted.length >= MIN_COUNTED_LINES && named.length * 2 > counted.length
  return lines.map((line, at) =>
    isCountedLast && /^\d{2,4} \p{Ll}{3}/u.test(plain[at] ?? "")
      ? (plain[at] ?? "").replace(COUNTED_LAST, "$1 x $2")
      : line,
  )
}

const OUTLINE = /^(\d{1,2})\.(\d{1,2})\.?\s+(?=\S)/
const MIN_OUTLINED = 3

/** Removes the numbering of an outline: `1.1`, `1.2`, `2.1`. */
function withoutOutline(lines: readonly string[]): readonly string[] {
  const places = lines.flatMap((line) => {
    const [, part = "", place = ""] = OUTLINE.exec(line.trim()) ?? []
    return part === "" ? [] : [{ part: Number(part), place: Number(place) }]
  })
  const isOutline = places.slice(1).every(({ part, place }, at) => {
    const before = places[at]
    const isNext = part === before?.part && place === before.place + 1
    return isNext || (part === (before?.part ?? 0) + 1 && place < 2)
  })
  return isOutline && places.length >= MIN_OUTLINED
    ? lines.map((line) => line.trim().replace(OUTLINE, ""))
    : lines
}

const BARE_FIGURE =
  /^(?<name>.{0,80}?[\p{L}\p{N})"”])(?<marks>[^\p{L}\p{N}"”)]{1,12})(?<figure>\d{1,5})[^\p{L}\p{N}+%]{0,6}$/u
/** Returns whether the quantity of a line can be read without other lines. */
const isCounted = (line: string): boolean => {
  const plain = line.trim().replaceAll(/\s+/g, " ")
  const end = plain.slice(0, plain.lastIndexOf(" "))
  const isMarked = END_MARK.test(end) || /\s{2}\S+$/.test(line.trimEnd())
  const isRead = [leadingMention(plain), trailingMention(plain), ...sureMentions(plain)].some(
    Boolean,
  )
  return isMarked || isRead
}
const END_MARK = new RegExp(`(?<![\\p{L}\\p{N}])(?:x|${QUANTITY_WORDS})\\.?$`, "iu")
function figureAtEnd(line: string): Record<string, string> | undefined {
  if (isNoteLine(line.trim())) return undefined
  const groups = BARE_FIGURE.exec(line.trim())?.groups
  const isFigure = groups?.marks === " " || isSeparator(groups?.marks)
  return isFigure && !isCounted(line) && withCorrections(line) === line ? groups : undefined
}

/** Returns whether characters separate two fields. Without spaces, `-`, `.` and `/` may belong to a number. */
const isSeparator = (marks = ""): boolean => {
  const sign = marks.trim()
  return sign !== "" && (marks !== sign || !/^[-./,_#]+$/.test(sign))
}
const MIN_BARE_LINES = 2

/**
 * Writes `keel b850 6` and `Keel B850 ~> 6` as `keel b850 : 6` in consecutive lines that end with a figure. All must
 * have a separator, or two must share their figure, or one must have another figure before it.
 */
function withBareFigures(lines: readonly string[]): string[] {
  const figures = lines.map(figureAtEnd)
  const written = [...lines]
  for (let from = 0; from < lines.length; from += 1) {
    const end = figures.indexOf(undefined, from)
    const run = figures.slice(from, end < 0 ? undefined : end)
    const isMarked = run.every((groups) => isSeparator(groups?.marks))
    const isShared = run.length > new Set(run.map((groups) => groups?.figure)).size
    const isBehind = run.some((groups) => / \p{L}?\d+\p{L}?$/u.test(groups?.name ?? ""))
    if (run.length >= MIN_BARE_LINES && (isMarked || isShared || isBehind))
      for (const [at, groups] of run.entries())
        written[from + at] = `${groups?.name} : ${groups?.figure}`
    from += run.length
  }
  return written
}

const INLINE_COUNTER = new RegExp(
  `(?<=^|\\s)(?<!(?<!\\p{L})(?:${NUMBER_WORDS}) )\\(?(\\d{1,2})(?:[.)] ?(?=\\p{L})|(?:[.)] |\\))(?=\\d{1,5} ?x? ?\\p{L}))`,
  "giu",
)

/** Matches `(a) ` and `B) ` within a line. */
const INLINE_LETTER = /(?<=^|\s)\(?([a-jA-J])\) ?(?=[\p{L}\d])/gu

/** Divides a line that numbers its parts: `quote 1) A - 20 2) B - 10`. */
function linesOfCounted(line: string): string[] {
  const counters = (/[\da-j][.)]/.test(line) ? [INLINE_COUNTER, INLINE_LETTER] : [])
    .map((pattern) => [...line.matchAll(pattern)])
    .find((found) => found.length > 1 && found.every(([, count], at) => placeOf(count) === at + 1))
  if (!counters) return [line]
  const starts = [0, ...counters.map(({ index }) => index)]
  return starts
    .map((from, at) =>
      line
        .slice(from, starts[at + 1])
        .trimEnd()
        .replace(/ [/|;]$/, ""),
    )
    .filter((part) => part.trim() !== "")
}

/** Patterns of the numbering of a list: `Line 10`, `(1)`, `a.)`, `B -`, `01.`, `#3`. */
const COUNTERS: readonly RegExp[] = [
  /^(?<name>\p{L}{2,12}\.?) ?(?<count>\d{1,4})(?=[\s:.)–—-])[\s:.)–—-]*(?=\S)/u,
  /^(?<name>[([]?)(?<count>\d{1,3})(?:[)\].:/]{1,2} ?| [-–—|] |[-–—] )(?=\S)/u,
  /^(?<name>)(?<count>0\d{1,4}) +(?=\S)/u,
  /^(?<name>[([]?)(?<count>[a-zA-Z])(?:[)\].:/]{1,2}-? ?| [-–—] )(?=\S)/u,
]

/** Removes numbering that counts up from line to line, if another figure remains: never `Anvil 750`, `Anvil 850`. */
function withoutCounters(lines: readonly string[], pattern: RegExp): readonly string[] {
  const counters = lines.map((line) => pattern.exec(line.trim())?.groups ?? {})
  const [first, second] = counters.filter(({ name }) => name !== undefined)
  const step = placeOf(first?.count)
  const isCounting =
    (step === 1 || step === 10) &&
    first?.name === second?.name &&
    placeOf(second?.count) === 2 * step
  if (!isCounting) return lines
  const bare = lines.map((line, at) => {
    const text = line.trim().replace(pattern, "")
    return counters[at]?.name === first?.name && canCount(text) ? text : undefined
  })
  const places = counters.flatMap(({ count }, at) => (bare[at] === undefined ? [] : placeOf(count)))
  // A later line may name a position of `Pos. 1`, `Pos. 2`, `Pos. 4`.
  const hasGap = places.some((place, at) => place !== (at + 1) * step)
  return hasGap && /\p{L}/u.test(first?.name ?? "")
    ? lines
    : lines.map((line, at) => bare[at] ?? line)
}

const FREE_FIGURE = /(?<![\p{L}\p{N}.\-/])\d{1,5}(?![\p{L}\p{N}\-/])/u
const canCount = (line: string): boolean => isCounted(line) || FREE_FIGURE.test(line)

const placeOf = (count = ""): number =>
  /^[a-z]$/i.test(count) ? count.toLowerCase().charCodeAt(0) - 96 : Number(count)
