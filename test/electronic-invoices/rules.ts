import { isCountry } from "#domain/shop/places.ts"
import type { InvoiceTerms, Terms } from "./terms.ts"

/** Rules of EN 16931 and XRechnung 3.0 that apply to the shop's documents, by number. */

type Rule = [name: string, isKept: (invoice: InvoiceTerms) => boolean]

const text = (terms: Terms, term: string): string => terms.get(term) ?? ""
const centsOf = (terms: Terms, term: string): number => Math.round(Number(text(terms, term)) * 100)
const sumOf = (groups: readonly Terms[], term: string): number =>
  groups.reduce((sum, terms) => sum + centsOf(terms, term), 0)
const hasAll = (terms: Terms, ...needed: string[]): boolean =>
  needed.every((term) => text(terms, term) !== "")
const hasAny = (terms: Terms, ...needed: string[]): boolean =>
  needed.some((term) => text(terms, term) !== "")

const needed = (name: string, term: string): Rule => [name, ({ head }) => hasAll(head, term)]
const neededInLines = (name: string, term: string): Rule => [
  name,
  ({ lines }) => lines.every((line) => hasAll(line, term)),
]

const presence: Rule[] = [
  needed("BR-01", "BT-24"),
  needed("BR-02", "BT-1"),
  needed("BR-03", "BT-2"),
  needed("BR-04", "BT-3"),
  needed("BR-05", "BT-5"),
  needed("BR-06", "BT-27"),
  needed("BR-07", "BT-44"),
  needed("BR-09", "BT-40"),
  needed("BR-11", "BT-55"),
  needed("BR-12", "BT-106"),
  needed("BR-13", "BT-109"),
  needed("BR-14", "BT-112"),
  needed("BR-15", "BT-115"),
  ["BR-16", ({ lines }) => lines.length > 0],
  neededInLines("BR-21", "BT-126"),
  neededInLines("BR-22", "BT-129"),
  neededInLines("BR-23", "BT-130"),
  neededInLines("BR-24", "BT-131"),
  neededInLines("BR-25", "BT-153"),
  neededInLines("BR-26", "BT-146"),
  ["BR-27", ({ lines }) => lines.every((line) => centsOf(line, "BT-146") >= 0)],
  ["BR-36", ({ charges }) => charges.every((charge) => hasAll(charge, "BT-99"))],
  ["BR-37", ({ charges }) => charges.every((charge) => hasAll(charge, "BT-102"))],
  ["BR-38", ({ charges }) => charges.every((charge) => hasAny(charge, "BT-104", "BT-105"))],
  ["BR-45", ({ taxes }) => taxes.every((tax) => hasAll(tax, "BT-116", "BT-117", "BT-118"))],
  needed("BR-49", "BT-81"),
  ["BR-53", ({ head }) => !hasAll(head, "BT-6") || hasAll(head, "BT-111")],
  ["BR-55", ({ head }) => text(head, "BT-3") !== "381" || hasAll(head, "BT-25")],
  ["BR-57", ({ head }) => !hasAny(head, "BT-75", "BT-77", "BT-78") || hasAll(head, "BT-80")],
  ["BR-61", ({ head }) => text(head, "BT-81") !== "30" || hasAll(head, "BT-84")],
  ["BR-62", ({ head }) => hasAll(head, "BT-34") === hasAll(head, "BT-34-1")],
  ["BR-63", ({ head }) => hasAll(head, "BT-49") === hasAll(head, "BT-49-1")],
]

const AMOUNTS = ["BT-99", "BT-116", "BT-117", "BT-131"]
const TOTALS = ["BT-106", "BT-108", "BT-109", "BT-110", "BT-111", "BT-112", "BT-113", "BT-115"]

