import { z } from "zod"
import { plainTypes, valueTypes } from "#domain/catalogue/vocabulary/attribute.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { acknowledges, optional, requiredText, text, wholeNumber } from "../kernel/fields.ts"

export const attributeSchema = z
  .object({
    code: z
      .string()
      .meta({ description: "Key of the attribute in a part's specs.", example: "wattageW" }),
    label: z.string(),
    type: z.enum(valueTypes),
    unit: z
      .string()
      .optional()
      .meta({ description: "Unit of the attribute's numbers.", example: "W" }),
    group: z.string().optional(),
  })
  .meta({ id: "Attribute" })

export const showVocabulary = endpoint({
  route: "GET /vocabulary",
  access: "admin",
  summary: "List attributes of a category, in reading order",
  query: z.object({ category: text("category", 100).default("") }),
  reply: z.object({
    kind: z.string().describe("Kind of the category's parts. Empty if unknown."),
    attributes: z.array(attributeSchema),
  }),
})

const category = requiredText("Category", 100)
const key = requiredText("Key", 500)

const ownAttribute = {
  label: requiredText("Label", 60),
  type: z.enum(plainTypes),
  unit: requiredText("Unit", 20).nullable().default(null),
  zeroUnknown: z
    .boolean()
    .default(false)
    .describe("Whether zero means that the value is unknown. Default: false."),
  categories: z
    .array(category)
    .max(100)
    .default([])
    .describe("Categories of the attribute. Empty: all parts."),
  aliases: z.array(key).max(100).default([]),
  facet: z
    .boolean()
    .default(false)
    .describe("Whether parts can be filtered by the attribute. Default: false."),
  bounds: z
    .array(wholeNumber("Bound", 1, 999_999_999))
    .max(30)
    .default([])
    .describe("Lower bounds of the attribute's number ranges. Empty: the shop's default ranges."),
  highlighted: z
    .boolean()
    .default(false)
    .describe("Whether cards and tables show the attribute. Default: false."),
  place: wholeNumber("Place", 0, 10_000)
    .default(0)
    .describe("Position among the shop's own attributes. Default: 0."),
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
  code: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/, "Use letters and digits, beginning with a lowercase letter"),
})

export const showOwnVocabulary = endpoint({
  route: "GET /vocabulary/own",
  access: "admin",
  summary: "Retrieve the shop's own attributes and names",
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
  summary: "Retrieve the attributes and other specs of a category's parts",
  query: z.object({ category }),
  reply: z.object({
    kind: z.string().describe("Kind of the category's parts. Empty if unknown."),
    parts: z.int(),
    attributes: z.array(
      attributeSchema.extend({
        units: z.array(z.string()).describe("Units that its numbers may have."),
        aliases: z.array(z.string()).describe("Other names of the attribute."),
        parts: z.int().describe("Number of parts with the attribute."),
      }),
    ),
    keys: z
      .array(
        z.object({
          key: z.string(),
          parts: z.int(),
          examples: z.array(z.string()),
          codes: z
            .array(z.string())
            .describe("Attributes that the key maps to, if its values cannot be read."),
        }),
      )
      .describe("Keys that belong to no attribute, by number of parts, at most 200."),
    reading: optional(
      z.object({ read: z.int(), of: z.int() }),
      "Progress of rereading all parts with the current vocabulary. Missing if done.",
    ),
  }),
})

export const saveNames = endpoint({
  route: "PUT /vocabulary/names",
  access: "admin",
  summary: "Save the meaning of imported keys, also for existing parts, and of imported categories",
  body: z.object({
    names: z
      .array(
        z.object({
          category,
          key,
          as: text("Attribute", 40)
            .nullable()
            .describe(
              "Code of the attribute. Empty: the key has no known meaning. null: the shop's guess.",
            ),
          unit: requiredText("Unit", 20).optional(),
          was: optional(
            z.object({ as: text("was", 40).nullable(), unit: text("was", 20).nullable() }),
            "Meaning that the caller saw. Refused if it has changed.",
          ),
        }),
      )
      .max(500)
      .default([]),
    categories: z
      .array(
        z.object({
          name: category,
          as: category.nullable().describe("Category of the shop. null: the name stays as it is."),
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
  summary: "Create or update one of the shop's own attributes",
  params: attributeParams,
  body: z
    .object({
      ...ownAttribute,
      version: wholeNumber("version", 0, 2_147_483_647)
        .default(0)
        .describe("Version that the caller saw; 0 for a new attribute."),
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
  summary: "Delete one of the shop's own attributes",
  params: attributeParams,
  query: z.object({
    values: optional(z.literal("keep"), "`keep`: parts keep its values as other specs."),
  }),
  ...acknowledges,
  refusals: ["attribute_unknown", "attribute_in_use"],
})
