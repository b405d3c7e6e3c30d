interface LineTax {
  /** Units of the line, and what their tax adds to the order's total; below nothing, what is taken off. */
  quantity: number
  addedCents: number
  /** Units that refunds were for before, and how much of the tax went back with them. */
  before: number
  givenCents: number
}

/**
 * How much of a line's tax, or of its fees, goes back with so many more of its units: their share, half a cent up, less what went back too
 * much or too little with those before. With the last of them all of it has gone back, whatever became of which refund.
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

/** Rounds to the cent, for amounts of any size. */
const shareOf = (amount: number, units: number, of: number): number =>
  Number((2n * BigInt(amount) * BigInt(units) + BigInt(of)) / (2n * BigInt(of)))
