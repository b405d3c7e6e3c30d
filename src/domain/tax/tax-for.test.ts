import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { british, french, german, northernIrish, rate, rates } from "#test/tax-rates.ts"
import { type TaxInput, taxFor } from "./tax-for.ts"
import { ratesAt } from "./tax-rate.ts"

const TODAY = "2026-11-22"

const ask = (changes: Partial<TaxInput> & { total?: number } = {}) => {
  const { total = 10_000, ...question } = changes
  return taxFor({
    seller: { country: "DE" },
    destination: { country: "DE" },
    buyer: {},
    rates,
    day: TODAY,
    pricesInclude: false,
    lines: [{ totalCents: total, taxClass: "standard" }],
    ...question,
  })
}
const taxOf = (changes?: Parameters<typeof ask>[0]) => ask(changes).lines[0]?.taxCents

// http://www.hmrc.gov.uk/vat/forms-rates/rates/calculating.htm
describe("HM Revenue and Customs' examples", () => {
  const atHome = { seller: { country: "GB" }, destination: { country: "GB" } }

  test("£100 and 20 % are £120", () => {
    expect(taxOf(atHome)).toBe(2_000)
  })

  test("£100 and 5 % are £105", () => {
    const lines = [{ totalCents: 10_000, taxClass: "reduced" as const }]
    expect(taxOf({ ...atHome, lines })).toBe(500)
  })

  test("£120 with 20 % in it are £100", () => {
    expect(ask({ ...atHome, total: 12_000, pricesInclude: true }).lines).toMatchObject([
      { netCents: 10_000, taxCents: 2_000 },
    ])
  })
})

// https://taxation-customs.ec.europa.eu/taxation/vat/how-does-vat-work_en
test("the European Commission's example: helmets, ore, chairs and steel with 20 %", () => {
  const atHome = { seller: { country: "FR" }, destination: { country: "FR" } }
  const prices = [20_000, 100_000, 10_000, 200_000]
  const paid = [24_000, 120_000, 12_000, 240_000]
  const lines = prices.map((totalCents) => ({ totalCents, taxClass: "standard" as const }))
  expect(ask({ ...atHome, lines }).lines.map((line) => line.netCents + line.taxCents)).toEqual(paid)
  const inclusive = paid.map((totalCents) => ({ totalCents, taxClass: "standard" as const }))
  expect(ask({ ...atHome, lines: inclusive, pricesInclude: true }).lines).toMatchObject(
    prices.map((netCents, index) => ({ netCents, taxCents: (paid[index] ?? 0) - netCents })),
  )
})

test("a country's tax and a province's are each calculated from the price", () => {
  const answer = ask({
    seller: { country: "CA" },
    destination: { country: "CA", region: "MB" },
    total: 3_999,
  })
  expect(answer.lines).toMatchObject([
    {
      netCents: 3_999,
      taxCents: 480,
      taxes: [
        { name: "GST", milliPercent: 5_000, country: "CA", taxCents: 200 },
        { name: "RST", milliPercent: 7_000, country: "CA", region: "MB", taxCents: 280 },
      ],
      takenOff: [],
    },
  ])
})

test("included taxes are removed to the cent, and the destination's are added instead", () => {
  const manitoba = { country: "CA", region: "MB" }
  const price = { seller: manitoba, total: 11_201, pricesInclude: true }
  expect(ask({ ...price, destination: manitoba }).lines).toMatchObject([
    {
      netCents: 10_001,
      taxCents: 1_200,
      isContained: true,
      takenOff: [],
      taxes: [
        { name: "GST", taxCents: 500 },
        { name: "RST", taxCents: 700 },
      ],
    },
  ])
  const columbia = { country: "CA", region: "BC" }
  const more = [...rates, rate("CA", "PST", 7_000, { region: "BC" })]
  expect(ask({ ...price, rates: more, destination: columbia }).lines).toMatchObject([
    {
      netCents: 10_001,
      isContained: false,
      taxes: [{ name: "GST" }, { name: "PST", region: "BC", taxCents: 700 }],
      takenOff: [{ name: "GST" }, { name: "RST", region: "MB", taxCents: 700 }],
    },
  ])
})

test("a region's rate may replace its country's", () => {
  const portugal = [
    rate("PT", "VAT", 23_000),
    rate("PT", "VAT", 22_000, { region: "30", insteadOfCountry: true }),
  ]
  const due = (region?: string) => ratesAt(portugal, { country: "PT", region }, "standard", TODAY)
  expect(due().map(({ milliPercent }) => milliPercent)).toEqual([23_000])
  expect(due("30").map(({ milliPercent }) => milliPercent)).toEqual([22_000])
  expect(taxOf({ seller: { country: "ES" }, destination: { country: "ES", region: "GC" } })).toBe(
    700,
  )
})

