import { withPlainDitto } from "../repeated-names.ts"
import { withCorrections } from "./corrections/with-corrections.ts"
import { withInstalmentsJoined } from "./corrections/with-totals.ts"
import { NUMBER_WORDS } from "./number-words.ts"
import { withoutAmounts, withPricedQuantities } from "./priced-quantities.ts"
import { isOnlyQuantity, type ProseItem } from "./prose-item.ts"
import { hasPartWord, isConversation, isNoteLine } from "./prose-lines.ts"
import { withLabelledCodes, withLabelledFigures } from "./prose-numbers.ts"
import { leadingMention, sureMentions, trailingMention } from "./prose-quantities.ts"
import { bulletOf, withoutBullet, withoutCategories } from "./prose-sentences.ts"
import { withDigits } from "./prose-spelled.ts"
import { AND_WORDS, CONTAINER_WORDS, QUANTITY_WORDS, UNIT_WORDS } from "./prose-words.ts"
import { withKnownUnit } from "./unknown-units.ts"

/** Line with the items that it requests; undefined if that depends on the lines around it. */
export interface ReadLine {
  line: string
  /** The part of the line that is not yet applied to other lines, if another part is. */
  rest?: string
  items: ProseItem[] | undefined
  /** Whether its quantities already count all machines. */
  isMultiplied?: boolean
}

/**
 * Drops items without a quantity if half of the items have one, or beside a table: they are references, names or
 * remarks. Keeps a part number at the beginning of a line, since the buyer may have forgotten the quantity.
 */
export function withoutUncounted(read: readonly ReadLine[]): ReadLine[] {
  const lines = withoutRepeated(withNumbersAlone(withQuantityOfEach(withQuantitiesInOrder(read))))
  const all = lines.flatMap(({ items = [] }) => items)
  const counted = all.filter(({ quantity }) => quantity !== "")
  const isMostlyCounted = counted.length * 2 >= all.length
  const marks = lines.flatMap(({ line, items = [] }) =>
    items.some(({ quantity }) => quantity !== "") ? bulletOf(line) : [],
  )
  const marksOfLists = new Set(marks.filter((mark, at) => mark !== "" && marks.indexOf(mark) < at))
  const isOfTable = ({ line, items = [] }: ReadLine) => line === "" && items.length > 0
  if (!isMostlyCounted && !lines.some(isOfTable)) return [...lines]
  return lines.map(({ line, items = [] }) => ({
    line,
    items: items.filter(
      (item) =>
        item.quantity !== "" ||
        (line === "" && !isMostlyCounted) ||
        beginsWithNumber(line, item) ||
        endsSeries(line, item) ||
        (marksOfLists.has(bulletOf(line)) &&
          namesPart(item) &&
          !/[:=x×–-] ?0(?![\d.,])/.test(line)) ||
        (item.number !== "" && withoutBullet(line).isBullet) ||
        hasOpenQuantity(line),
    ),
  }))
}

/** Drops parts without a quantity that another line counts, such as a quoted offer below an order. */
function withoutRepeated(lines: readonly ReadLine[]): readonly ReadLine[] {
  const nameOf = ({ number, description }: ProseItem) => number || description
  const all = lines.flatMap(({ items = [] }) => items)
  const counted = new Set(all.filter(({ quantity }) => quantity !== "").map(nameOf))
  return lines.map(({ line, items }) => ({
    line,
    items: items?.filter((item) => item.quantity !== "" || !counted.has(nameOf(item))),
  }))
}

/** Matches a quantity that is still open: `Prism 512 - TBC`, `Prism 512, quantity follows`. */
const IS_OPEN =
  /(?: [-–—]|[:,]| \() ?\(?(?:tbc|tbd|tba|\?{1,3}|offen|(?:the )?same (?:quantity|qty|amount|number) as [^()]{3,20}|(?:quantity|qty|menge|anzahl|stückzahl|quantité|qté|cantidad) (?:tbc|tbd|to be (?:confirmed|advised|defined)|(?:to )?follow|folgt|noch offen|à confirmer|por confirmar|as (?:last|before)|wie |comme |como )[^()]{0,30})\)?[.,;]?$|(?<!\p{L})(?:(?:don.?t|do not|not sure)(?: yet)?(?: know)?(?: yet)? how many|(?:wissen|weiß) (?:wir |ich )?(?:aber )?noch nicht,? wie ?viele|(?:savons|sais) pas (?:encore )?combien|no (?:sabemos|sé) (?:todavía |aún )?cuánt[oa]s|non (?:sappiamo|so) (?:ancora )?quant[ie]|weten (?:we )?nog niet hoeveel|nie wiemy (?:jeszcze )?,? ?ile|vet (?:vi )?(?:inte|ikke) (?:än(?:nu)? |ennå )?(?:hur många|hvor mange)|ved (?:vi )?(?:endnu )?ikke (?:endnu )?hvor mange|não sabemos (?:ainda )?quant[oa]s)(?!\p{L})|(?<!\p{L})(?:get back|let you know|tell you|confirm|come back|melde|sage)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:how many|(?:the )?quantity|wie ?viele|combien|cuánt[oa]s)(?!\p{L})/iu

