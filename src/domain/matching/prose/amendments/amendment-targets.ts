import type { ProseItem, ReadLine } from "../prose-item.ts"
import { indexOfKind, withoutKinds } from "../prose-kinds.ts"

/** Words before the number of a line of an order. */
export const NUMBERED_PLACES =
  "(?:line|item|position|pos\\.?|row|zeile|posten|ligne|línea|partida|riga|voce|regel|pozycj[aęi]|poz\\.?|rad|linje|linha)"

const ORDINALS: readonly string[] = [
  "first|erste[nrs]?|eerste|pierwsz\\p{L}{1,3}|första|første|primeir[ao]|première?|premier|primer[ao]?|prim[ao]|1st",
  "second|zweite[nrs]?|tweede|drug\\p{L}{1,3}|andra|anden|andre|deuxième|second[ao]|segund[ao]|2nd",
  "third|dritte[nrs]?|derde|trzeci\\p{L}{0,3}|tredje|terceir[ao]|troisième|tercer[ao]?|terz[ao]|3rd",
  "fourth|vierte[nrs]?|czwart\\p{L}{1,3}|fjärde|fjerde|quatrième|cuart[ao]|quart[ao]|4th",
  "fifth|fünfte[nrs]?|vijfde|piąt\\p{L}{1,3}|femte|cinquième|quint[ao]|5th",
]
/** Words behind the ordinal of a line of an order. */
export const PLACES =
  "(?:one|1|line|item|position|row|entry|zeile|posten|ligne|article|línea|artículo|riga|voce|regel|pozycj[aęi]|rad(?:en)?|linje|linha)"
/** Matches what counts in addition: `+2 of the first`. */
const ADDED = "(?<![\\p{L}\\p{N}])\\+ ?\\d{1,4}x? (?:of|on|von|bei|de|du|di|van|bij|z|av|af|på|da)"
export const IS_ADDED = new RegExp(ADDED, "iu")
export const BY_ORDINAL = ORDINALS.map(
  (words) =>
    new RegExp(
      `(?<!\\p{L})(?:${words}) ${PLACES}(?!\\p{L})|(?<=${ADDED} (?:the |der |die |de |la |le |den |det |il |el |a |o )?)(?:${words})(?!\\p{L})`,
      "iu",
    ),
)
export const LAST = new RegExp(
  `(?<!\\p{L})(?:last|letzten?|laatste|ostatni\\p{L}{0,3}|sista|siste|sidste|dernière|dernier|últim[ao]|ultim[ao]) ${PLACES}(?!\\p{L})`,
  "iu",
)
export const BY_FIGURE = new RegExp(
  `(?<!\\p{L})${NUMBERED_PLACES} (?:no\\. ?|nr\\. ?)?(\\d{1,3})(?! (?:of|from|von|de|in) )(?!\\d)`,
  "iu",
)

/** Finds the one item that a sentence names by its position in the list, its number or its words. */
export function targetOf(
  sentence: string,
  items: readonly ProseItem[],
  lines: readonly ReadLine[],
): ProseItem | undefined {
  const place = BY_ORDINAL.findIndex((pattern) => pattern.test(sentence))
  if (place >= 0) return items[place]
  if (LAST.test(sentence)) return items.at(-1)
  const [, figure] = BY_FIGURE.exec(sentence) ?? []
  if (figure !== undefined) {
    const numbered = lines.filter(({ line, items: [item] = [] }) => item && BY_FIGURE.test(line))
    const named = numbered.find(({ line }) => BY_FIGURE.exec(line)?.[1] === figure)
    return numbered.length > 0
      ? named?.items?.[0]
      : (items[Number(figure) - 1] ?? items[Number(figure) / 10 - 1])
  }
  return namedOrOfKind(sentence, items)
}

/** Finds the one item that a sentence names by its words or its kind. A word for a kind may occur in other names, too. */
export const namedOrOfKind = (
  sentence: string,
  items: readonly ProseItem[],
): ProseItem | undefined =>
  namedOf(withoutKinds(sentence), items) ??
  ofKind(sentence, items) ??
  namedOf(sentence, items) ??
  namedOf(sentence, items, true)

/** Finds the one item of the kind that a sentence names, unless it names something else: `forget the RAM`. */
export function ofKind(sentence: string, items: readonly ProseItem[]): ProseItem | undefined {
  if (withoutKinds(sentence).search(NAME_WORD) >= 0) return undefined
  return items[
    indexOfKind(
      sentence,
      items.map(({ number, description }) => `${number} ${description}`),
    )
  ]
}

