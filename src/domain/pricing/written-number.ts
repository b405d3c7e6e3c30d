/** Marks of decimals: `1,234.50` has a point, `1.234,50` a comma. */
export const decimalMarks = ["point", "comma"] as const
export type DecimalMark = (typeof decimalMarks)[number]

const SPACED = /^\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d+)?$/
const POINTED = /^\d{1,3}(?:,\d{3})+\.\d+$/
const COMMA_LIKE = /^\d{1,3}(?:\.\d{3})+,\d+$/
const GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/
/** One mark, which may divide decimals or thousands. */
const ONE_MARK = /^(\d*)([.,])(\d+)$/
/** `12,-`: no cents. */
const NO_CENTS = /[.,][-–—]{1,2}$/

/**
 * Turns a number as people write it into digits with a decimal point: `1.234,50`, `1 234,5`, `1'234.50`. Without a mark,
 * `1.234` can be two numbers and is undefined, as is everything else.
 */
export function plainNumber(written: string, mark?: DecimalMark): string | undefined {
  const text = written.trim().replace(NO_CENTS, "")
  if (/^\d+$/.test(text)) return text
  if (SPACED.test(text)) return text.replaceAll(/[^\d.,]/g, "").replace(",", ".")
  if (GROUPS.test(text)) return text.replaceAll(/\D/g, "")
  const certain = certainMark(text)
  const found = certain ?? mark
  if (found === undefined || (certain === undefined && !ONE_MARK.test(text))) return undefined
  const [whole = "", decimals = ""] = text.split(found === "comma" ? "," : ".")
  const digits = whole.replaceAll(/\D/g, "") || "0"
  return decimals === "" ? digits : `${digits}.${decimals}`
}

/** Returns the decimal mark that a number shows by itself. */
function certainMark(text: string): DecimalMark | undefined {
  if (POINTED.test(text)) return "point"
  if (COMMA_LIKE.test(text)) return "comma"
  const [, whole = "", mark, decimals = ""] = ONE_MARK.exec(text) ?? []
  if (mark === undefined) return undefined
  const mayBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (mayBeThousands) return undefined
  return mark === "," ? "comma" : "point"
}

/** Numbers within longer texts: `€ 1.234,50`. */
const NUMBER = /\d[\d.,'’ \u00a0\u202f]*\d|\d/

/** Finds the decimal mark that all of these texts agree on; undefined without one, or with both. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | undefined {
  const found = new Set<DecimalMark>()
  for (const text of texts) {
    const mark = certainMark(NUMBER.exec(text)?.[0] ?? "")
    if (mark) found.add(mark)
  }
  return found.size === 1 ? [...found][0] : undefined
}
