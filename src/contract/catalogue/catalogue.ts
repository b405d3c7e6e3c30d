import { z } from "zod"
import { facetNames, MAX_CHOSEN_LENGTH, MAX_CHOSEN_VALUES } from "#domain/catalogue/facets.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { isSlug } from "#domain/catalogue/slug.ts"
import { fitVerdicts } from "#domain/compatibility/finding.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountIn, amountOut, optional, text, wholeNumber } from "../kernel/fields.ts"
import { datasheetSizes } from "../pictures/pictures.ts"
import { expectedSchema } from "../stock/expected-batches.ts"
import { fitReasonSchema } from "./comparison.ts"
import { partSchema, specRowSchema } from "./parts.ts"

/**
 * Values of one facet: `AM5,LGA 1851`. A part must have at least one of them. A facet of numbers also takes
 * `600..850`.
 */
const oneOf = text("This", MAX_CHOSEN_LENGTH)
  .transform((values) => values.split(",").map((value) => value.trim()))
  .transform((values) => values.filter((value) => value !== "").slice(0, MAX_CHOSEN_VALUES))
  .optional()

const MAX_FIT_PARTS = 40
const MAX_FIT_UNITS = 100

/** Parts of one machine, each with an optional quantity: `ID,ID:2`. */
const fitParts = text("fits", 1_200)
  .transform((parts) => parts.split(",").filter((part) => part !== ""))
  .pipe(
    z
      .array(z.string().regex(/^[0-9a-f]{24}(:[1-9]\d{0,2})?$/, "fits must be ids of parts"))
      .max(MAX_FIT_PARTS),
  )
  .transform((parts) =>
    parts.map((part) => {
      const [id = "", quantity = "1"] = part.split(":")
      return { id, quantity: Math.min(Number(quantity), MAX_FIT_UNITS) }
    }),
  )

/** One parameter per facet of #domain/catalogue/facets.ts. The shop's own attributes are `spec.` and the code. */
const facetQuery = Object.fromEntries(facetNames.map((name) => [name, oneOf]))

const texts = z.array(z.string())

/** Reads the values of a facet. Ignores malformed values. */
export const facetValues = (query: Readonly<Record<string, unknown>>, name: string) =>
  query[name] === undefined ? undefined : texts.safeParse(query[name]).data

const partSorts = [
  "featured",
  "price",
  "-price",
  "available",
  "-available",
  "name",
  "-name",
] as const

/** An attribute's code: `spec.cores`. */
const specSort = z.templateLiteral([z.enum(["spec.", "-spec."]), z.string().regex(/^[\w.]{1,60}$/)])

const foundPartSchema = partSchema.extend({
  cells: z.array(z.string()).describe("Values of the part for the columns of its category."),
})

const categoryCounts = z.array(z.object({ name: z.string(), count: z.int() }))