test("a rate applies on its days", () => {
  expect(
    ["2020-06-30", "2020-07-01", "2020-12-31", "2021-01-01"].map((day) => taxOf({ day })),
  ).toEqual([1_900, 1_600, 1_600, 1_900])
  const always = [rate("DE", "VAT", 19_000, { from: undefined })]
  expect(taxOf({ rates: always, day: "1999-01-01" })).toBe(1_900)
})

describe("goods sent abroad", () => {
  const toFrance = { destination: { country: "FR" } }

  test("are taxed at the destination for a consumer", () => {
    expect(taxOf(toFrance)).toBe(2_000)
  })

  test("are not taxed for a company of another member state, which accounts for the tax", () => {
    const answer = ask({ ...toFrance, buyer: { taxIds: [french] } })
    expect(answer.treatment).toEqual({ kind: "intra_community", taxId: french })
    expect(answer.lines).toMatchObject([{ netCents: 10_000, taxCents: 0, taxes: [], takenOff: [] }])
  })

  test("are taxed for a company with a number of the seller's own country", () => {
    expect(taxOf({ ...toFrance, buyer: { taxIds: [german] } })).toBe(2_000)
  })

  test("are taxed at the seller's rate if the shop is not registered in the other member state", () => {
    expect(taxOf({ destination: { country: "IT" } })).toBe(1_900)
  })

  test("are not taxed outside the EU", () => {
    expect(ask({ destination: { country: "JP" } }).treatment).toEqual({ kind: "export" })
  })

  test("are not taxed in a region outside its country's VAT area", () => {
    const ceuta = { country: "ES", region: "CE" }
    expect(ask({ destination: ceuta }).treatment).toEqual({ kind: "export" })
    expect(ask({ seller: { country: "ES" }, destination: ceuta }).treatment.kind).toBe("export")
  })

  test("lose the tax included in the price, and get the destination's", () => {
    const price = { total: 11_900, pricesInclude: true }
    const off = { name: "VAT", milliPercent: 19_000, country: "DE", taxCents: 1_900 }
    expect(ask({ ...price, destination: { country: "JP" } }).lines).toMatchObject([
      { netCents: 10_000, taxCents: 0, taxes: [], takenOff: [off] },
    ])
    expect(ask({ ...price, ...toFrance }).lines).toMatchObject([
      { netCents: 10_000, taxCents: 2_000, takenOff: [off] },
    ])
  })

  test("to the United Kingdom: a company accounts for the tax, a consumer pays it", () => {
    const destination = { country: "GB" }
    expect(taxOf({ destination })).toBe(2_000)
    expect(ask({ destination, buyer: { taxIds: [british] } }).treatment.kind).toBe("reverse_charge")
    expect(taxOf({ destination, buyer: { taxIds: [french] } })).toBe(2_000)
  })

  test("are taxed the same whatever number of another country is given", () => {
    const buyer = { taxIds: [british] }
    const atHome = { seller: { country: "GB" }, destination: { country: "GB" } }
    expect(taxOf({ ...atHome, buyer })).toBe(2_000)
    expect(ask({ ...toFrance, buyer }).treatment).toEqual({ kind: "taxed", at: { country: "FR" } })
    expect(ask({ destination: { country: "JP" }, buyer }).treatment.kind).toBe("export")
    expect(ask({ ...toFrance, rates: [], buyer: { taxIds: [french] } })).toMatchObject({
      treatment: { kind: "not_collected" },
      lines: [{ taxes: [] }],
    })
  })
})

