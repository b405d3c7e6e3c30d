import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { requiredText, text, written } from "../kernel/fields.ts"
import { attributeSchema } from "./attribute-schema.ts"

/** What can be said of parts. */

export const showVocabulary = endpoint({
  route: "GET /vocabulary",
  access: "admin",
  summary: "What can be said of the parts of a category, in reading order",
  query: z.object({ category: text("category", 100).default("") }),
  reply: z.object({
    kind: z.string().meta({ description: "What parts of the category are; empty where unknown" }),
    attributes: z.array(attributeSchema),
  }),
  refusals: [],
})

const category = requiredText("Category", 100)
const key = requiredText("Key", 500)

export const showOwnVocabulary = endpoint({
  route: "GET /vocabulary/own",
  access: "admin",
  summary: "What this shop says of parts besides what every shop knows",
  reply: z.object({
    names: z.array(
      z.object({
        category: z.string(),
        key: z.string(),
        code: z.string().nullable(),
        unit: z.string().nullable(),
      }),
    ),
    categories: z.array(z.object({ name: z.string(), category: z.string() })),
  }),
  refusals: [],
})

export const rememberNames = endpoint({
  route: "PUT /vocabulary/names",
  access: "admin",
  summary:
    "Remember what keys and categories of others are, in files to come and parts that are there",
  body: z.object({
    names: z
      .array(
        z.object({
          category,
          key,
          as: text("Attribute", 40)
            .nullable()
            .meta({ description: "A code; empty: nothing known; null: as the shop guesses" }),
          unit: requiredText("Unit", 20).optional(),
        }),
      )
      .max(500)
      .default([]),
    categories: z
      .array(
        z.object({
          name: category,
          as: category.nullable().meta({ description: "null: as it comes" }),
        }),
      )
      .max(500)
      .default([]),
  }),
  reply: z.object(written),
  refusals: [],
  failure: { success: false },
})
