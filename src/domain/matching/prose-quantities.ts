import { isFraction, readQuantity } from "../orders/read-quantity.ts"
import { isProseNumber } from "./prose-numbers.ts"
import {
  AND_WORDS,
  NUMBER_WORDS,
  OTHER_COUNTED,
  QUANTITY_WORDS,
  TALK_WORDS,
  UNIT_WORDS,
} from "./prose-words.ts"

/** A quantity in a sentence. */
export interface Mention {
  from: number
  to: number
  /** Bare: `1000` for `1.000 Stk.`; a fraction as it is written. */
  quantity: string
}

const START = "(?<![\\p{L}\\p{N}.,\\-/#$€£+])"
const END = "(?![\\p{L}\\p{N}])"
const NUMBER = "(?:\\d{1,3}(?:[.,'’]\\d{3})+|\\d{1,2} \\d{3}|\\d+)(?:[.,]\\d{1,2})?(?![.,]?\\d)"
const APPROXIMATELY =
  "(?:(?:ca|approx|approximately|about|around|at least|up to|circa|etwa|mindestens|env|environ|au moins|aprox|unas|unos)\\.? ?)?"
/** Units that make `2 x 16 GB` a size. */
const SIZE = "(?! ?\\d+(?:[.,]\\d+)? ?(?:gb|tb|mb|mm|cm|pin|w)(?![\\p{L}\\p{N}]))"

/** Forms that leave no doubt, the clearest first. */
const SURE: readonly RegExp[] = [
  // `qty: 20`, `Menge 20 Stk`
  `${START}(?:${QUANTITY_WORDS})\\.?(?: ?(?:[:=.-]|of|von|de) ?| )(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS}|x|×)\\.?)?${END}`,
  // `(20)`, `[x 20]`, `(20 pcs)`
  `[(\\[] ?(?:(?:${QUANTITY_WORDS})\\.?[: ]* ?)?(?:x|×)? ?(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS}|x|×|k)\\.?)?(?: each)? ?[)\\]]`,
  // `x 25` and `×25` at an end
  `(?<=[\\s)])[x×*] ?(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS})\\.?)?(?=$|[,;.)]| (?:${AND_WORDS})${END})`,
  // `20 of them`
  `${START}(?<number>${NUMBER}) (?:of (?:them|those|these|each)|davon|d'entre eux|de ellos|de ellas)${END}`,
  // `need 20`
  `${START}(?:need|needs|needed|want|order|take|brauchen?|benötigen?|benötigt|nehmen?|bestellen?|besoin de|il en faut|necesitamos|necesito|pedimos|queremos)[: ]+(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS})\\.?)?(?=[.!]?$)`,
  // `50 pcs`, `250 Stk.`, `20 off`, `100 each`
  `${START}${APPROXIMATELY}(?<number>${NUMBER}) ?-?(?:${UNIT_WORDS})(?:\\.(?= |$)|${END})`,
  // `25x`, `2 ×`
  `${START}(?<number>${NUMBER}) ?[x×*]${SIZE}(?= |$|[,.;:(\\[-]|\\p{Lu}{2})`,
  // `x 25`, `×25`, `*25`
  `(?<=[\\s)]|[\\p{L}\\p{N}](?=[×*]))(?<![\\d.,] ?(?=x))[x×*] ?(?<number>${NUMBER})${SIZE}${END}`,
].map((pattern) => new RegExp(pattern, "giu"))

const SIZED_COUNT = new RegExp(
  `^(?<number>\\d{1,4}) ?[x×*] ?(?=\\d+(?:[.,]\\d+)? ?(?:gb|tb|mb|mm)${END})`,
  "iu",
)
const NO_PROPERTY =
  '(?! ?-?(?:[kmgt]i?b|gbit|gbps|w|watt|watts|v|volt|a|mm|cm|m|in|inch|zoll|pouces|"|”|hz|mhz|ghz|mt\\/s|rpm|cores?|kerne|core|pins?|polig|ports?|bays?|way|%|€|\\$|£|eur|usd|gbp|°|u|he|h|k)(?![\\p{L}\\p{N}]))'
const LEADING = new RegExp(
  `^${APPROXIMATELY}(?<number>${NUMBER})(?![-/]\\d)${NO_PROPERTY}(?! ?(?:${OTHER_COUNTED})${END})(?! ?[x×*/] ?\\d)(?: ?[-–—:;,|=.] ?| )(?=\\S)`,
  "iu",
)
const TRAILING = new RegExp(
  `(?<=\\S)(?: [-–—]+ ?| ?[:;,|=>_→]+ ?| ?\\.{2,} ?| ?… ?| -{2,} ?)(?<number>${NUMBER})(?: ?[.;,])?$`,
  "iu",
)
const LOOSE = new RegExp(
  `(?<before>[\\p{L}'’]+) (?<number>${NUMBER})${NO_PROPERTY}(?! ?(?:${OTHER_COUNTED})${END})(?= (?<after>\\p{L}[\\p{L}\\p{N}\\-_./#]*))`,
  "giu",
)
/** Words after which a quantity stands in a sentence. */
const SENTENCE_WORDS = new Set([
  ...TALK_WORDS.split("|"),
  ..."for of um über die another only de".split(" "),
])
const JOINED = new RegExp(
  `(?:[,;&+/] ?|${START}(?:${AND_WORDS})${END} ?)+(?<number>${NUMBER})${NO_PROPERTY}(?! ?(?:${OTHER_COUNTED})${END})(?= \\p{L})(?! ?[x×*] ?\\d)`,
  "giu",
)