const sums: Rule[] = [
  ["BR-CO-04", ({ lines }) => lines.every((line) => hasAll(line, "BT-151"))],
  ["BR-CO-09", ({ head }) => ["BT-31", "BT-48"].every((term) => isPrefixed(text(head, term)))],
  ["BR-CO-10", ({ head, lines }) => centsOf(head, "BT-106") === sumOf(lines, "BT-131")],
  ["BR-CO-12", ({ head, charges }) => centsOf(head, "BT-108") === sumOf(charges, "BT-99")],
  [
    "BR-CO-13",
    ({ head }) => centsOf(head, "BT-109") === centsOf(head, "BT-106") + centsOf(head, "BT-108"),
  ],
  ["BR-CO-14", ({ head, taxes }) => centsOf(head, "BT-110") === sumOf(taxes, "BT-117")],
  [
    "BR-CO-15",
    ({ head }) => centsOf(head, "BT-112") === centsOf(head, "BT-109") + centsOf(head, "BT-110"),
  ],
  [
    "BR-CO-16",
    ({ head }) => centsOf(head, "BT-115") === centsOf(head, "BT-112") - centsOf(head, "BT-113"),
  ],
  ["BR-CO-17", ({ taxes }) => taxes.every((tax) => Math.abs(taxRoundingCents(tax)) < 100)],
  ["BR-CO-18", ({ taxes }) => taxes.length > 0],
  ["BR-CO-25", ({ head }) => centsOf(head, "BT-115") <= 0],
  ["BR-CO-26", ({ head }) => hasAny(head, "BT-29", "BT-31")],
  [
    "BR-DEC",
    ({ head, ...groups }) =>
      TOTALS.every((term) => isCents(text(head, term))) &&
      Object.values(groups)
        .flat()
        .every((terms) => AMOUNTS.every((term) => isCents(text(terms, term)))),
  ],
  // PEPPOL-EN16931-R120, R121, R130
  ["R120", ({ lines }) => lines.every((line) => Math.abs(lineRoundingCents(line)) <= 2)],
  ["R121", ({ lines }) => lines.every((line) => Number(text(line, "BT-149") || 1) > 0)],
  [
    "R130",
    ({ lines }) => lines.every((line) => ["", text(line, "BT-130")].includes(text(line, "BT-150"))),
  ],
  // PEPPOL-EN16931-R008
  [
    "R008",
    ({ head, ...groups }) =>
      [head, ...Object.values(groups).flat()].every((terms) =>
        [...terms.values()].every((value) => value.trim() !== ""),
      ),
  ],
]

const isPrefixed = (number: string): boolean => number === "" || /^[A-Z]{2}./.test(number)
const isCents = (amount: string): boolean => /^(?:-?\d+(?:\.\d{1,2})?)?$/.test(amount)
const taxRoundingCents = (tax: Terms): number =>
  centsOf(tax, "BT-117") - (centsOf(tax, "BT-116") * Number(text(tax, "BT-119"))) / 100
const lineRoundingCents = (line: Terms): number =>
  centsOf(line, "BT-131") -
  (Number(text(line, "BT-129")) * centsOf(line, "BT-146")) / Number(text(line, "BT-149") || 1)

const isIn = (codes: string, code: string): boolean =>
  code === "" || codes.split(" ").includes(code)
const currencies = new Set(Intl.supportedValuesOf("currency"))

const codes: Rule[] = [
  ["BR-CL-01", ({ head }) => isIn("380 381", text(head, "BT-3"))],
  ["BR-CL-04", ({ head }) => currencies.has(text(head, "BT-5"))],
  ["BR-CL-05", ({ head }) => !hasAll(head, "BT-6") || currencies.has(text(head, "BT-6"))],
  [
    "BR-CL-14",
    ({ head }) =>
      ["BT-40", "BT-55", "BT-80"].every(
        (term) => !hasAll(head, term) || isCountry(text(head, term)),
      ),
  ],
  ["BR-CL-16", ({ head }) => isIn("30 68", text(head, "BT-81"))],
  ["BR-CL-17", ({ taxes }) => taxes.every((tax) => isIn(CATEGORIES, text(tax, "BT-118")))],
  ["BR-CL-20", ({ charges }) => charges.every((charge) => isIn("FC AEO", text(charge, "BT-105")))],
  ["BR-CL-22", ({ taxes }) => taxes.every((tax) => isIn(EXEMPTIONS, text(tax, "BT-121")))],
  ["BR-CL-23", ({ lines }) => lines.every((line) => isIn("C62", text(line, "BT-130")))],
  [
    "BR-CL-25",
    ({ head }) => ["BT-34-1", "BT-49-1"].every((term) => /^(?:EM|\d{4})?$/.test(text(head, term))),
  ],
]

const CATEGORIES = "S Z E AE K G O"
const EXEMPTIONS = "VATEX-EU-IC VATEX-EU-AE VATEX-EU-G VATEX-EU-O"

interface TaxedAmount {
  category: string
  rate: string
  cents: number
}

const taxedOf = ({ lines, charges }: InvoiceTerms): TaxedAmount[] => [
  ...lines.map((line) => ({
    category: text(line, "BT-151"),
    rate: text(line, "BT-152"),
    cents: centsOf(line, "BT-131"),
  })),
  ...charges.map((charge) => ({
    category: text(charge, "BT-102"),
    rate: text(charge, "BT-103"),
    cents: centsOf(charge, "BT-99"),
  })),
]

/** Names the rules of a category: BR-S-01, BR-S-02 and so on. */
const named: Record<string, string> = { K: "IC" }

/** Checks required and forbidden tax ids of a category. */
const hasTaxIds: Record<string, (head: Terms) => boolean> = {
  S: (head) => hasAny(head, "BT-31", "BT-32"),
  Z: (head) => hasAny(head, "BT-31", "BT-32"),
  E: (head) => hasAny(head, "BT-31", "BT-32"),
  AE: (head) => hasAny(head, "BT-31", "BT-32") && hasAll(head, "BT-48"),
  K: (head) => hasAll(head, "BT-31", "BT-48"),
  G: (head) => hasAll(head, "BT-31"),
  O: (head) => !hasAny(head, "BT-31", "BT-48"),
}

