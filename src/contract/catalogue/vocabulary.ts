import { z } from "zod"
import { plainTypes, valueTypes } from "#domain/catalogue/vocabulary/attribute.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { acknowledges, requiredText, text, wholeNumber } from "../kernel/fields.ts"

export const attributeSchema = z
  .object({
    code: z.string().meta({ description: "Its key in a part's specs", example: "wattageW" }),
    label: z.string(),
    type: z.enum(valueTypes),
    unit: z.string().optional().meta({ description: "What its numbers are in", example: "W" }),
    group: z.string().optional(),
  })
  .meta({ id: "Attribute" })

export const showVocabulary = endpoint({
  route: "GET /vocabulary",
  access: "admin",
  summary: "Attributes of a category's parts, in reading order",
  query: z.object({ category: text("category", 100).default("") }),
  reply: z.object({
    kind: z.string().meta({ description: "Kind of the category's parts; empty if unknown" }),
    attributes: z.array(attributeSchema),
  }),
})

const category = requiredText("Category", 100)
const key = requiredText("Key", 500)

const ownAttribute = {
  label: requiredText("Label", 60),
  type: z.enum(plainTypes),
  unit: requiredText("Unit", 20).nullable().default(null),
  zeroUnknown: z.boolean().default(false).meta({ description: "Zero says nothing" }),
  categories: z.array(category).max(100).default([]).meta({ description: "None: all parts" }),
  aliases: z.array(key).max(100).default([]),
  facet: z.boolean().default(false).meta({ description: "Parts are filtered by it" }),
  bounds: z
    .array(wholeNumber("Bound", 1, 999_999_999))
    .max(30)
    .default([])
    .meta({ description: "Where each range of its numbers begins; none: as the shop has it" }),
  highlighted: z.boolean().default(false).meta({ description: "On cards and in tables" }),
  place: wholeNumber("Place", 0, 10_000).default(0).meta({ description: "Among the shop's own" }),
}
const ownAttributeSchema = z
  .object({
    code: z.string(),
    ...ownAttribute,
    bounds: z.array(z.int()),
    place: z.int(),
    version: z.int(),
  })
  .meta({ id: "OwnAttribute" })
const attributeParams = z.object({
  code: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, "Letters and digits, a small letter first"),
})

export const showOwnVocabulary = endpoint({
  route: "GET /vocabulary/own",
  access: "admin",
  summary: "The shop's own attributes and names",
  reply: z.object({
    attributes: z.array(ownAttributeSchema),
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
})

export const showVocabularyUse = endpoint({
  route: "GET /vocabulary/use",
  access: "admin",
  summary: "Attributes and other specs that a category's parts have",
  query: z.object({ category }),
  reply: z.object({
    kind: z.string().meta({ description: "Kind of its parts; empty if unknown" }),
    parts: z.int(),
    attributes: z.array(
      attributeSchema.extend({
        units: z.array(z.string()).meta({ description: "Units that its numbers may have" }),
        aliases: z.array(z.string()).meta({ description: "What else it is called" }),
        parts: z.int().meta({ description: "Number of parts that have it" }),
      }),
    ),
    keys: z
      .array(
        z.object({
          key: z.string(),
          parts: z.int(),
          examples: z.array(z.string()),
          codes: z.array(z.string()).meta({
            description: "Attributes that it maps to, if its values cannot be read",
          }),
        }),
      )
      .meta({
        description: "Keys that are no attribute's, those of most parts first; 200 at most",
      }),
    reading: z.object({ read: z.int(), of: z.int() }).optional().meta({
      description: "Progress of reading all parts with the present vocabulary; missing if done",
    }),
  }),
})

export const saveNames = endpoint({
  route: "PUT /vocabulary/names",
  access: "admin",
  summary: "Save the meaning of imported keys and categories, for future files and existing parts",
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
          was: z
            .object({ as: text("was", 40).nullable(), unit: text("was", 20).nullable() })
            .optional()
            .meta({ description: "Meaning seen; refused if it has changed" }),
        }),
      )
      .max(500)
      .default([]),
    categories: z
      .array(
        z.object({
          name: category,
          as: category.nullable().meta({ description: "null: as it is" }),
          was: category.nullable().optional(),
        }),
      )
      .max(500)
      .default([]),
  }),
  ...acknowledges,
  refusals: ["names_changed"],
})

export const putOwnAttribute = endpoint({
  route: "PUT /vocabulary/attribute/{code}",
  access: "admin",
  summary: "Add an attribute of this shop's own, or change it",
  params: attributeParams,
  body: z
    .object({
      ...ownAttribute,
      version: wholeNumber("version", 0, 2_147_483_647)
        .default(0)
        .meta({ description: "As it was seen; 0 for a new one" }),
    })
    .refine(({ type, unit }) => unit === null || type === "number", {
      path: ["unit"],
      error: "Only numbers have a unit",
    })
    .refine(({ type, bounds }) => bounds.length === 0 || type === "number", {
      path: ["bounds"],
      error: "Only numbers have ranges",
    })
    .refine(({ bounds }) => bounds.every((bound, at) => bound > (bounds[at - 1] ?? 0)), {
      path: ["bounds"],
      error: "Each range begins above the one before",
    }),
  ...acknowledges,
  refusals: ["attribute_built_in", "attribute_changed"],
})

export const removeOwnAttribute = endpoint({
  route: "DELETE /vocabulary/attribute/{code}",
  access: "admin",
  summary: "Take an attribute of this shop's own away",
  params: attributeParams,
  query: z.object({
    values: z
      .literal("keep")
      .optional()
      .meta({ description: "Products keep its values as other specs" }),
  }),
  ...acknowledges,
  refusals: ["attribute_unknown", "attribute_in_use"],
})
