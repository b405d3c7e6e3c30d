import { z } from "zod"
import { countryOrNone, dayOrNone } from "../kernel/fields.ts"
import { fieldMeta, line, paragraph } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const day = dayOrNone("For orders paid from").register(fieldMeta, {
  kind: "line",
  label: "For orders paid from",
  help: "A day, such as 2026-01-31. As long as there is none, no invoices are issued.",
})

const country = countryOrNone("The shop's country").register(fieldMeta, {
  kind: "line",
  label: "The shop's country",
  help: "Two letters, such as DE. Buyers who left no address are taken to be there, too.",
})

/** Invoicing rules and texts. The group `shop` has the shop's identity. */
export const invoiceSettings = settingsGroup({
  name: "invoices",
  title: "Invoices",
  readers: "admin",
  fields: z
    .object({
      from: day,
      country,
      untaxed: line("Where there is no tax", 200, {
        initial: "No tax is charged.",
        help: "Why an invoice says nothing of tax.",
      }),
      note: paragraph("Note on each invoice", 1000),
    })
    .refine(({ from, country }) => from === "" || country !== "", {
      path: ["country"],
      error: "The shop's country is Required on invoices",
    }),
})