const isRateOf = (category: string, rate: string): boolean => {
  if (category === "O") return rate === ""
  return category === "S" ? Number(rate) > 0 : rate !== "" && Number(rate) === 0
}

function categoryRules(category: string): Rule[] {
  const prefix = `BR-${named[category] ?? category}`
  const own = (invoice: InvoiceTerms) => taxedOf(invoice).filter((one) => one.category === category)
  const groups = ({ taxes }: InvoiceTerms) =>
    taxes.filter((tax) => text(tax, "BT-118") === category)
  const rate = (tax: Terms) => (category === "O" ? "" : text(tax, "BT-119"))
  return [
    [
      `${prefix}-01`,
      (invoice) =>
        groups(invoice).length === new Set(own(invoice).map((one) => one.rate)).size &&
        (category === "S" || groups(invoice).length <= 1),
    ],
    [
      `${prefix}-02`,
      (invoice) => own(invoice).length === 0 || hasTaxIds[category]?.(invoice.head) === true,
    ],
    [`${prefix}-05`, (invoice) => own(invoice).every((one) => isRateOf(category, one.rate))],
    [
      `${prefix}-08`,
      (invoice) =>
        groups(invoice).every((tax) => {
          const sameRate = own(invoice).filter((one) => one.rate === rate(tax))
          return centsOf(tax, "BT-116") === sameRate.reduce((sum, { cents }) => sum + cents, 0)
        }),
    ],
    [
      `${prefix}-09`,
      (invoice) => category === "S" || groups(invoice).every((tax) => centsOf(tax, "BT-117") === 0),
    ],
    [
      `${prefix}-10`,
      (invoice) =>
        groups(invoice).every(
          (tax) => hasAny(tax, "BT-120", "BT-121") === !["S", "Z"].includes(category),
        ),
    ],
  ]
}

const within = (invoice: InvoiceTerms): boolean =>
  invoice.taxes.some((tax) => text(tax, "BT-118") === "K")

const categories: Rule[] = [
  ...CATEGORIES.split(" ").flatMap(categoryRules),
  ["BR-IC-11", (invoice) => !within(invoice) || hasAny(invoice.head, "BT-72", "BT-73")],
  ["BR-IC-12", (invoice) => !within(invoice) || hasAll(invoice.head, "BT-80")],
  [
    "BR-O-11",
    ({ taxes }) => taxes.length === 1 || taxes.every((tax) => text(tax, "BT-118") !== "O"),
  ],
]

const xRechnung: Rule[] = [
  needed("BR-DE-1", "BT-81"),
  needed("BR-DE-3", "BT-37"),
  needed("BR-DE-4", "BT-38"),
  needed("BR-DE-5", "BT-41"),
  needed("BR-DE-6", "BT-42"),
  needed("BR-DE-7", "BT-43"),
  needed("BR-DE-8", "BT-52"),
  needed("BR-DE-9", "BT-53"),
  ["BR-DE-10", ({ head }) => !hasAll(head, "BT-80") || hasAll(head, "BT-77")],
  ["BR-DE-11", ({ head }) => !hasAll(head, "BT-80") || hasAll(head, "BT-78")],
  ["BR-DE-14", ({ taxes }) => taxes.every((tax) => hasAll(tax, "BT-119"))],
  needed("BR-DE-15", "BT-10"),
  [
    "BR-DE-16",
    ({ head, taxes }) =>
      taxes.every((tax) => text(tax, "BT-118") === "O") || hasAny(head, "BT-31", "BT-32"),
  ],
  ["BR-DE-23", ({ head }) => (text(head, "BT-81") === "30") === hasAll(head, "BT-84")],
  ["BR-DE-27", ({ head }) => text(head, "BT-42").replaceAll(/\D/g, "").length >= 3],
  ["BR-DE-28", ({ head }) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text(head, "BT-43"))],
  ["BR-DE-TMP-32", ({ head }) => hasAny(head, "BT-72", "BT-73")],
  // PEPPOL-EN16931-R001, R010, R020
  needed("R001", "BT-23"),
  needed("R010", "BT-49"),
  needed("R020", "BT-34"),
]

/** Lists the rules that an invoice or credit note breaks, those of XRechnung if it claims to follow them. */
export function brokenRules(invoice: InvoiceTerms): string[] {
  const claimed = text(invoice.head, "BT-24").includes("xrechnung") ? xRechnung : []
  const rules = [...presence, ...sums, ...codes, ...categories, ...claimed]
  return rules.filter(([, isKept]) => !isKept(invoice)).map(([name]) => name)
}
