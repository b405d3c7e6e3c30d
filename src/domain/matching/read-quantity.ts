const GROUPED = /^\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+$/
const NUMBER = /^(\d[\d,.'’ \u00a0\u202f]*?)(?:[.,]0{1,2})?$/
/** `12 pcs`, `2x`, `x 2`, `qty: 5` */
const AROUND = /^(?:\p{L}{1,10}[.:]?|×)?\s*(\d.*?)\s*(?:(?:\p{L}{1,10}\.?|×)\s*)?$/u

/** A quantity as people write it; undefined where it is none. */
export function readQuantity(written: string): number | undefined {
  const [, figure = ""] = AROUND.exec(written.trim()) ?? []
  const [, digits = ""] = NUMBER.exec(figure) ?? []
  const whole = GROUPED.test(figure) ? figure : digits
  if (!GROUPED.test(whole) && !/^\d+$/.test(whole)) return undefined
  const quantity = Number(whole.replaceAll(/\D/g, ""))
  return quantity > 0 && Number.isSafeInteger(quantity) ? quantity : undefined
}
