import fc from "fast-check"
import { expect, test } from "vitest"
import { taxReason } from "#contract/tax/tax-text.ts"
import { feeCents, lowerFees, type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { taxFor } from "#domain/tax/tax-for.ts"
import { taxClasses } from "#domain/tax/tax-rate.ts"
import { rates } from "#test/tax-rates.ts"
import { taxCharges, taxFactsOf, taxFollowingGoods, taxLikeGoods } from "../tax-charges.ts"
import { recalculateTax } from "./recalculate-tax.ts"

const aSale = fc.record({
  seller: fc.constantFrom("GB", "DE", "FR"),
  to: fc.constantFrom("GB", "DE", "FR", "JP", "US"),
  pricesInclude: fc.boolean(),
  followsGoods: fc.boolean(),
  deliveryCents: fc.integer({ min: 0, max: 5000 }),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      unitPriceCents: fc.integer({ min: 1, max: 99_999 }),
      feeCents: fc.integer({ min: 0, max: 500 }),
      taxClass: fc.constantFrom(...taxClasses),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})
type Sale = typeof aSale extends fc.Arbitrary<infer Of> ? Of : never
type BoughtLine = Sale["lines"][number]

/** An order of these lines with its stored tax. */
function placed(
  { seller, to, pricesInclude, followsGoods, deliveryCents }: Sale,
  lines: readonly BoughtLine[],
) {
  const answer = taxFor({
    seller: { country: seller },
    destination: { country: to },
    buyer: {},
    rates,
    day: "2026-01-31",
    pricesInclude,
    lines: [
      ...lines.map(({ quantity, unitPriceCents, taxClass }) => ({
        totalCents: quantity * unitPriceCents,
        taxClass,
      })),
      { totalCents: deliveryCents, taxClass: "standard" as const },
    ],
  })
  const facts = taxFactsOf(answer, "")
  const goodsTax = answer.lines.slice(0, lines.length)
  const bought = lines.flatMap(({ quantity, unitPriceCents }, index) => {
    const tax = goodsTax[index]
    const kept = facts[index]
    const number = index + 1
    return tax && kept ? [{ number, totalCents: quantity * unitPriceCents, tax, facts: kept }] : []
  })
  const following = taxFollowingGoods(deliveryCents, bought)
  const delivery: OrderCharge = {
    kind: "delivery",
    name: "Delivery",
    amountCents: deliveryCents,
    facts: { tax: followsGoods ? following.facts : facts.at(-1) },
  }
  const fee = feeOf(lines).map((charge) => taxLikeGoods(charge, bought))
  const ofFee = fee.flatMap((taxedFee) => taxedFee.lines)
  const taxed = {
    ...answer,
    lines: [...(followsGoods ? [...goodsTax, ...following.lines] : answer.lines), ...ofFee],
  }
  const taxes = taxCharges(taxed, taxReason(answer.treatment, ""))
  return {
    lines: lines.map((line, index) => ({ ...line, taxFacts: facts[index] ?? null })),
    delivery,
    fees: fee.map(({ charge }) => charge),
    taxes,
  }
}

/** Returns the fee of these lines, if any. */
function feeOf(lines: readonly BoughtLine[]): OrderCharge[] {
  const units = lines.flatMap(({ quantity, feeCents: eachCents }, index) =>
    eachCents > 0 ? [{ number: index + 1, quantity, eachCents }] : [],
  )
  if (units.length === 0) return []
  return [{ kind: "fee", name: "WEEE", amountCents: feeCents(units), facts: { units } }]
}

const goods = (lines: readonly BoughtLine[]) =>
  lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)

test("after any cancellations an order costs what it would have cost without the removed units", () => {
  const steps = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(aSale, steps, (sale, taken) => {
      let { lines, delivery, fees, taxes } = placed(sale, sale.lines)
      for (const [which, units] of taken) {
        const fewer = lines.map((line, index) =>
          index === which % lines.length
            ? { ...line, quantity: line.quantity - (units % (line.quantity + 1)) }
            : line,
        )
        if (fewer.every(({ quantity }) => quantity === 0)) break
        const numbered = fewer.map((line, index) => ({ ...line, number: index + 1 }))
        const lowered = lowerFees(fees, numbered, () => "")
        const after = recalculateTax(fewer, [delivery, ...lowered, ...taxes])
        lines = fewer.map((line, index) => ({ ...line, taxFacts: after.taxFacts[index] ?? null }))
        taxes = after.taxes
        delivery = after.others[0] ?? delivery
        fees = after.others.slice(1)
      }
      const left = lines.filter(({ quantity }) => quantity > 0)
      const recalculated = placed(sale, left)
      expect(goods(lines) + sumOfCharges(taxes)).toBe(
        goods(left) + sumOfCharges(recalculated.taxes),
      )
      expect(fees.map(({ amountCents, facts }) => [amountCents, facts.tax])).toEqual(
        recalculated.fees.map(({ amountCents, facts }) => [amountCents, facts.tax]),
      )
      const feesAdd = fees.map(({ facts }) => facts.units?.map((unit) => unit.addedCents ?? 0))
      expect(feesAdd).toEqual(
        recalculated.fees.map(({ facts }) => facts.units?.map((unit) => unit.addedCents)),
      )
      expect(delivery.facts.tax).toEqual(recalculated.delivery.facts.tax)
      expect(left.map(({ taxFacts }) => taxFacts?.addedCents)).toEqual(
        recalculated.lines.map(({ taxFacts }) => taxFacts?.addedCents),
      )
      expect(taxes.map(({ name, amountCents }) => [name, amountCents])).toEqual(
        recalculated.taxes.map(({ name, amountCents }) => [name, amountCents]),
      )
    }),
  )
})
