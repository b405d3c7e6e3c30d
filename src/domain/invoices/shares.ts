/**
 * An amount in parts as the weights are, in whole cents: half a cent is rounded up, and the last parts take what
 * rounding leaves.
 */
export function sharesOf(amountCents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  let weighed = 0n
  let given = 0
  return weights.map((weight) => {
    weighed += BigInt(weight)
    const upTo =
      whole === 0n ? 0 : Number((2n * BigInt(amountCents) * weighed + whole) / (2n * whole))
    const share = upTo - given
    given = upTo
    return share
  })
}
