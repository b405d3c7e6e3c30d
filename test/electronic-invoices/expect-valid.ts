import { expect } from "vitest"
import { brokenRules } from "./rules.ts"
import { schemaErrors } from "./schemas.ts"
import { type InvoiceTerms, readTerms } from "./terms.ts"

/** Expects an invoice or credit note, as UBL or CII, to keep its schema and the rules of EN 16931. */
export function expectValidInvoice(xml: string): InvoiceTerms {
  expect(schemaErrors(xml), xml).toEqual([])
  const terms = readTerms(xml)
  expect(brokenRules(terms), xml).toEqual([])
  return terms
}

/** Expects both syntaxes to have equal terms, except profile and process. */
export function expectSameInvoice(ubl: string, cii: string): void {
  expect(comparable(expectValidInvoice(cii))).toEqual(comparable(expectValidInvoice(ubl)))
}

const OWN = ["BT-23", "BT-24"]

/** XRechnung has a rate even where nothing is subject to tax (BR-DE-14). */
const UNRATED = "BT-119"

function comparable({ head, taxes, ...groups }: InvoiceTerms): InvoiceTerms {
  return {
    ...groups,
    head: new Map([...head].filter(([term]) => !OWN.includes(term))),
    taxes: taxes.map(
      (tax) => new Map([...tax].filter(([term]) => term !== UNRATED || tax.get("BT-118") !== "O")),
    ),
  }
}
