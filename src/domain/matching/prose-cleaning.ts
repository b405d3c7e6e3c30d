import { hasPartWord, isTalk, namesTalk } from "./prose-lines.ts"
import { findNumbers } from "./prose-numbers.ts"
import { AND_WORDS, OF_WORDS, OTHER_COUNTED, TAIL_STARTS } from "./prose-words.ts"

const LEAD = new RegExp(
  `^(?:[\\s,;:.–—=/&+_|>)\\]-]+|(?:${OF_WORDS}|for the|for|${AND_WORDS}|each|maybe|perhaps|vielleicht|part|parts|item|artikel|product|description|desc|bezeichnung|article|model|\\d+ (?:box(?:es)?|packs?|cartons?|karton|packung(?:en)?))(?:[.:]|(?![\\p{L}\\p{N}'-]))[\\s.:]*)+`,
  "iu",
)
const TAIL = new RegExp(`(?<=\\S)(?:[\\s,;.–—(-]+)(?:${TAIL_STARTS})(?![\\p{L}\\p{N}]).*$`, "iu")
const END = new RegExp(
  `(?:[\\s,;:.!?–—=/&+_|<(\\[-]+|(?<=[\\s,;])(?:${AND_WORDS}|maybe|perhaps|say|vielleicht|peut-être|ones|units|pieces|pcs|stück|or|for|oder|of|each|per|je|zu|à|a|an|@))+$`,
  "iu",
)

/** Drops what surrounds the name of a part: `of the`, `by Friday`, brackets left empty. */
export function cleaned(text: string): string {
  const plain = text
    .replaceAll(/[([]\s?[,;:.-]?\s?[)\]]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,;])/g, "")
    .trim()
    .replace(LEAD, "")
  const bare = withoutTail(plain)
    .replace(END, "")
    .replace(LAST_VERB, "")
    .replace(/^\((.*)\)$/, "$1")
  const open = bare.split("(").length - bare.split(")").length
  const whole = open > 0 ? `${bare})` : bare
  return open < 0 ? whole.replace(/\)(?=[^)]*$)/, "").trim() : whole.trim()
}

/** Cuts what follows a part, unless the part itself follows: `we still need CA-F-120`. */
function withoutTail(text: string): string {
  const cut = text.replace(TAIL, "").replace(SPOKEN_TAIL, (tail) => (isSpoken(tail) ? "" : tail))
  const isLost = cut !== text && findNumbers(cut).length === 0 && findNumbers(text).length > 0
  return isLost ? text : cut
}

/** A German verb at the end of a sentence: `Anvil 850 zurücklegen`. */
const LAST_VERB = /(?<=[\p{Lu}\d][^\s]{0,30}) (?!\p{L}*ge\p{L}+en$)\p{Ll}{4,20}(?:en|ern|eln)$/u

/** The rest of a sentence behind a comma, from a small letter on. */
const SPOKEN_TAIL = /(?<=\S)(?:[,;.] | [–—-] )\p{Ll}[^,;]*$/u
const isSpoken = (tail: string): boolean =>
  namesTalk(tail) && !hasPartWord(tail) && findNumbers(tail).length === 0

const COUNTED_OTHERWISE = new RegExp(`^\\d+ (?:${OTHER_COUNTED})$`, "iu")

/** Returns what a text says of a part beside its number; nothing where it only speaks to somebody. */
export function descriptionOf(text: string): string {
  const plain = cleaned(text)
  const isOther = COUNTED_OTHERWISE.test(plain) || (!hasPartWord(plain) && isTalk(plain))
  const isPlain = !/[\d\p{Lu}]/u.test(plain)
  const isSaid = !hasPartWord(plain) && !/\d/.test(plain) && (isPlain || namesTalk(plain))
  return isOther || isSaid ? "" : plain
}
