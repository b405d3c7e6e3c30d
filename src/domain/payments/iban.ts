/** Removes the blanks that people group account numbers with. */
const compact = (typed: string): string => typed.replaceAll(/\s+/g, "").toUpperCase()

/** Whether a typed account number means to be an IBAN: a country, two check digits and the account. */
export const looksLikeIban = (typed: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(compact(typed))

/** Whether the check digits of an IBAN are right (ISO 7064, modulo 97). */
export function hasValidCheckDigits(iban: string): boolean {
  const bare = compact(iban)
  const digits = (bare.slice(4) + bare.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/** Writes an IBAN in groups of four, and any other account number as it was typed. */
export const formatAccount = (typed: string): string =>
  looksLikeIban(typed) ? compact(typed).replaceAll(/.{4}(?=.)/g, "$& ") : typed

export const isBic = (typed: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(typed)
