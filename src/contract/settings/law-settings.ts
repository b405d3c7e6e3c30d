import { z } from "zod"
import { euMembers, isCountry, UNION } from "#domain/shop/places.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import { emptyUnless, instantOut, requiredText } from "../kernel/fields.ts"
import { fieldMeta, line, objectField, paragraph, rows, switchField } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"
import { type LegalPage, legalTitles } from "./shop-text.ts"

const COUNTRIES = "Countries"
const countries = z
  .array(
    requiredText(COUNTRIES, 2)
      .overwrite((text) => text.toUpperCase())
      .refine((code) => code === UNION || isCountry(code), {
        error: ({ input }) => fieldText.noCountry(input),
      })
      .meta({ example: "DE" }),
  )
  .max(100, { error: () => fieldText.tooMany(COUNTRIES, 100) })
  .default([])
  .register(fieldMeta, {
    kind: "lines",
    label: COUNTRIES,
    help: "One code per line, such as DE; EU for all its members. Empty: everywhere.",
  })

/** Notice on pages for which staff wrote none. */
export const GUARANTEE =
  "The goods come with the legal guarantee of conformity. If they are not as agreed within the period of the law, we repair or replace them, lower the price or give the money back."

/** Duties towards consumers by law. `/dashboard/duties` names the law of each. */
export const dutySettings = settingsGroup({
  name: "duties",
  title: "Duties towards consumers",
  readers: "public",
  fields: z.object({
    orderButton: objectField(
      "Order button",
      z.object({
        on: switchField(
          "Order with obligation to pay",
          "The checkout button says so if the buyer is a consumer, that is, if the address has no company.",
        ),
        countries,
      }),
    ),
    withdrawal: switchField(
      "Withdrawal page",
      "Buyers can withdraw from a contract at /withdraw without an account. The footer links to that page.",
    ),
    guarantee: objectField(
      "Legal guarantee",
      z.object({
        on: switchField("Notice of the legal guarantee", "Shown on products and orders."),
        text: paragraph("Notice", 1000, {
          help: "Empty: the built-in text, in the language of the page.",
        }),
      }),
    ),
    lowestPrice: switchField(
      "Lowest price of 30 days",
      "Shown beside a price that was reduced within that time.",
    ),
    makers: switchField(
      "Manufacturers and responsible persons",
      "Products show the addresses entered for the product, or else those of its manufacturer.",
    ),
  }),
})

export type DutySettings = z.output<typeof dutySettings.fields>

/** Lists the countries in which the order button states the obligation to pay; empty for all. */
export const buttonCountries = ({ orderButton }: Pick<DutySettings, "orderButton">): string[] => [
  ...new Set(orderButton.countries.flatMap((code) => (code === UNION ? euMembers : [code]))),
]

const normalizeName = (name: string): string => name.trim().toLowerCase()

const maker = z.object({
  name: line("Name", 100, { required: true, help: "The name exactly as products state it." }),
  address: paragraph("Address", 500, { help: "Postal and electronic address." }),
  responsible: paragraph("Responsible person in the EU", 500, {
    help: "Name, postal and electronic address. Empty where the manufacturer is in the EU.",
  }),
})

export const makerSettings = settingsGroup({
  name: "makers",
  title: "Manufacturers",
  readers: "public",
  fields: z
    .object({
      makers: rows("Manufacturers", "manufacturer", 500, maker, {
        help: "Shown on products as chosen in the settings 'Duties towards consumers'.",
        summary: ["name", "address"],
      }),
    })
    .superRefine(({ makers }, context) => {
      const names = makers.map(({ name }) => normalizeName(name))
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
          context.addIssue({
            code: "custom",
            path: ["makers", index, "name"],
            message: "Choose another Name",
          })
    }),
})

export const findMaker = (
  { makers }: z.output<typeof makerSettings.fields>,
  manufacturer: string | null,
) =>
  makers.find(
    ({ name }) => manufacturer !== null && normalizeName(name) === normalizeName(manufacturer),
  )

export const requiredTerm = z.object({
  page: z
    .string()
    .meta({ description: "Name of the page, as in `/legal/{page}`.", example: "terms" }),
  title: z.string().meta({ example: "Terms" }),
  version: z.int(),
})

/** Declares one group per page, so that each has its own versions. The text is plain: see `LegalText`. */
const legalText = <const Name extends LegalPage>(name: Name) =>
  settingsGroup({
    name,
    title: legalTitles[name],
    readers: "public",
    fields: z.object({
      text: paragraph("Text", 20_000, {
        help: "An empty line begins a new paragraph; # and a space begin a heading. While this is empty, the page does not exist.",
      }),
    }),
  })

export const legalSettings = [
  legalText("terms"),
  legalText("privacy"),
  legalText("imprint"),
  legalText("returns"),
  legalText("accessibility"),
] as const

export const getLegalText = endpoint({
  route: "GET /legal-text/{page}/{version}",
  access: "public",
  summary: "Retrieve a version of a legal text, such as one a buyer agreed to",
  params: z.object({
    page: z.string().meta({ example: "terms" }),
    version: z
      .string()
      .transform(emptyUnless(/^[1-9]\d{0,8}$/))
      .transform(Number)
      .meta({ example: "3" }),
  }),
  reply: requiredTerm.extend({ text: z.string(), savedAt: instantOut }),
  refusals: ["legal_text_not_found"],
})
