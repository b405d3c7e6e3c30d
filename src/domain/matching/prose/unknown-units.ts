import { hasPartWord } from "./prose-lines.ts"
import { UNIT_WORDS } from "./prose-words.ts"

const FIGURE_AND_WORD = /(?<![\p{L}\p{N}.,\-/#$€£])(\d{1,6}) ?(\p{L}{2,10})(?![\p{L}\p{N}-])/gu
const KNOWN_UNIT = new RegExp(`^(?:${UNIT_WORDS})$`, "i")
const MIN_SAME_UNITS = 2

/** Writes an unknown unit as `pcs` if at least half of the lines with figures end with it: `50 adet`. */
export function withKnownUnit(lines: readonly string[]): string[] {
  const units = new Map<string, number>()
  const filled = lines.filter((line) => /\d/.test(line))
  for (const line of filled) {
    const unit = unitAtEnd(line)
    if (unit) units.set(unit, (units.get(unit) ?? 0) + 1)
  }
  const [[unit, count] = ["", 0]] = [...units].toSorted(([, one], [, other]) => other - one)
  if (count < MIN_SAME_UNITS || count * 2 < filled.length) return [...lines]
  return lines.map((line) =>
    unitAtEnd(line) === unit
      ? line.replaceAll(FIGURE_AND_WORD, (whole, figure: string, word: string) =>
          word.toLowerCase() === unit ? `${figure} pcs` : whole,
        )
      : line,
  )
}

/** Returns the word after a figure at the end of a line, unless it is a size, a known unit or a kind of part. */
function unitAtEnd(line: string): string | undefined {
  const last = Array.from(line.matchAll(FIGURE_AND_WORD)).at(-1)
  const [whole = "", , word = ""] = last ?? []
  const end = line.trimEnd().replace(/[.;,]$/, "").length
  if (!last || last.index === 0 || last.index + whole.length < end) return undefined
  const isOther = hasPartWord(whole) || word !== word.toLowerCase() || KNOWN_UNIT.test(word)
  return isOther ? undefined : word
}
