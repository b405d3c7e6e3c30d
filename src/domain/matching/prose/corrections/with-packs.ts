import { NUMBER_WORDS, readNumberWords } from "../number-words.ts"
import { AND_WORDS, CONTAINER_WORDS, UNIT_WORDS } from "../prose-words.ts"

const CONTAINER = `(?:${CONTAINER_WORDS}|cajas?)`
const HAS_CONTAINER = new RegExp(`[ (-]${CONTAINER}`, "iu")
const TIMES = `(?<![\\p{L}\\p{N}.,/-])(?<times>\\d{1,3}|${NUMBER_WORDS})`
const UNIT = ` ?(?:${UNIT_WORDS}|${CONTAINER_WORDS})\\.?`
const PACKED = `(?<packed>\\d{1,4})(?:${UNIT})?`
const EACH =
  "(?:each|with|je|jeweils|mit|[àá]|chacune?|avec|cada un[oa]|con|ciascun[oa]|elk|met|vardera|hver|med|po|cada|com)"
const PER = `(?: ?/ ?| (?:to|in|per|pro|je|par|por|na|w|v|i|в|на|ανά) (?:an? |the |each )?)${CONTAINER}(?!\\p{L})`
const OF = "(?:of|with|zu|mit|[àá]|de|d[ai]|con|van|met|po|med|av|af|com|cu|s)"

/** Patterns of containers, each with their number and what one holds. The name may stand between them or before. */
const PACKS: readonly RegExp[] = [
  // `2 trays (each 12 pcs)`, `10 bags of screws (12 pcs)`, `5 packs of cables - 10 to a pack`
  `${TIMES} ${CONTAINER}(?= )(?<name>(?:(?!, \\d{1,5} | (?:${AND_WORDS}) \\d)[^;:()]){0,80}?)(?: ?\\((?:${EACH} ${PACKED}|${PACKED}(?: each|${PER})|(?<packed>\\d{1,4}) ?(?:${UNIT_WORDS})\\.?)\\)|(?:,| [-–—]) ${PACKED}${PER}| ${OF} (?<packed>\\d{1,4}) ?(?:${UNIT_WORDS})(?![\\p{L}\\p{N}])\\.?| da (?<packed>\\d{1,4})(?=[,;.)]|$))`,
  // `two 20-piece boxes`, and not a `10-pack`, which is sold as one
  `${TIMES} (?<packed>\\d{1,4})[ -]?(?:pieces?|pcs?|stück|stk|stuks|styck\\p{L}{0,3}|kappaleen|db-os|adetlik|sztuk\\p{L}{0,4}|kusov\\p{L}{1,3})[ -]${CONTAINER}(?!\\p{L})(?<name>)`,
  // `plugs (packet of 100) - 4 packets`
  ` ?\\(${CONTAINER} ${OF} ${PACKED}\\)(?: ?[-–—:=,.]{1,8}| x)? ?(?<times>\\d{1,3}) ${CONTAINER}(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, "giu"))

/** Matches `4x (2x A, 1x B)`, `3 sets of (1 x A + 2 x B)`. */
const SETS =
  /(?<![\p{L}\p{N}.,/-])(?<times>\d{1,3}) ?(?:[x×*]|sets?(?: of)?|kits?(?: of)?|sätze) ?\((?<parts>\d{1,4} ?[x×] ?(?=\p{L})[^()]{3,300})\)/giu
const COUNTED_PART = /(?<![\p{L}\p{N}.,-])(\d{1,4})(?= ?[x×] ?\p{L})/gu

/** Multiplies the parts of counted sets in brackets. */
const withSets = (text: string): string =>
  text.replaceAll(SETS, (...found) => {
    const { times, parts = "" }: Record<string, string | undefined> = found.at(-1)
    return parts.replaceAll(COUNTED_PART, (units) => String(Number(times) * Number(units)))
  })

/** Matches the full stop of `5 Pack. Papier`. */
const FULL_STOP = new RegExp(`^(\\d{1,4} (?:${CONTAINER_WORDS}))\\.(?= ?\\p{L})`, "iu")

/** Writes counted containers with a stated content, and counted sets, as the number of parts. */
export function withPacks(written: string): string {
  const text = withSets(written)
  if (!/\d/.test(text) || !HAS_CONTAINER.test(text)) return text
  return PACKS.reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (whole, ...found) => {
        const { times = "", packed, name }: Record<string, string | undefined> = found.at(-1)
        const count = /\d/.test(times) ? Number(times) : readNumberWords(times)
        if (count === undefined || times === packed) return whole
        const units = count * Number(packed)
        return name === undefined ? ` x ${units}` : `${units} x${name}`
      }),
    text.replace(FULL_STOP, "$1"),
  )
}