// Windsor Framework, article 8: Northern Ireland is a member of the EU's VAT for goods, with the United Kingdom's rates.
describe("Northern Ireland", () => {
  const belfast = { country: "GB", region: "XI" }
  const london = { country: "GB" }

  test("a company there accounts for EU goods under its XI number, not under a GB one", () => {
    const toBelfast = { destination: belfast }
    expect(ask({ ...toBelfast, buyer: { taxIds: [northernIrish] } }).treatment).toEqual({
      kind: "intra_community",
      taxId: northernIrish,
    })
    expect(ask({ ...toBelfast, buyer: { taxIds: [british] } }).treatment.kind).toBe("taxed")
    expect(ask({ destination: london, buyer: { taxIds: [northernIrish] } }).treatment.kind).toBe(
      "reverse_charge",
    )
  })

  test("a consumer there pays British tax if the shop collects it, else the seller's", () => {
    expect(taxOf({ destination: belfast })).toBe(2_000)
    const onlyGerman = { rates: rates.filter(({ country }) => country === "DE") }
    expect(taxOf({ ...onlyGerman, destination: belfast })).toBe(1_900)
    expect(ask({ ...onlyGerman, destination: london }).treatment.kind).toBe("export")
    const oneStopShop = [...onlyGerman.rates, rate("GB", "VAT", 20_000, { region: "XI" })]
    expect(taxOf({ rates: oneStopShop, destination: belfast })).toBe(2_000)
    expect(ask({ rates: oneStopShop, destination: london }).treatment.kind).toBe("export")
    expect(taxOf({ rates: [...oneStopShop, ...rates], destination: belfast })).toBe(2_000)
  })

  test("a shop there sells within the EU, and domestically in the United Kingdom", () => {
    const from = { seller: belfast }
    expect(
      ask({ ...from, destination: { country: "FR" }, buyer: { taxIds: [french] } }),
    ).toMatchObject({ treatment: { kind: "intra_community" }, lines: [{ taxCents: 0 }] })
    expect(
      ask({ ...from, destination: { country: "FR" }, buyer: { taxIds: [northernIrish] } })
        .treatment,
    ).toMatchObject({ kind: "taxed", at: { country: "FR" } })
    expect(taxOf({ ...from, destination: { country: "IT" } })).toBe(2_000)
    expect(taxOf({ ...from, destination: london, buyer: { taxIds: [british] } })).toBe(2_000)
    expect(ask({ ...from, destination: { country: "JP" } }).treatment.kind).toBe("export")
  })

  test("a British shop sells to it domestically, whatever number the buyer has", () => {
    const taxIds = [northernIrish, british, french]
    expect(taxOf({ seller: london, destination: belfast, buyer: { taxIds } })).toBe(2_000)
  })
})

describe("in the United States", () => {
  const sale = {
    seller: { country: "US", region: "TX" },
    destination: { country: "US", region: "TX" },
  }

  // http://dor.wa.gov/Content/FindTaxesAndRates/RetailSalesTax/DestinationBased/StreamlinedSourcingRules.aspx, rule 2
  test("the rate is that of the delivery address, not of the store", () => {
    const toSeattle = { seller: { country: "US", region: "TX" }, total: 100_000 }
    expect(taxOf({ ...toSeattle, destination: { country: "US", region: "WA" } })).toBe(10_250)
  })

  // https://app.leg.wa.gov/RCW/default.aspx?cite=82.08.054, as section 324 of the Streamlined Sales and Use Tax Agreement
  test("a third decimal above four is rounded up to the next cent, and four is not", () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), (total) => {
        const thousandths = (BigInt(total) * 10n * 10_250n) / 100_000n
        const upTo = thousandths / 10n + (thousandths % 10n > 4n ? 1n : 0n)
        const washington = { country: "US", region: "WA" }
        expect(taxOf({ seller: washington, destination: washington, total })).toBe(Number(upTo))
      }),
    )
  })

  test("half a cent is rounded up", () => {
    expect([1_000, 1_008, 24, 8, 7].map((total) => taxOf({ ...sale, total }))).toEqual([
      63, 63, 2, 1, 0,
    ])
  })

  test("a state without a rate collects none", () => {
    const destination = { country: "US", region: "OR" }
    expect(ask({ ...sale, destination }).treatment).toEqual({ kind: "not_collected" })
    expect(taxOf({ ...sale, destination })).toBe(0)
  })

  test("a certificate for the state is valid until its day", () => {
    const certificates = [{ region: "TX", number: "1", until: "2026-11-22" }]
    expect(ask({ ...sale, buyer: { certificates } }).treatment.kind).toBe("certificate")
    expect(taxOf({ ...sale, buyer: { certificates }, day: "2026-11-23" })).toBe(625)
    const elsewhere = [{ region: "NY", number: "1" }]
    expect(taxOf({ ...sale, buyer: { certificates: elsewhere } })).toBe(625)
    const forEver = [...elsewhere, { region: "TX", number: "2" }]
    expect(taxOf({ ...sale, buyer: { certificates: forEver } })).toBe(0)
    const manitoba = { country: "CA", region: "MB" }
    const canadian = [{ region: "MB", number: "3" }]
    expect(
      taxOf({ seller: manitoba, destination: manitoba, buyer: { certificates: canadian } }),
    ).toBe(1_200)
  })
})
