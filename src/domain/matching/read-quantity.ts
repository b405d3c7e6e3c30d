const GROUPED = /^\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+$/
const NUMBER = /^(\d[\d,.'’ \u00a0\u202f]*?)(?:[.,]0{1,2})?$/
/** `x 2`, `qty: 5` */
const BEFORE = /^(?:\p{L}{1,10}[.:]?|×)/u
/** `12 pcs`, `2x` */
const AFTER = /(?:\p{L}{1,10}\.?|×)$/u

/** A quantity as people write it; undefined where it is none. */
export function readQuantity(written: string): number | undefined {
  const figure = written.trim().replace(BEFORE, "").replace(AFTER, "").trim()
  const [, digits = ""] = NUMBER.exec(figure) ?? []
  const whole = GROUPED.test(figure) ? figure : digits
  if (!GROUPED.test(whole) && !/^\d+$/.test(whole)) return undefined
  const quantity = Number(whole.replaceAll(/\D/g, ""))
  return quantity > 0 && Number.isSafeInteger(quantity) ? quantity : undefined
}
