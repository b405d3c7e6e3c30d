import fc from "fast-check"
import { expect, test } from "vitest"
import { creditOf } from "./credit.ts"
import {
  grossCentsOf,
  type InvoiceFacts,
  type InvoiceLine,
  invoiceTotalCents,
  taxedOf,
  vatBreakdown,
} from "./invoice.ts"

const vat = (taxCents: number) => [{ name: "VAT", milliPercent: 19_000, taxCents }]
const line = (number: number, quantity: number, eachCents: number): InvoiceLine => ({
  name: `Part ${number}`,
  partNumber: `P-${number}`,
  number,
  quantity,
  category: "S",
  netCents: quantity * eachCents,
  taxes: vat(Math.round(quantity * eachCents * 0.19)),
})

const anInvoice = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      eachCents: fc.integer({ min: 1, max: 9_999 }),
      feeCents: fc.integer({ min: 0, max: 400 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  back: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  less: fc.integer({ min: 0, max: 50 }),
})

test("a credit note for units equals the amount refunded, with their share of fees", () => {
  fc.assert(
    fc.property(anInvoice, ({ lines: bought, back, less }) => {
      const lines = bought.map((of, index) => line(index + 1, of.quantity, of.eachCents))
      const fees = bought.map(({ quantity, feeCents }, index) => {
        const netCents = quantity * feeCents
        const taxCents = Math.round(netCents * 0.19)
        return { number: index + 1, quantity, netCents, taxCents, grossCents: netCents + taxCents }
      })
      const fee = {
        name: "WEEE",
        category: "S" as const,
        netCents: fees.reduce((sum, { netCents }) => sum + netCents, 0),
        taxes: vat(fees.reduce((sum, { taxCents }) => sum + taxCents, 0)),
        units: fees.map(({ number, quantity, grossCents }) => ({ number, quantity, grossCents })),
      }
      const invoice = { lines, charges: [fee] }
      const units = bought
        .map(({ quantity }, index) => ({
          number: index + 1,
          quantity: (back[index] ?? 0) % (quantity + 1),
        }))
        .filter(({ quantity }) => quantity > 0)
      const whole = invoiceTotalCents(invoice)
      const amountCents = Math.max(1, Math.floor(whole / 2) - less)
      const credit = creditOf(invoice, [], { amountCents, units })
      expect(invoiceTotalCents(credit)).toBe(amountCents)
      for (const one of [...credit.lines, ...credit.charges])
        expect(grossCentsOf(one)).toBeGreaterThan(0)
    }),
  )
})

test("units take a share of their own line's fees only", () => {
  const fee = {
    name: "WEEE",
    category: "S" as const,
    netCents: 1_000,
    taxes: vat(190),
    units: [
      { number: 1, quantity: 4, grossCents: 952 },
      { number: 2, quantity: 1, grossCents: 238 },
    ],
  }
  const invoice = { lines: [line(1, 4, 1_000), line(2, 1, 500)], charges: [fee] }
  const credit = creditOf(invoice, [], {
    amountCents: 1_190 + 238,
    units: [{ number: 1, quantity: 1 }],
  })
  expect(credit.lines.map(grossCentsOf)).toEqual([1_190])
  expect(credit.charges).toMatchObject([
    { name: "WEEE", netCents: 200, units: [{ number: 1, quantity: 1, grossCents: 238 }] },
  ])
  expect(credit.charges.map(grossCentsOf)).toEqual([238])
})

const aRefund = fc.record({
  thousandths: fc.integer({ min: 1, max: 900 }),
  units: fc.array(
    fc.record({ number: fc.integer({ min: 1, max: 3 }), quantity: fc.nat({ max: 9 }) }),
    {
      maxLength: 2,
    },
  ),
})

test("after any refunds, the credit note of the rest leaves nothing of any rate", () => {
  const eachCents = fc.integer({ min: 1, max: 99_999 })
  const prices = fc.array(eachCents, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(prices, fc.array(aRefund, { maxLength: 4 }), (eachCents, refunds) => {
      const lines = eachCents.map((cents, index) => line(index + 1, 9, cents))
      const invoice: Pick<InvoiceFacts, "lines" | "charges"> = {
        lines: lines.map((one, index) =>
          index === 1 ? { ...one, category: "Z", taxes: [] } : one,
        ),
        charges: [{ name: "Delivery", category: "S", netCents: 1_295, taxes: vat(246) }],
      }
      const credits: (typeof invoice)[] = []
      let leftCents = invoiceTotalCents(invoice)
      const credit = (amountCents: number, units: (typeof refunds)[number]["units"]) => {
        if (amountCents === 0) return
        const note = creditOf(invoice, credits, { amountCents, units })
        expect(invoiceTotalCents(note)).toBe(amountCents)
        for (const one of taxedOf(note)) expect(grossCentsOf(one)).toBeGreaterThan(0)
        credits.push(note)
        leftCents -= amountCents
      }
      for (const { thousandths, units } of refunds)
        credit(
          Math.floor((leftCents * thousandths) / 1_000),
          [...new Map(units.map((of) => [of.number, of])).values()].filter((of) => of.quantity > 0),
        )
      credit(leftCents, [])
      const summed = (of: (typeof invoice)[]) =>
        vatBreakdown(of.flatMap(taxedOf))
          .map(({ category, netCents, taxCents }) => ({ category, netCents, taxCents }))
          .toSorted((one, other) => one.category.localeCompare(other.category))
      expect(summed(credits)).toEqual(summed([invoice]))
    }),
  )
})
