interface LineTax {
  /** Units of the line, and the amount that their tax adds to the order total; negative if it reduces the total. */
  quantity: number
  addedCents: number
  /** Units refunded before, and the tax refunded with them. */
  before: number
  givenCents: number
}

/**
 * Returns the line's tax or fees to refund with further units: their share, rounded half up, corrected by rounding of
 * earlier refunds. After the last unit, the refunds sum exactly to the full amount.
 */
export function taxShare(
  { quantity, addedCents, before, givenCents }: LineTax,
  units: number,
): number {
  const sign = addedCents < 0 ? -1 : 1
  const whole = Math.abs(addedCents)
  const given = Math.abs(givenCents)
  const due = shareOf(whole, before + units, quantity)
  const share = Math.min(Math.max(due - given, 0), whole - given)
  return share === 0 ? 0 : sign * share
}

/** Computes the share in BigInt, because the product may exceed the safe integers. */
const shareOf = (amount: number, units: number, of: number): number =>
  Number((2n * BigInt(amount) * BigInt(units) + BigInt(of)) / (2n * BigInt(of)))
