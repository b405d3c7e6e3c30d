import { expect, test } from "vitest"
import { type VatAmount, vatReport, vatTreatmentOf } from "./vat-report.ts"

const amount = (changes: Partial<VatAmount>): VatAmount => ({
  kind: "invoice",
  category: "S",
  sellerCountry: "DE",
  buyerCountry: "DE",
  taxedIn: "DE",
  region: "",
  milliPercent: 19_000,
  netCents: 1000,
  taxCents: 190,
  ...changes,
})

test.each([
  [{}, "domestic"],
  [{ category: "Z", taxedIn: "" }, "domestic"],
  [{ taxedIn: "FR" }, "oss"],
  // Below the threshold of OSS, the shop's own rate is due.
  [{ buyerCountry: "FR" }, "domestic"],
  [{ taxedIn: "GB" }, "abroad"],
  [{ taxedIn: "XI" }, "oss"],
  [{ sellerCountry: "GB", taxedIn: "XI" }, "domestic"],
  [{ sellerCountry: "GB", taxedIn: "DE" }, "abroad"],
  [{ sellerCountry: "XI", taxedIn: "XI" }, "domestic"],
  [{ sellerCountry: "XI", taxedIn: "GB" }, "domestic"],
  [{ sellerCountry: "XI", taxedIn: "DE" }, "oss"],
  [{ sellerCountry: "US", taxedIn: "DE" }, "abroad"],
  [{ category: "K" }, "ec_sales"],
  [{ category: "AE" }, "reverse_charge"],
  [{ category: "G" }, "export"],
  [{ category: "E" }, "exempt"],
  [{ category: "O" }, "not_collected"],
] satisfies [Partial<VatAmount>, string][])("%o is %s", (changes, treatment) => {
  expect(vatTreatmentOf(amount(changes))).toBe(treatment)
})

test("amounts of different states are in separate rows", () => {
  const inState = (region: string) =>
    amount({ sellerCountry: "US", buyerCountry: "US", taxedIn: "US", region })
  const rows = vatReport([inState("TX"), inState("OR"), inState("TX")])
  expect(rows.map(({ region, invoiced }) => [region, invoiced.netCents])).toEqual([
    ["OR", 1000],
    ["TX", 2000],
  ])
})

test("amounts are summed by treatment, country and rate, with credits separate", () => {
  const rows = vatReport([
    amount({ category: "G", buyerCountry: "JP", taxedIn: "", milliPercent: 0, taxCents: 0 }),
    amount({ milliPercent: 7_000, taxCents: 70 }),
    amount({}),
    amount({ kind: "credit_note", netCents: 300, taxCents: 57 }),
    amount({ netCents: 500, taxCents: 95 }),
  ])
  expect(
    rows.map(({ treatment, country, milliPercent }) => [treatment, country, milliPercent]),
  ).toEqual([
    ["domestic", "DE", 19_000],
    ["domestic", "DE", 7_000],
    ["export", "JP", 0],
  ])
  expect(rows[0]).toMatchObject({
    invoiced: { netCents: 1500, taxCents: 285 },
    credited: { netCents: 300, taxCents: 57 },
  })
})
