import { z } from "zod"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { isSlug } from "#domain/catalogue/slug.ts"
import { fitVerdicts } from "#domain/compatibility/finding.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountIn, amountOut, text, wholeNumber } from "../kernel/fields.ts"
import { datasheetSizes } from "../pictures/pictures.ts"
import { expectedSchema } from "../stock/expected-batches.ts"
import { fitReasonSchema } from "./comparison.ts"
import { partSchema, specRowSchema } from "./parts.ts"

/** Values of one facet, of which a part has at least one: `AM5,LGA 1851`; of a number also `600..850`. */
const oneOf = text("This", 500)
  .transform((values) => values.split(",").map((value) => value.trim()))
  .transform((values) => values.filter((value) => value !== "").slice(0, 50))
  .optional()

const MAX_FIT_PARTS = 40
const MAX_FIT_UNITS = 100

/** Parts of one machine, each perhaps with how many: `ID,ID:2`. */
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

/** Parameters of #domain/facets.ts; the shop's own attributes are `spec.` and the code. */
const facetQuery = {
  brand: oneOf,
  type: oneOf,
  tower: oneOf,
  socket: oneOf,
  chipset: oneOf,
  cardMemory: oneOf,
  memoryType: oneOf,
  boardSize: oneOf,
  formFactor: oneOf,
  capacity: oneOf,
  modules: oneOf,
  speed: oneOf,
  ecc: oneOf,
  wattage: oneOf,
  efficiency: oneOf,
  modular: oneOf,
  size: oneOf,
  fanSpeed: oneOf,
  airflow: oneOf,
  noise: oneOf,
  connector: oneOf,
  bearing: oneOf,
  rating: oneOf,
  radiator: oneOf,
  height: oneOf,
  interface: oneOf,
  portType: oneOf,
  linkSpeed: oneOf,
  boardPower: oneOf,
  cardRoom: oneOf,
  coolerRoom: oneOf,
  supplySize: oneOf,
  volume: oneOf,
  length: oneOf,
  ethernet: oneOf,
  wifi: oneOf,
  cores: oneOf,
  tdp: oneOf,
  screen: oneOf,
  resolution: oneOf,
  refresh: oneOf,
  panel: oneOf,
  connection: oneOf,
}

/** Reads the values of a facet; malformed ones are ignored. */
export const facetValues = (query: Readonly<Record<string, unknown>>, name: string) =>
  query[name] === undefined ? undefined : texts.safeParse(query[name]).data
const texts = z.array(z.string())

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
  cells: z.array(z.string()).meta({ description: "Its values of the columns of its category" }),
})

const categoryCounts = z.array(z.object({ name: z.string(), count: z.int() }))

