import type { BreakValues } from "#contract/catalogue/ladder-rules.ts"

/** A number with what people write around and in it, up to its unit: `1,000+`, `$ 4.90`, `100–499`. */
const ROW = /^\D*?(\d[\d,]*)[^\t:]*[\t:]\D*?(\d[\d.,]*)/

/**
 * Two columns of a spreadsheet, or a cell of an import's file, as rows: `100⇥4.90`, `100:4.90;500:4.50`. None where
 * a text is neither; a heading is none either.
 */
export const pastedBreaks = (text: string): BreakValues[] =>
  text.split(/[\r\n;]+/).flatMap((line) => {
    const [, quantity = "", price = ""] = ROW.exec(line) ?? []
    return price === "" ? [] : [{ quantity: digitsOf(quantity), price: dollarsOf(price) }]
  })

const digitsOf = (text: string): string => text.replaceAll(",", "")

/** `1,234.50`, and `4,90` as half of the world writes it. */
const dollarsOf = (text: string): string => digitsOf(text.replace(/^(\d+),(\d{1,2})$/, "$1.$2"))