/** Returns whether two words differ only by an ending or the beginning of a compound: `monitorów`, `Patchkabel`. */
function isAlike(one: string, other: string): boolean {
  const short = one.length < other.length ? one : other
  const long = short === one ? other : one
  const isEnding = long.length - short.length <= MAX_ENDING && long.startsWith(short)
  const isOfCompound = short.length > MAX_ENDING + 1 && long.endsWith(short)
  return (isEnding || isOfCompound) && /^\p{L}{4,}$/u.test(short)
}
const MAX_ENDING = 3

/** Maximum number of words of a sentence that are compared with those of all items. */
const MAX_WORDS = 100

interface Share {
  item: ProseItem
  found: number
  isWhole: boolean
}

/**
 * Finds the one item whose name has the most words of a sentence, unless the sentence names something else. Of equals, it
 * is the one whose words are all in the sentence or whose first or last word, the kind of product, is: `tablet`, not
 * `tablet case`.
 */
export function namedOf(
  sentence: string,
  items: readonly ProseItem[],
  isLoose = false,
): ProseItem | undefined {
  const sentenceWords = wordsOf(sentence).slice(0, MAX_WORDS)
  const names = withoutKinds(sentence).match(NAME_WORD) ?? []
  const nameWords = wordsOf(names.slice(0, MAX_WORDS).join(" "))
  const occursIn = (some: readonly string[]) => (word: string) =>
    some.includes(word) || (isLoose && some.some((one) => isAlike(one, word)))
  const shares = items.map((item): Share => {
    const words = wordsOfItem(item)
    const found = words.filter(occursIn(sentenceWords))
    const isOther = !nameWords.every(occursIn(words))
    const isWhole = found.length === words.length
    return { item, found: isOther && !isWhole ? 0 : found.filter(isSignificant).length, isWhole }
  })
  const most = Math.max(...shares.map(({ found }) => found))
  const best = shares.filter(({ found }) => found === most && most > 0)
  const isAtEdge = ({ description }: ProseItem) => {
    const words = wordsOf(description)
    return [words[0] ?? "", words.at(-1) ?? ""].some(occursIn(sentenceWords))
  }
  const isOnly = [() => true, ({ isWhole }: Share) => isWhole, ({ item }: Share) => isAtEdge(item)]
  return isOnly.map((is) => best.filter(is)).find((found) => found.length === 1)?.[0]?.item
}

/** Matches words and figures that can only belong to a name: `12` and `Hangar` of `drop the Hangar 12`. */
const NAME_WORD =
  /(?<=\S {1,4})(?!(?:I|Sie|Ihr\p{L}{0,2}|Ihnen|St[üu]e?ck|Stk|Menge|Anzahl|Stückzahl|Hälfte|Bestellung|Auftrag|Angebot|Rest)(?![\p{L}\d]))(?:\p{Lu}[\p{L}\d]*|\p{L}+\d[\p{L}\d]*|\d+\p{L}[\p{L}\d]*|(?<=\p{Lu}\p{Ll}* )\d+)(?:-[\p{L}\d]+)*(?![\p{L}\d])/gu

/** Matches a plural `s`, and Scandinavian endings of a plural or an article: `fläktarna`, `blæserne`. */
const ENDING =
  /(?<=\p{L}{4})(?:erne|arna|erna|ene|en|et|ere|er|ar|es?)$|(?<=\p{L}{3}e[lr])n$|(?<=[\p{L}\d]{3})s$/u

/** Returns the words of a text without such endings. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(ENDING, ""))

/** Words of the items, which are compared with each correction. */
const itemWords = new WeakMap<ProseItem, string[]>()
function wordsOfItem(item: ProseItem): string[] {
  const words = itemWords.get(item) ?? wordsOf(`${item.number} ${item.description}`)
  itemWords.set(item, words)
  return words
}

export const isSignificant = (word: string): boolean =>
  /\d{3}|\p{L}{4}|\p{L}\d|^(?:arm|bag|nas|ups|mus|fan|hub|ssd|hdd|psu|cpu|gpu|ram|kit)$/u.test(word)

/** Returns whether a text contains all words of the name of an item. */
export function namesAll(text: string, item: ProseItem): boolean {
  const words = wordsOf(text)
  return wordsOfItem(item).every((word) => words.includes(word))
}
