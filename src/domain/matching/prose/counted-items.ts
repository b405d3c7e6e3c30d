import { isOnlyQuantity, type ProseItem, type ReadLine } from "./prose-item.ts"
import { hasPartWord, isConversation } from "./prose-lines.ts"
import { bulletOf, withoutBullet } from "./prose-sentences.ts"
import { withDigits } from "./prose-spelled.ts"
import { AND_WORDS, CONTAINER_WORDS, UNIT_WORDS } from "./prose-words.ts"

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
