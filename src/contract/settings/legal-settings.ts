import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { emptyUnless, instantOut } from "../kernel/fields.ts"
import { paragraph } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"
import { type LegalPage, legalTitles } from "./shop-text.ts"

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
