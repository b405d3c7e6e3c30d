import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { instantOut, orUnknown } from "../kernel/fields.ts"
import { termToAgreeTo } from "./term-to-agree-to.ts"

export const getLegalText = endpoint({
  route: "GET /legal-text/{page}/{version}",
  access: "public",
  summary: "A text of the shop's as it was in one of its versions, such as a buyer agreed to",
  params: z.object({
    page: z.string().meta({ example: "terms" }),
    version: z
      .string()
      .transform(orUnknown(/^[1-9]\d{0,8}$/))
      .transform(Number)
      .meta({ example: "3" }),
  }),
  reply: termToAgreeTo.extend({ text: z.string(), savedAt: instantOut }),
  refusals: ["legal_text_not_found"],
})
