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