/** A processor or a card that ends like `25x`: `Ryzen 5 7600X`. */
const MODEL =
  /(?:ryzen|amd|rx|radeon|geforce|intel|threadripper|core|r[3579]|ryzen [3579])[ -]\d{4}x$/iu
/** `PCIe 5.0 x16`, `M.2 x4` */
const LANES = /(?:pcie?|pci-e|gen ?\d|m\.2|nvme|\d\.\d) ?(?:\d\.\d )?x ?\d{1,2}$/i
const MODEL_IN_CAPITALS = /(?<![\d.,])\d{4}X$|(?<![\p{L}\d])X\d{3}$/u

const hasSentenceWord = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => SENTENCE_WORDS.has(word))

/** Finds a quantity after a word of a sentence: `please send 15 Anvil`, `en urgence 3 CA-F-120`. */
export function looseMention(text: string): Mention | undefined {
  for (const { index, groups = {} } of text.matchAll(LOOSE)) {
    const { before = "", number = "", after = "" } = groups
    const isTold = SENTENCE_WORDS.has(before.toLowerCase())
    const isLowerCase = /^\p{Ll}{2}/u.test(before)
    const isOfNumber = isLowerCase && isProseNumber(after)
    const isNamed = isLowerCase && /^\p{Lu}/u.test(after) && hasSentenceWord(text.slice(0, index))
    const found = { 0: number, index: index + before.length + 1, groups: { number } }
    const mention = mentionOf(found)
    if ((isTold || isOfNumber || isNamed) && mention.quantity !== "") return mention
  }
  return undefined
}

/** Finds sure quantities from left to right. */
export function sureMentions(text: string): Mention[] {
  const found: Mention[] = []
  if (!/\d/.test(text)) return found
  for (const pattern of SURE)
    for (const match of text.matchAll(pattern)) {
      const mention = mentionOf(match)
      const isFree = found.every(({ from, to }) => mention.to <= from || mention.from >= to)
      const read = text.slice(Math.max(0, mention.from - 16), mention.to)
      const isModel = [MODEL, MODEL_IN_CAPITALS, LANES].some((pattern) => pattern.test(read))
      if (isFree && !isModel && mention.quantity !== "") found.push(mention)
    }
  return found.toSorted((one, other) => one.from - other.from)
}

export const leadingMention = (text: string): Mention | undefined =>
  firstOf(LEADING.exec(text)) ?? firstOf(SIZED_COUNT.exec(text))

export const trailingMention = (text: string): Mention | undefined => firstOf(TRAILING.exec(text))

/** Quantities that follow another: `20 A and 10 B`. */
export const joinedMentions = (text: string): Mention[] =>
  /^\D*\d.*[^\d.,]\d/.test(text) ? Array.from(text.matchAll(JOINED), mentionOf) : []

function firstOf(match: RegExpExecArray | null): Mention | undefined {
  const mention = match ? mentionOf(match) : undefined
  return mention && mention.quantity !== "" ? mention : undefined
}

function mentionOf({
  0: whole,
  index,
  groups,
}: Pick<RegExpMatchArray, 0 | "index" | "groups">): Mention {
  const written = groups?.number ?? ""
  const from = index ?? 0
  const units = readQuantity(written)
  const fraction = isFraction(written) ? written : ""
  return { from, to: from + whole.length, quantity: units === undefined ? fraction : String(units) }
}

const SPELLED = new RegExp(
  `(?<=^|${START})(${[...NUMBER_WORDS.keys()].toSorted((one, other) => other.length - one.length).join("|")})(?= (?:of|pcs|pieces?|units?|more|x|stück|stk|pièces?|unités?|unidades|uds|piezas)(?![\\p{L}])| \\p{Lu})`,
  "giu",
)

const SPELLED_TWICE = /(?<=^|[\s(])\p{L}+(?:[ -]\p{L}+)? \((\d{1,5})\)(?= \p{L})/giu

/** Writes `two of` as `2 of`, and `two (2)` as `2`. */
export const withDigits = (text: string): string =>
  text
    .replace(SPELLED_TWICE, (whole, figure: string) => {
      const [word = ""] = whole.split(" (")
      return NUMBER_WORDS.get(word.toLowerCase()) === figure ? figure : whole
    })
    .replace(SPELLED, (words) => NUMBER_WORDS.get(words.toLowerCase()) ?? words)
