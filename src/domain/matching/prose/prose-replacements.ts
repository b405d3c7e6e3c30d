import type { ProseItem, ReadLine } from "./prose-item.ts"
import { sentencesOf, withoutDates, withoutPrices } from "./prose-sentences.ts"
import { withFigures } from "./prose-spelled.ts"
import { isOnlyRetraction, isRetracting } from "./retractions.ts"

/** Maximum number of corrections that apply to other lines, because each is compared with all of them. */
export const MAX_CORRECTIONS = 100

/** Matches words after which a quantity counts in addition, and words that begin a condition. */
export const IN_ADDITION =
  /(?<!\p{L})(?:add|another|more|extra|additional|also|too|if|unless|zusätzlich|weitere|noch|auch|dazu|wenn|falls|ajoute[rz]?|aussi|en plus|encore|más|también|añad\p{L}+|altr[ie]|anche|aggiung\p{L}+|ook|nog|erbij|jeszcze|też|dodatkow\p{L}+|też|också|ytterligare|også|flere|(?<=(?:\d|uma?) )mais|também)(?!\p{L})/iu

/** Returns the sentences of a line that state a quantity which replaces an earlier one. */
function replacingSentences(line: string): string[] {
  const sentences = sentencesOf(withFigures(withoutPrices(withoutDates(line))))
  return sentences.filter((sentence, at) => {
    const isRetracted = isRetracting(sentence) || isOnlyRetraction(sentences[at - 1] ?? "")
    return isRetracted && !IN_ADDITION.test(sentence)
  })
}

/**
 * Replaces the quantity of a part that a correction names again: `10 Anvil 850` and, later, `Actually no, 12 Anvil 850`.
 * The part is above the correction.
 */
export function withReplacements(lines: readonly ReadLine[]): ReadLine[] {
  const quantities = new Map<ProseItem, string>()
  const replacing = new Set<ProseItem>()
  const all = lines.flatMap(({ items = [] }) => items)
  const corrections = lines.flatMap(({ line, rest = line, items = [] }) => {
    const sentences = replacingSentences(rest)
    const stated = items.filter((item) => sentences.some((sentence) => states(sentence, item)))
    return stated.map((item) => ({ item, stated }))
  })
  for (const { item, stated } of corrections.slice(0, MAX_CORRECTIONS)) {
    const isTarget = (other: ProseItem) =>
      !stated.includes(other) && !replacing.has(other) && isSamePart(other, item)
    const at = all.indexOf(item)
    const target = all.slice(0, at).findLast(isTarget)
    if (!target) continue
    quantities.set(target, item.quantity)
    replacing.add(item)
  }
  return lines.map((one) => ({
    ...one,
    items: one.items
      ?.filter((item) => !replacing.has(item))
      .map((item) => ({ ...item, quantity: quantities.get(item) ?? item.quantity })),
  }))
}

/** Returns whether a sentence contains the quantity and all words of a part. */
function states(sentence: string, item: ProseItem): boolean {
  const words = wordsOf(sentence)
  const figures = sentence.match(FREE_FIGURE) ?? []
  return (
    figures.some((figure) => Number(figure) === Number(item.quantity)) &&
    namesOf(item).every((word) => words.includes(word))
  )
}
const FREE_FIGURE = /(?<![\p{L}\p{N}.,/-])\d{1,5}(?![\p{L}\p{N}/-]|[.,]\d)/gu

/** Returns whether all words of one part occur in the name of the other: `Hangar Flow`, `CA-H-FLOW Hangar Flow`. */
function isSamePart(one: ProseItem, other: ProseItem): boolean {
  const [short = [], long = []] = [namesOf(one), namesOf(other)].toSorted(
    (some, others) => some.length - others.length,
  )
  return short.some(isSignificant) && short.every((word) => long.includes(word))
}

const namesOf = ({ number, description }: ProseItem): string[] =>
  wordsOf(`${number} ${description}`)

/** Returns the words of a text without a plural `s`. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=..)s$/, ""))

const isSignificant = (word: string): boolean => /\d{3}|\p{L}{3}|\p{L}\d/u.test(word)
