import { z } from "zod"
import { defaultPrefixes } from "#domain/invoices/invoice.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { currencyCodes } from "#domain/pricing/card-limits.ts"
import { plainPercent, writeTyped } from "#domain/pricing/typed-number.ts"
import { countryOrNone, wholeNumber } from "../kernel/fields.ts"
import { vatTreatmentText as text } from "../tax/tax-text.ts"
import {
  choice,
  count,
  dayField,
  fieldMeta,
  line,
  objectField,
  paragraph,
  rows,
  switchField,
} from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"
import type { shopSettings } from "./shop-settings.ts"

const country = countryOrNone("The shop's country").register(fieldMeta, {
  kind: "line",
  label: "The shop's country",
  help: "Two-letter country code, such as DE. Also used for buyers without an address.",
})

const prefix = (label: string, initial: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9/-]{0,11}$/, {
      error: () => t("{label}: 1 to 12 letters, digits, - or /", { label: translate(label) }),
    })
    .meta({ example: initial })
    .default(initial)
    .register(fieldMeta, { kind: "line", label })

const firstNumber = (label: string) =>
  wholeNumber(label, 1, 999_999).default(1).register(fieldMeta, { kind: "count", label })

const numbers = z.object({
  invoicePrefix: prefix("Prefix of invoices", defaultPrefixes.invoice),
  firstInvoice: firstNumber("First invoice of the first year"),
  creditNotePrefix: prefix("Prefix of credit notes", defaultPrefixes.credit_note),
  firstCreditNote: firstNumber("First credit note of the first year"),
})

/** Invoices state tax in the shop's currency only. */
export const NO_TAX_CURRENCY = "no other currency"

/** Invoicing rules and texts. The group `shop` has the shop's identity. */
export const invoiceSettings = settingsGroup({
  name: "invoices",
  title: "Invoices",
  readers: "admin",
  fields: z
    .object({
      from: dayField(
        "Invoice orders paid from",
        "A day, such as 2026-01-31. While this is empty, no invoices are issued.",
      ),
      country,
      numbers: objectField("Numbers: fixed once the first is issued", numbers),
      untaxed: line("Text where no tax is charged", 200, {
        initial: "No tax is charged.",
        help: "Explains on invoices why no tax is charged.",
      }),
      note: paragraph("Note on each invoice", 1000),
      rules: choice(
        "XML format",
        ["EN 16931", "XRechnung"],
        "Public buyers in Germany require XRechnung. Both are UBL 2.1.",
      ),
      facturX: switchField(
        "Factur-X (ZUGFeRD) in the PDF",
        "PDFs of new invoices and credit notes carry factur-x.xml, profile EN 16931, as PDF/A-3b. Issued documents stay as they are.",
      ),
      taxCurrency: choice(
        "Tax also in",
        [NO_TAX_CURRENCY, ...currencyCodes],
        "The currency of the shop's country, if it differs from the shop's currency. Invoices then wait for the rate of their day, which you enter at /dashboard/daily-rates.",
      ),
      seller: objectField(
        "Shop details in the XML",
        z.object({
          street: line("Street and number", 120),
          postalCode: line("Postal code", 20),
          city: line("City", 80),
          contact: line("Contact", 80, { help: "Person or department that answers questions." }),
        }),
      ),
    })
    .refine(({ from, country }) => from === "" || country !== "", {
      path: ["country"],
      error: "The shop's country is Required on invoices",
    })
    .refine(
      ({ numbers: { invoicePrefix, creditNotePrefix } }) => invoicePrefix !== creditNotePrefix,
      {
        path: ["numbers", "creditNotePrefix"],
        error: "Prefix of credit notes must differ from that of invoices",
      },
    ),
})

export type InvoiceSettings = z.output<typeof invoiceSettings.fields>

export const NUMBERS_FIXED = "Numbers are fixed: the first document has been issued"

/** Lists the empty settings that XRechnung requires, with their groups (BR-DE-2 to BR-DE-7, BR-DE-16). */
export function missingForXRechnung(
  { phone, email, taxIds, vatNumber }: z.output<typeof shopSettings.fields> & { vatNumber: string },
  { country, seller }: InvoiceSettings,
): { group: "shop" | "invoices"; label: string }[] {
  const invoices = [
    { label: "The shop's country", value: country },
    { label: "Postal code", value: seller.postalCode },
    { label: "City", value: seller.city },
    { label: "Contact", value: seller.contact },
  ]
  const shop = [
    { label: "Phone", value: phone },
    { label: "E-mail for help", value: email },
    { label: "Tax ids", value: taxIds.length === 0 ? vatNumber : "set" },
  ]
  const emptyIn = (group: "shop" | "invoices", fields: { label: string; value: string }[]) =>
    fields.flatMap(({ label, value }) => (value === "" ? [{ group, label }] : []))
  return [...emptyIn("invoices", invoices), ...emptyIn("shop", shop)]
}

const account = (label: string, help?: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,9}$/, {
      error: () => t("{label}: at most 9 digits", { label: translate(label) }),
    })
    .meta({ example: "8400" })
    .default("")
    .register(fieldMeta, { kind: "line", label, help })

const revenueAccount = z.object({
  treatment: choice(
    "Tax treatment",
    [
      text.domestic,
      text.oss,
      text.abroad,
      text.ec_sales,
      text.reverse_charge,
      text.export,
      text.exempt,
      text.not_collected,
    ],
    "As in the tax report.",
  ),
  percent: z
    .string()
    .trim()
    .overwrite(plainPercent)
    .regex(/^\d{0,3}(?:\.\d{1,3})?$/, "Rate must be a number, such as 19 or 8.875")
    .meta({ example: "19" })
    .default("")
    .register(fieldMeta, {
      kind: "line",
      label: "Rate",
      help: "In percent. Empty: every rate.",
      write: writeTyped,
    }),
  account: account("Account", "Such as 8400 or 4400."),
  taxKey: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, "Tax key: at most 4 digits")
    .meta({ example: "3" })
    .default("")
    .register(fieldMeta, {
      kind: "line",
      label: "Tax key",
      help: "BU-Schlüssel. Empty for accounts with automatic tax.",
    }),
})

/** Numbers of the accountant, for the booking file in DATEV's format. */
export const datevSettings = settingsGroup({
  name: "datev",
  title: "DATEV",
  readers: "admin",
  fields: z.object({
    consultant: count("Consultant number", 9_999_999, { help: "Beraternummer, from 1001." }),
    client: count("Client number", 99_999, { help: "Mandantennummer." }),
    yearBeginsInMonth: count("Financial year begins in month", 12, { initial: 1 }),
    accountLength: count("Number of digits in account numbers", 8, {
      initial: 4,
      help: "Sachkontenlänge: 4 to 8.",
    }),
    debtor: account("Customer account", "Such as 10000 or 1400."),
    accounts: rows("Revenue accounts", "account", 60, revenueAccount, {
      help: "The first match applies.",
      summary: ["treatment", "percent", "account", "taxKey"],
    }),
  }),
})

export type DatevSettings = z.output<typeof datevSettings.fields>
