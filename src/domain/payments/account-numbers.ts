/** Matches card numbers by length and leading digits. Phone numbers are shorter. */
const CARD =
  /^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|35\d{14}|6\d{15,18})$/

/** Matches a run of digits with any spacing. */
const RUN = /\d(?:[ -]?\d){13,18}/g
/** Matches a card number as cards print it, also beside other digits, such as its expiry date. */
const PRINTED =
  /(?<!\d)(?=(\d{14,19}|\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}|\d{4}[ -]\d{6}[ -]\d{4,5})(?!\d))/g

/** Reports whether text contains a card number, which must not be stored or logged. */
export const holdsCardNumber = (text: string): boolean =>
  [...(text.match(RUN) ?? []), ...Array.from(text.matchAll(PRINTED), ([, number = ""]) => number)]
    .map((number) => number.replace(/\D/g, ""))
    .some((digits) => CARD.test(digits) && hasCheckDigit(digits))

/** Checks the Luhn digit: with every second digit from the right doubled, the sum ends in 0. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Removes whitespace from an account number and capitalizes it. */
const compact = (typed: string): string => typed.replaceAll(/\s+/g, "").toUpperCase()

/** Reports whether a typed account number has the form of an IBAN: country, two check digits, account. */
export const looksLikeIban = (typed: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(compact(typed))

/** Reports whether the check digits of an IBAN are valid (ISO 7064, modulo 97). */
export function hasValidCheckDigits(iban: string): boolean {
  const bare = compact(iban)
  const digits = (bare.slice(4) + bare.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/** Formats an IBAN in groups of four; other account numbers stay as typed. */
export const formatAccount = (typed: string): string =>
  looksLikeIban(typed) ? compact(typed).replaceAll(/.{4}(?=.)/g, "$& ") : typed

export const isBic = (typed: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(typed)
