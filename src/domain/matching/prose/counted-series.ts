import { ALSO_WORDS, AND_WORDS, CONTAINER_WORDS, UNIT_WORDS } from "./prose-words.ts"

/** Matches `fans (20), hubs x 4 and 15 power supplies`, `fans (4x), a hub and 2 boards`. */
const LAST_COUNTED_FIRST = new RegExp(
  `^(.{3,300}(?:(?<![\\p{L}\\p{N}])[x×] ?\\d{1,4}|\\((?:x ?)?\\d{1,4} ?(?:x|(?:${UNIT_WORDS})\\.?)?\\)))(?:(?:,? (?:${AND_WORDS})){1,2}(?: (?:gleich|noch|also|another|further|encore|otr[oa]s|altr[ie]|nog|jeszcze|til))? (?=\\d)|, (?=[^()]{3,200}$)(?!.{0,200}[x×] ?\\d))((?:\\d{1,4}|an?|eine?n?|une?|una?) [\\p{L}\\d].{3,200})$`,
  "iu",
)

/** Matches `if yes please send 4 + 4 fans`, `8 of those and 4 fans`. */
const COUNTED_ALONE = new RegExp(
  `^(.{0,120}(?<!\\p{L})(?:(?:send|add|take|need|want|order|brauchen|nehmen|schicken|envoyez|mandad|mande)(?: me| us| wir)? \\d{1,4}|\\d{1,4} (?:of (?:them|those|these)|davon|de ellos))),? ?(?:[+&]|${AND_WORDS}) ?(\\d{1,4} (?:x )?\\p{L}.{2,100})$`,
  "iu",
)

/** Matches `6 processors and a board for them, also 6`, `6 processors and fans of 80 mm, 4 pcs`. */
const COUNTED_ALSO = new RegExp(
  `^(.{0,120}\\d.{2,120}?),? (?:${AND_WORDS}) ((?!\\d{1,5} (?!(?:mm|cm|m|w|gb|tb|inch|zoll)(?!\\p{L})))[^,;]{3,80}?),? (?:(?:${ALSO_WORDS}) (\\d{1,5})(?: \\p{L}{2,10}\\.?)?|(?<=, )(\\d{1,5}) ?(?!each|of)(?:${UNIT_WORDS}|${CONTAINER_WORDS})\\.?)[.!]?$`,
  "iu",
)

/** Matches `3 power supplies and whatever the big SSD is called, need 5 of those`. */
const COUNTED_LAST = new RegExp(
  `^(.{0,120}\\d.{2,120}?),? (?:${AND_WORDS}) ((?!\\d{1,5} )[^,]{3,80}), (?:(?:we|i|ich|wir) )?(?:need|want|take|like|brauche|brauchen|nehme|nehmen) (\\d{1,5}) (?:of (?:them|those|these)|davon)[.!]?$`,
  "iu",
)

/** Divides a series whose last part is counted in another way than those before it; undefined for other texts. */
export function withLastApart(series: string): { before: string; last: string } | undefined {
  if (!/\d/.test(series)) return undefined
  const [, counted, name, also, quantity = also] =
    COUNTED_ALSO.exec(series) ?? COUNTED_LAST.exec(series) ?? []
  if (counted !== undefined) return { before: counted, last: `${name} x ${quantity}` }
  const [, before, last] = LAST_COUNTED_FIRST.exec(series) ?? COUNTED_ALONE.exec(series) ?? []
  return before !== undefined && last !== undefined ? { before, last } : undefined
}