export const searchCatalogue = endpoint({
  route: "GET /catalogue",
  access: "public",
  summary: "Search parts by text, category, price, stock and facets, with counts",
  query: z
    .object({
      q: optional(
        text("q", 100),
        "Search words, which may be incomplete. May include limits and what is not wanted: `gpu under 300 mm without fan under 500`.",
      ),
      category: text("category", 100).optional(),
      verbatim: optional(
        z.enum(["true", "false"]),
        "`true`: search for the words as typed, without corrections and without reading limits or exclusions. Default: `false`.",
      ),
      available: optional(
        z.enum(["true", "false"]),
        "`true`: only parts that can be ordered now from stock, which leaves out parts on back-order. Default: `false`.",
      ),
      minPrice: amountIn("minPrice").optional(),
      maxPrice: amountIn("maxPrice").optional(),
      minOrder: optional(
        wholeNumber("minOrder", 1, partFields.minimumQuantity.max),
        "Only parts with at most this minimum order quantity.",
      ),
      sort: optional(
        z.union([z.enum(partSorts), specSort]),
        "Sort order: one of these, or a value of `sorts`; `-` reverses it. Default: `featured`.",
      ),
      page: wholeNumber("page", 1, 100_000).optional(),
      pageSize: wholeNumber("pageSize", 1, 100).optional(),
      fits: optional(
        fitParts,
        "Only parts that fit these parts of one machine, up to 40 ids with optional quantities: `ID,ID:2`.",
      ),
      fitCheck: optional(
        z.enum(["true", "false"]),
        "`true`: with `fits` or a part named in `q`, also parts with something to check. Default: `false`.",
      ),
      ...facetQuery,
    })
    .catchall(z.unknown().transform((values) => oneOf.safeParse(values).data)),
  reply: z.object({
    total: z.int(),
    available: z.int().describe("Number of found parts that can be ordered now from stock."),
    page: z.int(),
    pageSize: z.int(),
    columns: z
      .array(z.string())
      .describe("Columns by which parts of the requested category are compared."),
    sorts: z.array(z.string()).describe("Sort order of each of these columns."),
    parts: z.array(foundPartSchema),
    facets: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
        numbers: optional(
          z.object({ unit: z.string().optional(), least: z.number(), most: z.number() }),
          "Range of a number facet, which also accepts a range: `600..850`.",
        ),
      }),
    ),
    categories: categoryCounts,
    fit: optional(
      z.object({
        fits: z.int(),
        check: z.int(),
        parts: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
        typed: optional(z.string(), "Words of `q` that named the part, such as `for 5090`."),
      }),
      "With `fits`, or if `q` names a part that the others must fit, such as `psu for 5090`: the number of parts that fit and that need a check, and the parts of the machine.",
    ),
    exact: optional(z.string(), "Slug of the one part whose number is `q`, in any spacing."),
    instead: optional(
      z.object({
        words: optional(
          z.string(),
          "Corrected search that was used instead of `q`. Missing if it finds nothing either.",
        ),
        dropped: z.array(z.string()).describe("Words of `q` that were left out."),
        categories: categoryCounts.describe("All categories of the shop."),
      }),
      "Alternatives. Present if `q` finds nothing in any category.",
    ),
    price: optional(
      z.object({
        typed: z.string().describe("Words of the price limit."),
        words: z.string().describe("Remaining words of `q`, which were searched for."),
        min: amountOut.optional(),
        max: amountOut.optional(),
      }),
      "Price limit in `q`, such as `gpu under 500`. Missing if there is none.",
    ),
    limits: optional(
      z.array(
        z.object({
          typed: z.string().describe("Words of the limit, such as `under 200mm`."),
          filter: optional(
            z.object({
              facet: z.string(),
              value: z.string().describe("A value of the facet: `..200`."),
              label: z.string().describe("As shown: `Length: Up to 200 mm`."),
            }),
            "Missing if it is not clear what is limited; left out then.",
          ),
        }),
      ),
      "Limits of numbers in `q`, such as `gpu under 200mm`. Missing if none.",
    ),
    cheapest: optional(
      z.string(),
      "Words of `q` that ask for the lowest price first, such as `cheapest`. Missing if `sort` is given.",
    ),
    excluded: optional(
      z.array(
        z.object({
          typed: z.string().describe("Words that exclude, such as `no rgb or window`."),
          terms: z.array(z.string()).describe("Terms that they exclude."),
          unknown: z
            .array(z.string())
            .describe("Terms among them that no part is known to have or to lack."),
        }),
      ),
      "What `q` excludes, such as `gpu without fan`. Missing if nothing.",
    ),
  }),
  refusals: ["category_unknown"],
})

export const listCategories = endpoint({
  route: "GET /category",
  access: "public",
  summary: "List categories with their number of parts, in the shop's order",
  reply: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      image: z.string().describe("Picture of the category's first part. Empty if there is none."),
    }),
  ),
})

export const showPart = endpoint({
  route: "GET /catalogue/{slug}",
  access: "public",
  summary: "Retrieve a part with its specs in reading order and the parts that fit it",
  params: z.object({
    // Any other value counts as an unknown part.
    slug: z
      .string()
      .transform((slug) => (isSlug(slug) ? slug : ""))
      .describe("Current or former slug of the part."),
  }),
  reply: z.object({
    part: partSchema,
    specs: z.array(specRowSchema),
    datasheets: z.array(z.object({ url: z.string(), text: z.string(), ...datasheetSizes })),
    fits: z.array(
      z.object({
        verdict: z.enum(fitVerdicts),
        reasons: z.array(fitReasonSchema).describe("Reasons of this verdict."),
        part: z.object({
          _id: z.string(),
          slug: z.string(),
          name: z.string(),
          category: z.string(),
          price: amountOut,
          availableQuantity: z.int(),
        }),
      }),
    ),
    expected: optional(z.array(expectedSchema), "Expected batches of the part."),
    reduction: optional(
      z.object({
        from: amountOut.describe("Price before the reduction."),
        lowest: amountOut.describe("Lowest price of the 30 days before the reduction."),
      }),
      "Price reduction of the last 30 days, in shops that show it.",
    ),
    safety: optional(
      z.object({
        manufacturer: z.string(),
        address: z.string().describe("Address of the manufacturer."),
        responsible: z.string().describe("Responsible person in the EU."),
      }),
      "Product safety information, in shops that show it and if any is known.",
    ),
  }),
  refusals: ["part_not_found", "part_unknown"],
})

const suggestedPartSchema = partSchema
  .pick({
    _id: true,
    slug: true,
    sku: true,
    mpn: true,
    name: true,
    image: true,
    availableQuantity: true,
    minimumQuantity: true,
    lifecycle: true,
    backorder: true,
    category: true,
  })
  .extend({
    price: amountOut.describe("Lowest price of the part's price ladder."),
    exact: z.boolean().describe("Whether `q` is the part's number, in any spacing."),
  })

export const suggestParts = endpoint({
  route: "GET /suggest",
  access: "public",
  summary: "Suggest parts and their categories while the buyer types",
  query: z.object({
    q: optional(text("q", 100), "Text as typed. Suggestions start at two letters."),
  }),
  reply: z.object({
    parts: z.array(suggestedPartSchema).max(6),
    categories: categoryCounts.max(3),
    total: z.int().describe("Number of parts that `GET /catalogue` finds."),
  }),
})
