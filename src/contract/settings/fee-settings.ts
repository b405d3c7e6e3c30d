import { z } from "zod"
import { t, translate } from "#domain/languages/translate.ts"
import type { FeeRule } from "#domain/orders/charges.ts"
import { toCents } from "#domain/pricing/money.ts"
import { readSentNumber } from "#domain/pricing/typed-number.ts"
import { fieldText } from "../kernel/field-text.ts"
import { taxText } from "../tax/tax-text.ts"
import { amount, dayField, fieldMeta, line, places, rows, switchField } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const notANumber = (label: string): string =>
  t("{label} must be a number", { label: translate(label) })

/** Limit of a spec: a number, or empty. */
const limit = (label: string, help: string) =>
  z
    .union([z.number(), z.string().trim(), z.null()], { error: () => notANumber(label) })
    .transform((typed, context) => {
      if (typed === null || typed === "") return null
      const value = typeof typed === "string" ? readSentNumber(typed) : typed
      if (Number.isFinite(value)) return value
      context.addIssue({ code: "custom", message: notANumber(label) })
      return z.NEVER
    })
    .default(null)
    .register(fieldMeta, { kind: "line", label, help })

const AMOUNT = "Amount for each unit"

const fee = z
  .object({
    name: line("Name", 60, {
      required: true,
      help: "Shown on orders and invoices, such as WEEE fee. If several rows have the same name, the first that matches a part applies.",
    }),
    amount: amount(AMOUNT, "With or without tax, like the prices. The fee is taxed like its part."),
    places: places(
      "Where the order is delivered. One per line: DE for a country, US-CA for a state, * for everywhere.",
    ),
    category: line("Category", 80, {
      help: "Name of a category: the fee applies only to its parts. Empty: parts of every category.",
    }),
    attribute: line("Attribute", 60, {
      help: "Code of a specification that the parts have, such as screenIn or batteryWh. Empty: none.",
    }),
    value: line("Value", 120, {
      help: "Value that the specification must have, such as LED. Empty: any value.",
    }),
    from: limit("From", "For a number: this value and above. Empty: no limit."),
    below: limit("Below", "For a number: values below this. Empty: no limit."),
    firstDay: dayField("From day", "First day it applies, such as 2026-01-31. Empty: always."),
    lastDay: dayField("Until day", "Last day it applies. Empty: until further notice."),
  })
  .superRefine((typed, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (!typed.amount) refuse("amount", fieldText.required(AMOUNT))
    const { attribute, value, from, below } = typed
    if (attribute === "" && (value !== "" || from !== null || below !== null))
      refuse("attribute", fieldText.required("Attribute"))
    if (from !== null && below !== null && below <= from)
      refuse("below", t("Below must be above From"))
    if (typed.firstDay && typed.lastDay && typed.lastDay < typed.firstDay)
      refuse("lastDay", taxText.daysReversed)
  })

/** Fees other than delivery and tax, such as for recycling. */
export const feeSettings = settingsGroup({
  name: "fees",
  title: "Fees",
  readers: "public",
  fields: z.object({
    on: switchField(
      "Charge fees",
      "Such as for the recycling of equipment, batteries and screens. Orders then require an address.",
    ),
    fees: rows("Fees", "fee", 200, fee, {
      summary: ["name", "amount", "places", "category", "attribute"],
    }),
  }),
})

export const feeRuleOf = ({ amount: each, ...rule }: z.output<typeof fee>): FeeRule => ({
  ...rule,
  eachCents: toCents(each ?? 0),
})
