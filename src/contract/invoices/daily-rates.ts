import { z } from "zod"
import { t, translate } from "#domain/languages/translate.ts"
import { readSentNumber } from "#domain/pricing/typed-number.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { currencyOut, day, written } from "../kernel/fields.ts"

/** Rates of days, for tax in the currency of the shop's country. */

export const listDailyRates = endpoint({
  route: "GET /daily-rate",
  access: "admin",
  summary: "Rates of the last year, newest first, and whether one is missing for today's invoices",
  reply: z.object({
    currency: currencyOut.meta({ description: "The shop's: one unit of it costs the rate" }),
    taxCurrency: z.string().optional().meta({
      description: "The currency that invoices say tax in, too, if any",
      example: "CZK",
    }),
    asked: z.string().optional().meta({
      description: "The currency that the law of the shop's country asks for, if another",
      example: "CZK",
    }),
    missing: z.boolean().meta({ description: "Invoices with tax wait for a rate" }),
    rates: z.array(z.object({ day: z.string(), rate: z.number() })),
  }),
  refusals: [],
})

const params = z.object({ day: day("Day") })

const RATE = "Rate"

export const putDailyRate = endpoint({
  route: "PUT /daily-rate/{day}",
  access: "admin",
  summary: "Set the rate of a day. Issued invoices keep theirs",
  params,
  body: z.object({
    rate: z
      .union([z.number(), z.string().trim().transform(readSentNumber)], {
        error: () => t("{label} is a number", { label: translate(RATE) }),
      })
      .refine((rate) => rate > 0 && rate < 1e9 && hasEightDecimals(rate), {
        error: () =>
          t("{label} is a number above 0 with eight decimals at most", { label: translate(RATE) }),
      })
      .meta({ example: 25.115, description: "So much of the tax currency is one of the shop's" }),
  }),
  reply: z.object(written),
  refusals: ["tax_currency_unset", "day_in_future"],
  failure: { success: false },
})

const hasEightDecimals = (rate: number): boolean => Number(rate.toFixed(8)) === rate

export const removeDailyRate = endpoint({
  route: "DELETE /daily-rate/{day}",
  access: "admin",
  summary: "Remove the rate of a day",
  params: z.object({ day: z.string().meta({ example: "2026-01-31" }) }),
  reply: z.object({ ...written, deletedCount: z.int() }),
  refusals: ["tax_currency_unset"],
  failure: { success: false, deletedCount: 0 },
})
