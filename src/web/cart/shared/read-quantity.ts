import { MAX_UNITS } from "#domain/orders/line-limits.ts"

/** Reads a whole number as people write it, also `1,200`; undefined for anything else. */
export function readQuantity(written: string): number | undefined {
  const text = written.trim()
  const isGrouped = /^\d{1,3}(?:[,\u00a0 ]\d{3})+$/.test(text)
  const digits = isGrouped ? text.replace(/\D/g, "") : text
  if (!/^\d{1,9}$/.test(digits)) return undefined
  const quantity = Number(digits)
  return quantity <= MAX_UNITS ? quantity : undefined
}
