import { NUMBER_WORDS, readNumberWords } from "../number-words.ts"
import { CONTAINER_WORDS, UNIT_WORDS } from "../prose-words.ts"

const CONTAINER = `(?:${CONTAINER_WORDS}|cajas?)`
const TIMES = `(?<![\\p{L}\\p{N}.,/-])(?<times>\\d{1,3}|${NUMBER_WORDS})`
const PACKED = `(?<packed>\\d{1,4})(?: ?(?:${UNIT_WORDS})\\.?)?`
const EACH =
  "(?:each|with|je|jeweils|mit|chacune?|avec|cada un[oa]|con|ciascun[oa]|elk|met|vardera|hver|med|po|cada|com)"
const PER = `(?: ?/ ?| (?:to|in|per|pro|je|par|por|na|w|v|i|в|на|ανά) (?:an? |the |each )?)${CONTAINER}(?!\\p{L})`

/** Matches what the counted containers hold: `2 trays (each 12 pcs)`, `5 packs of cables - 10 to a pack`. */
const PACKS = new RegExp(
  `${TIMES} ${CONTAINER}(?= )(?<name>(?:(?!, \\d{1,5} )[^;:()]){0,80}?)(?: ?\\((?:${EACH} ${PACKED}|${PACKED}(?: each|${PER}))\\)|(?:,| [-–—]) ${PACKED}${PER})`,
  "giu",
)

/** Matches containers that are named by what they hold: `two 20-piece boxes`. A `10-pack` is sold as one. */
const SIZED_PACKS = new RegExp(
  `${TIMES} (?<packed>\\d{1,4})[ -]?(?:pieces?|pcs?|stück|stk|stuks|styck\\p{L}{0,3}|kappaleen|db-os|adetlik|sztuk\\p{L}{0,4}|kusov\\p{L}{1,3})[ -]${CONTAINER}(?!\\p{L})`,
  "giu",
)

/** Writes counted containers with a stated content as the number of parts. */
export const withPacks = (text: string): string =>
  [PACKS, SIZED_PACKS].reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (whole, ...found) => {
        const { times = "", packed, name = "" }: Record<string, string> = found.at(-1)
        const count = /\d/.test(times) ? Number(times) : readNumberWords(times)
        return count === undefined ? whole : `${count * Number(packed)} x${name}`
      }),
    text,
  )