export const searchCatalogue = endpoint({
  route: "GET /catalogue",
  access: "public",
  summary: "Parts by text, category, price, stock and facets, with counts for each further choice",
  query: z
    .object({
      q: text("q", 100).optional().meta({
        description:
          "Words, each perhaps only begun, perhaps with a price limit or with what is not wanted: `gpu without fan under 500`",
      }),
      category: text("category", 100).optional(),
      verbatim: z
        .enum(["true", "false"])
        .optional()
        .meta({ description: "true: words that find nothing are not corrected" }),
      available: z
        .enum(["true", "false"])
        .optional()
        .meta({ description: "true: only parts that can be ordered now" }),
      minPrice: amountIn("minPrice").optional(),
      maxPrice: amountIn("maxPrice").optional(),
      minOrder: wholeNumber("minOrder", 1, partFields.minimumQuantity.most)
        .optional()
        .meta({ description: "Only parts whose minimum order is no more than this" }),
      sort: z
        .union([z.enum(partSorts), specSort])
        .optional()
        .meta({ description: "One of these, or a value of sorts; - reverses it" }),
      page: wholeNumber("page", 1, 100_000).optional(),
      pageSize: wholeNumber("pageSize", 1, 100).optional(),
      fits: fitParts.optional().meta({
        description: "Only parts that fit these of one machine, up to 40: `ID,ID:2`",
      }),
      fitCheck: z
        .enum(["true", "false"])
        .optional()
        .meta({ description: "true: with fits, also parts of which something has to be checked" }),
      ...facetQuery,
    })
    .catchall(z.unknown().transform((values) => oneOf.safeParse(values).data)),
  reply: z.object({
    total: z.int(),
    available: z.int().meta({ description: "How many of them can be ordered now" }),
    page: z.int(),
    pageSize: z.int(),
    columns: z
      .array(z.string())
      .meta({ description: "What parts of the category asked for are compared by" }),
    sorts: z.array(z.string()).meta({ description: "The sort by each of these columns" }),
    parts: z.array(foundPartSchema),
    facets: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
        numbers: z
          .object({ unit: z.string().optional(), least: z.number(), most: z.number() })
          .optional()
          .meta({ description: "Of a number that can also be asked for from–to: 600..850" }),
      }),
    ),
    categories: categoryCounts,
    fit: z
      .object({
        fits: z.int(),
        check: z.int(),
        parts: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
      })
      .optional()
      .meta({ description: "With fits: how many fit and are to be checked, beside which parts" }),
    exact: z
      .string()
      .optional()
      .meta({ description: "The address of the one part whose number q is, however it is spaced" }),
    instead: z
      .object({
        words: z
          .string()
          .optional()
          .meta({ description: "What was searched for in place of q, if that finds anything" }),
        dropped: z.array(z.string()).meta({ description: "The words of q that were left out" }),
        categories: categoryCounts.meta({ description: "All there are" }),
      })
      .optional()
      .meta({ description: "Where q finds nothing in any category" }),
    price: z
      .object({
        typed: z.string().meta({ description: "The words of the limit" }),
        words: z.string().meta({ description: "The other words of q, which were searched for" }),
        min: amountOut.optional(),
        max: amountOut.optional(),
      })
      .optional()
      .meta({ description: "Where q names a price limit: `gpu under 500`" }),
    excluded: z
      .array(
        z.object({
          typed: z.string().meta({ description: "The words that exclude: `no rgb or window`" }),
          terms: z.array(z.string()).meta({ description: "What they exclude" }),
          unknown: z
            .array(z.string())
            .meta({ description: "Of that, what no part is known to have or to lack" }),
        }),
      )
      .optional()
      .meta({ description: "Where q says what is not wanted: `gpu without fan`" }),
  }),
  refusals: ["category_unknown"],
})

export const listCategories = endpoint({
  route: "GET /category",
  access: "public",
  summary: "The categories in the shop's own order, each with how many parts it has",
  reply: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      image: z.string().meta({ description: "Picture of its first part; may be empty" }),
    }),
  ),
})

export const showPart = endpoint({
  route: "GET /catalogue/{slug}",
  access: "public",
  summary: "One part, its specs in reading order, and which others fit it",
  params: z.object({
    // Anything else is simply unknown.
    slug: z
      .string()
      .transform((slug) => (isSlug(slug) ? slug : ""))
      .meta({ description: "The part's own, or one that it had before" }),
  }),
  reply: z.object({
    part: partSchema,
    specs: z.array(specRowSchema),
    datasheets: z.array(z.object({ url: z.string(), text: z.string(), ...datasheetSizes })),
    fits: z.array(
      z.object({
        verdict: z.enum(fitVerdicts),
        reasons: z.array(fitReasonSchema).meta({ description: "Reasons of this verdict" }),
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
    expected: z.array(expectedSchema).optional().meta({ description: "What is on its way" }),
    reduction: z
      .object({
        from: amountOut.meta({ description: "The price before" }),
        lowest: amountOut.meta({ description: "The lowest of the 30 days before" }),
      })
      .optional()
      .meta({ description: "Where the shop says so: of a price that was lowered within 30 days" }),
    safety: z
      .object({
        manufacturer: z.string(),
        address: z.string().meta({ description: "Of the manufacturer" }),
        responsible: z.string().meta({ description: "Responsible person in the EU" }),
      })
      .optional()
      .meta({ description: "Where the shop says so, and any of it is known" }),
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
    category: true,
  })
  .extend({
    price: amountOut.meta({ description: "The lowest of its ladder" }),
    exact: z.boolean().meta({ description: "Whether q is its number, however it is spaced" }),
  })

export const suggestParts = endpoint({
  route: "GET /suggest",
  access: "public",
  summary: "Suggestions while typing: the best parts, and their categories",
  query: z.object({
    q: text("q", 100)
      .optional()
      .meta({ description: "Text as typed; suggestions begin at two letters" }),
  }),
  reply: z.object({
    parts: z.array(suggestedPartSchema).max(6),
    categories: categoryCounts.max(3),
    total: z.int().meta({ description: "How many parts GET /catalogue finds" }),
  }),
})
