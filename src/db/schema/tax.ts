import { date, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core"

/** Combined sales tax by postal code of the United States. */
export const postalTaxRates = pgTable("postal_tax_rates", {
  postalCode: text("postal_code").primaryKey(),
  state: text("state").notNull(),
  name: text("name").notNull(),
  milliPercent: numeric("milli_percent", { mode: "number" }).notNull(),
})

/** So much of a currency is one unit of the shop's. */
export const currencyRates = pgTable(
  "currency_rates",
  {
    currency: text("currency").notNull(),
    day: date("day").notNull(),
    rate: numeric("rate", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
)