/** Returns whether a line says that the quantity of its part is still open. */
export const hasOpenQuantity = (line: string): boolean => IS_OPEN.test(line)

const MIN_PARTS = 2

/** Drops quantities in conversation next to a list of parts: `they open 3 branches in the spring`. */
export function withoutConversation(lines: readonly ReadLine[]): ReadLine[] {
  const parts = lines.filter(({ items = [] }) => items.some(namesPart))
  if (parts.length < MIN_PARTS) return [...lines]
  return lines.map(({ line, items = [], isMultiplied }) => ({
    line,
    isMultiplied,
    items:
      line !== "" &&
      isConversation(line) &&
      !ALSO_REQUESTED.test(line) &&
      !CONTAINED.test(line) &&
      !items.some(namesPart)
        ? []
        : items,
  }))
}

/** Matches `We also require 12 wrist straps.`. */
const ALSO_REQUESTED =
  /(?<!\p{L})(?:(?:we|i) (?:will |would )?also (?:need|require|want|like|order)|(?:wir|ich) (?:\p{L}+ )?(?:auch|außerdem|ebenfalls)|il (?:me|nous) fau\p{L}+ aussi|también (?:necesit|quer)\p{L}+) (?:\d{1,4}|an?|une?|eine?n?|una?) \p{L}/iu

