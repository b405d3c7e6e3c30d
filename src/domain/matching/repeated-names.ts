import { inOtherColour, isColour } from "./prose/colours.ts"
import { OR_EQUIVALENT } from "./prose/prose-words.ts"

const EQUIVALENT = new RegExp(
  `(?<=\\S)(?: \\(${OR_EQUIVALENT}\\)|,? ${OR_EQUIVALENT})[.,;]?$`,
  "iu",
)
/** Removes `or equivalent` from the end of a name. */
export const withoutEquivalent = (name: string): string => name.replace(EQUIVALENT, "")

/** Matches `ditto `, `dto. mit `, `idem en ` before a word, with the quantity before it: `3 x ditto `. */
const DITTO =
  /^(?<before> {0,40}(?:[-–—*•] ?|\d{1,3}[.)] )?(?:\d{1,5} ?(?:[x×]|\p{L}{2,5}\.?)? ?)?)(?:ditto|dito|dto|idem|ídem|desgl|desgleichen|j\.? ?w|〃|-["”]-)(?:[.,:]{1,2}|(?![\p{L}\p{N}])) ?(?:(?:but|in|with|as|aber|mit|als|mais|en|avec|pero|con|ma|maar|met|men|med|ale|lecz|z|mas|com) ){0,3}(?=[\p{L}\p{N}])/iu
/** Returns whether a line repeats the name above it. */
export const isDitto = (line: string): boolean => DITTO.test(line)
/** Writes the words of a line that repeat the name above it in one way. */
export const withPlainDitto = (line: string): string => line.replace(DITTO, "$<before>ditto ")

/** Matches a word, or a figure and its unit: `8 TB`. */
const WORD = /\d[\d.,]{0,8}(?: ?\p{L}{1,3}(?![\p{L}\d]))?|\S+/gu

/** Returns what replaces a word: another of the same measure, or another colour. */
const kindOf = (word: string): string =>
  isColour(word)
    ? "colour"
    : word
        .toLowerCase()
        .replaceAll(/\d[\d.,]*/g, "#")
        .replace(" ", "")

/**
 * Returns the name that `ditto 8TB` means below `Seagate IronWolf 4TB`. Each word replaces the last of its kind, or is
 * added. Returns undefined for other texts.
 * A colour alone means the name above in that colour.
 */
export function repeatedName(text: string, above: string): string | undefined {
  if (isColour(text)) return inOtherColour(above, text)
  const plain = withPlainDitto(text)
  if (above === "" || !plain.startsWith("ditto ")) return undefined
  const words: string[] = above.match(WORD) ?? []
  for (const word of plain.slice("ditto ".length).match(WORD) ?? []) {
    const at = words.findLastIndex((other) => kindOf(other) === kindOf(word))
    if (at < 0) words.push(word)
    else words[at] = word
  }
  return words.join(" ")
}
