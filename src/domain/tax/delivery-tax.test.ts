import fc from "fast-check"
import { expect, test } from "vitest"
import { taxQuestion } from "#test/tax-rates.ts"
import { deliveryTax, type TaxedGoods, taxFor } from "./tax-for.ts"

const goodsOf = (totals: [number, "standard" | "reduced" | "zero"][], pricesInclude = false) => {
  const rates = [
    { country: "DE", name: "VAT", milliPercent: 19_000, taxClass: "standard" as const },
    { country: "DE", name: "VAT", milliPercent: 7_000, taxClass: "reduced" as const },
  ]
  const lines = totals.map(([totalCents, taxClass]) => ({ totalCents, taxClass }))
  const place = { country: "DE" }
  const answer = taxFor({
    seller: place,
    destination: place,
    buyer: {},
    rates,
    day: "2026-11-22",
    pricesInclude,
    lines,
  })
  return answer.lines.map((tax, index) => ({ tax, totalCents: lines[index]?.totalCents ?? 0 }))
}
const shares = (amount: number, goods: readonly TaxedGoods[]) =>
  deliveryTax(amount, goods).map(({ tax: { netCents, taxes } }) => [
    netCents,
    taxes[0]?.milliPercent,
    taxes[0]?.taxCents,
  ])

/** Equal for goods with the same taxes. */
const taxKey = ({ isContained, taxes, takenOff }: TaxedGoods["tax"]) =>
  JSON.stringify([isContained, ...[taxes, takenOff].map((of) => of.map((tax) => tax.milliPercent))])

test("delivery of 10.00 for goods of 300.00 at 19 % and 100.00 at 7 % is 7.50 at 19 % and 2.50 at 7 %", () => {
  const goods = goodsOf([
    [20_000, "standard"],
    [10_000, "reduced"],
    [10_000, "standard"],
  ])
  expect(shares(1_000, goods)).toEqual([
    [750, 19_000, 143],
    [250, 7_000, 18],
  ])
})

test("a tax-inclusive delivery price is split with its tax", () => {
  const goods = goodsOf(
    [
      [30_000, "standard"],
      [10_000, "reduced"],
    ],
    true,
  )
  expect(shares(1_000, goods)).toEqual([
    [630, 19_000, 120],
    [234, 7_000, 16],
  ])
})

test("goods of one rate set delivery's rate, zero-rated goods set none, free delivery has no tax", () => {
  expect(shares(999, goodsOf([[1, "reduced"]]))).toEqual([[999, 7_000, 70]])
  expect(shares(999, goodsOf([[500, "zero"]]))).toEqual([[999, undefined, undefined]])
  expect(shares(0, goodsOf([[500, "standard"]]))).toEqual([[0, 19_000, 0]])
  expect(shares(100, goodsOf([[0, "standard"]]))).toEqual([[100, 19_000, 19]])
})

test("the shares always add up, each within a cent, in any order of goods", () => {
  const amount = fc.nat({ max: 10_000_000 })
  fc.assert(
    fc.property(taxQuestion, amount, (question, amountCents) => {
      fc.pre(question.lines.length > 0)
      const goods = taxFor(question).lines.map((tax, index) => ({
        tax,
        totalCents: question.lines[index]?.totalCents ?? 0,
      }))
      const shares = deliveryTax(amountCents, goods)
      const priceOf = ({ netCents, taxCents, takenOff, isContained }: TaxedGoods["tax"]) =>
        netCents +
        (isContained ? taxCents : 0) +
        takenOff.reduce((sum, { taxCents }) => sum + taxCents, 0)
      const prices = shares.map(({ tax }) => priceOf(tax))
      expect(prices.reduce((sum, price) => sum + price, 0)).toBe(amountCents)
      const whole = goods.reduce((sum, { totalCents }) => sum + totalCents, 0)
      for (const [index, { like }] of shares.entries()) {
        const equalGoods = goods.filter(({ tax }) => taxKey(tax) === taxKey(like.tax))
        const cost = equalGoods.reduce((sum, { totalCents }) => sum + totalCents, 0)
        if (whole > 0)
          expect(Math.abs((prices[index] ?? 0) - (amountCents * cost) / whole)).toBeLessThan(1.01)
      }
      expect(deliveryTax(amountCents, goods.toReversed()).map(({ tax }) => tax)).toEqual(
        shares.map(({ tax }) => tax),
      )
    }),
    { numRuns: 300 },
  )
})