/** Matches `a roll of label tape`. */
export const CONTAINED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CONTAINER_WORDS}) (?:(?:of|de|di|van|av|af) |d['’])\\p{L}(?:\\p{L}{2}|\\d)`,
  "iu",
)

const namesPart = ({ number, description }: ProseItem): boolean =>
  number !== "" ||
  /\d|(?:^| )\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(description) ||
  hasPartWord(description)

const OF_EACH = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£-]|(?:[$€£]|EUR|USD|GBP) )(?<figure>[1-9]\\d{0,4}) ?(?:(?:${UNIT_WORDS}|x|×)\\.? )?(?:of |von |de |× ?|x ?)?(?:each|everything|jedem|jeder|chaque|chacune?|cada(?: un[oa])?|ciascun[oa])(?!\\p{L})|^(?:je|jeweils) (?<figure>[1-9]\\d{0,4})(?: ?(?:${UNIT_WORDS}|x)\\.?)?[ .:]*$`,
  "iu",
)

/** Matches `please make it 12 of each`. */
const CHANGE_OF_EACH =
  /(?<!\p{L})(?:make (?:it|that|them)|change (?:it |that |them |all )?to|(?:increase|raise|reduce) (?:it |them |all )?to|ändern auf) \d/iu

const EACH = /each|every|je|chaque|chacun|cada|ciascun/i
export const isOfEach = (line: string): boolean => EACH.test(line) && OF_EACH.test(withDigits(line))

/**
 * Applies the quantity of `3 of each` to other items without a quantity. A change such as `make it 12 of each` applies
 * to all other items.
 */
function withQuantityOfEach(lines: readonly ReadLine[]): readonly ReadLine[] {
  const statement = lines.find(({ line }) => isOfEach(line))
  const figure = OF_EACH.exec(withDigits(statement?.line ?? ""))?.groups?.figure
  const others = lines.filter((one) => one !== statement).flatMap(({ items = [] }) => items)
  const isChange = CHANGE_OF_EACH.test(statement?.line ?? "")
  const uncounted = others.filter(({ quantity }) => quantity === "")
  if (!statement || !figure || others.length < 2 || (uncounted.length < 2 && !isChange))
    return lines
  return lines.map((one) => ({
    line: one.line,
    items: one.items?.map((item) =>
      (item.quantity === "" || isChange) && one !== statement
        ? { ...item, quantity: figure }
        : item,
    ),
  }))
}

const OF_THESE =
  /(?<![\p{L}\p{N}.,-])([1-9]\d{0,4}) (?:x |pcs |units )?(?:of|von|de|di) (?:these|those|the (?:first|second|third|former|latter|other)|der ersten|der zweiten|la première|la deuxième|los primeros|los segundos)(?!\p{L})/giu
const quantitiesInOrder = (line: string): string[] =>
  line.includes(" ") ? Array.from(line.matchAll(OF_THESE), ([, figure = ""]) => figure) : []
/** Returns whether a line states the quantities of its neighbours: `10 of these and 5 of those:` */
export const countsInOrder = (line: string): boolean => quantitiesInOrder(line).length > 1

/** Assigns the quantities of `10 of these and 5 of those` to the items below or, failing that, above. */
function withQuantitiesInOrder(lines: readonly ReadLine[]): readonly ReadLine[] {
  const at = lines.findIndex(({ line }) => countsInOrder(line))
  const quantities = quantitiesInOrder(lines[at]?.line ?? "")
  const uncountedOf = (some: readonly ReadLine[]) =>
    some.flatMap(({ items = [] }) => items).filter(({ quantity }) => quantity === "")
  const below = uncountedOf(lines.slice(at + 1)).slice(0, quantities.length)
  const above = uncountedOf(lines.slice(0, Math.max(at, 0))).slice(-quantities.length)
  const counted = below.length === quantities.length ? below : above
  if (at < 0 || counted.length < quantities.length) return lines
  return lines.map(({ line, items }) => ({
    line,
    items: items?.map((item) => {
      const quantity = quantities[counted.indexOf(item)]
      return quantity === undefined ? item : { ...item, quantity }
    }),
  }))
}

/** Joins consecutive lines that state quantity, number and name of one part. */
export function joinStacked(lines: readonly ReadLine[]): readonly ReadLine[] {
  return joinCountedLast(lines) ?? joinCountedFirst(lines)
}

/** Joins a name, a number and, in the last line, the quantity: `Hangar Bench`, `CA-H-BENCH`, `Qty 2`. */
function joinCountedLast(written: readonly ReadLine[]): ReadLine[] | undefined {
  const end = written.findLastIndex(({ items }) => items?.length !== 0) + 1
  const lines = written.slice(0, end)
  const others = lines.slice(0, -1)
  const [counted, more] = lines.at(-1)?.items ?? []
  if (lines.length < 3 || lines.length > MAX_STACKED || more) return undefined
  if (!counted || !isOnlyQuantity(counted) || isOfEach(lines.at(-1)?.line ?? "")) return undefined
  const numbers = others.flatMap(({ items = [] }) => items.filter(({ number }) => number !== ""))
  const [numbered, another] = numbers
  const names = others.filter(({ items = [] }) => !items.some((item) => item === numbered))
  const isNamed = names.every(({ items = [] }) => items.every(({ quantity }) => quantity === ""))
  if (!numbered || another || numbered.description !== "" || numbered.quantity !== "" || !isNamed)
    return undefined
  const line = lines.map((one) => one.line).join(" ")
  const description = names.map((one) => one.line).join(" ")
  const item = { quantity: counted.quantity, number: numbered.number, description }
  return [{ line, items: [item] }, ...written.slice(end)]
}

function joinCountedFirst(lines: readonly ReadLine[]): readonly ReadLine[] {
  const [first, ...others] = lines
  const [counted] = first?.items ?? []
  const isCountedFirst =
    !isOfEach(first?.line ?? "") &&
    counted !== undefined &&
    isOnlyQuantity(counted) &&
    counted.quantity !== ""
  const found = others.flatMap(({ items = [] }) => items)
  const [named] = found
  if (!isCountedFirst || lines.length > MAX_STACKED || found.length !== 1 || named?.quantity !== "")
    return lines
  const rest = others.filter(({ items }) => items === undefined).map(({ line }) => line)
  const description = named.description === "" ? rest.join(" ") : named.description
  const line = lines.map((one) => one.line).join(" ")
  return [{ line, items: [{ quantity: counted.quantity, number: named.number, description }] }]
}
const MAX_STACKED = 4

const CODE = /^[\p{L}\d]+(?:-[\p{L}\d]+)+$/u

/** Reads a code as a part number if at least half of the items are only numbers: `H-FLOW` after `F-120`. */
function withNumbersAlone(lines: readonly ReadLine[]): readonly ReadLine[] {
  const all = lines.flatMap(({ items = [] }) => items)
  const alone = all.filter(({ number, description }) => number !== "" && description === "")
  if (alone.length < 2 || alone.length * 2 < all.length) return lines
  return lines.map(({ line, items = [] }) => ({
    line,
    items: items.map((item) =>
      item.number === "" && CODE.test(item.description)
        ? { quantity: item.quantity, number: item.description, description: "" }
        : item,
    ),
  }))
}

const beginsWithNumber = (line: string, { number }: ProseItem): boolean =>
  /\p{L}/u.test(number) && withoutBullet(line).text.startsWith(number)

/** Returns whether a line ends with a part number after a separator: `CA-F-120 (10), CA-F-140`. */
const endsSeries = (line: string, { number, description }: ProseItem): boolean =>
  number !== "" &&
  description === "" &&
  line.replace(/[.!?]$/, "").endsWith(number) &&
  AFTER_QUANTITY.test(line.slice(0, line.lastIndexOf(number)))
const AFTER_QUANTITY = new RegExp(`\\d[^.;]{0,40}(?:, ?| & | \\+ | (?:${AND_WORDS}) )$`, "iu")

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
    .map((from, at) => line.slice(from, starts[at + 1]))
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
