import { withFigures } from "./prose-spelled.ts"
import { AND_WORDS, CHOICE_LEADS, CHOICE_PLACES, CHOICE_TAILS } from "./prose-words.ts"

/** Matches a numbered line of an offer: `> 2. 10 x Anvil 850`. */
const NUMBERED = /^(?<quote>[> ]*)(?:#|pos\.? ?)?(?<place>\d{1,2})[.):] ?(?=\S)/iu

const PLACES = `\\d{1,2}(?:(?:, ?| ?[&+] ?|,? (?:${AND_WORDS}|i|a) )\\d{1,2}){0,8}`
const CHOICE = new RegExp(
  `^(?:(?:${CHOICE_LEADS}|(?<others>all (?:but|except)|everything (?:but|except)|alles? (?:außer|bis auf)|tout sauf|todo (?:menos|excepto)|tutto tranne|alles behalve|wszystko (?:oprócz|poza)|allt utom|alt (?:undtagen|unntatt)|tudo menos)),? ){0,3}(?<named>(?:${CHOICE_PLACES}) )?(?<places>${PLACES})(?:[ ,]{1,2}(?:${CHOICE_TAILS})){0,3}(?:, \\p{Lu}\\p{L}{1,20})?[ .!]*$`,
  "iu",
)

/**
 * Applies a choice among the numbered lines of an offer above or below it: `1, 2 and 4 please`. Marks the others as not
 * needed.
 */
export function withChoices(lines: readonly string[]): readonly string[] {
  const places = lines.map((line) => Number(NUMBERED.exec(line)?.groups?.place ?? 0))
  const numbered = places.filter((place) => place > 0)
  const isOffer = numbered.length > 1 && numbered.every((place, at) => place === at + 1)
  const at = isOffer ? lines.findIndex((line) => isChoice(line, numbered.length)) : -1
  if (at < 0) return lines
  const { places: written = "", others } = CHOICE.exec(withFigures(lines[at] ?? ""))?.groups ?? {}
  const chosen = new Set((written.match(/\d+/g) ?? []).map(Number))
  return lines.map((line, index) => {
    if (index === at) return ""
    const place = places[index] ?? 0
    const isWanted = place === 0 || chosen.has(place) === (others === undefined)
    return line.replace(NUMBERED, isWanted ? "$<quote>" : "$<quote>no need for ")
  })
}

/** Returns whether a line chooses some of `count` numbered lines. A single one needs a word: `only line 2`. */
function isChoice(line: string, count: number): boolean {
  const { places = "", named, others } = CHOICE.exec(withFigures(line))?.groups ?? {}
  const chosen = (places.match(/\d+/g) ?? []).map(Number)
  const isRising = chosen.every((place, at) => place > (chosen[at - 1] ?? 0) && place <= count)
  const isClear = chosen.length > 1 || named !== undefined || others !== undefined
  return chosen.length > 0 && isRising && isClear
}
