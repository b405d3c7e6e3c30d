import { z } from "zod"
import { t, translate } from "#domain/languages/translate.ts"
import { plainPercent } from "#domain/pricing/percent.ts"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import { vatTreatmentText as text } from "../tax/tax-text.ts"
import { choice, count, fieldMeta, rows } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

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
