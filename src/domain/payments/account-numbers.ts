/** Card numbers by length and first digits; no phone number is that long. */
const CARD =
  /^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|35\d{14}|6\d{15,18})$/

/** Tells whether text contains a card number, which must not be stored or logged. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(/\d(?:[ -]?\d){13,18}/g) ?? [])
    .map((run) => run.replace(/\D/g, ""))
    .some((digits) => CARD.test(digits) && hasCheckDigit(digits))

/** Luhn: counted from the right, every second digit doubled, the sum ends in 0. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

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
