import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_BUILDS, MAX_SPARE_BASIS_POINTS, mergeLines } from "#domain/lists/parts-list.ts"
import { lineDetailsOf, MAX_DETAIL_LENGTHS } from "#domain/orders/line-details.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { shownFields } from "../catalogue/part-fields.ts"
import { manufacturerNumber } from "../catalogue/parts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  acknowledges,
  amountOut,
  deletes,
  emptyUnless,
  id,
  idempotencyHeaders,
  idParams,
  ifMatch,
  inserts,
  instantOut,
  optional,
  requiredText,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"
import { firstLines, lineCount, lineQuantity } from "../kernel/lines-in.ts"
import { lineDetailsIn, shownNumbersOfLine } from "../orders/order-details.ts"
import { lineProblemSchema, pricedLineSchema } from "../orders/prices.ts"

/** Fields of a line other than its price. */
const lineFields = {
  partId: z.string(),
  sku: z.string().meta({ example: "CA-TM5-6032" }),
  mpn: manufacturerNumber,
  name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
  slug: z.string(),
  image: z.string(),
  quantity: z.int().describe("Number of units in one build."),
  designators: z.string().meta({ example: "J4, J5" }),
  note: z.string(),
  ...shownNumbersOfLine,
  needed: z.int().describe("Number of units needed: quantity × builds × (1 + spares), rounded up."),
}

/** Further fields of a line whose part is on sale. */
const offerFields = {
  allowed: optional(
    z.int(),
    "Next quantity that can be ordered. `price` and `total` are for this quantity. Missing if there is none.",
  ),
  short: z.int().describe("Number of those units that are not in stock."),
  offer: z
    .object({
      price: shownFields.price,
      breaks: shownFields.breaks,
      minimumQuantity: shownFields.minimumQuantity,
      maximumQuantity: shownFields.maximumQuantity,
      orderMultiple: shownFields.orderMultiple,
      backorder: shownFields.backorder,
    })
    .describe("Prices of other quantities, and the quantities that can be ordered."),
}

const MAX_BYTES = 2 * 1024 * 1024

/** Number that identifies a revision. A save asserts it. */
const revisionNumber = wholeNumber("Revision", 1, 2_147_483_647)

const MAX_SPARES = MAX_SPARE_BASIS_POINTS / 100
const spares = z
  .number({ error: () => fieldText.required("Spares") })
  .min(0, { error: () => fieldText.atLeast("Spares", 0) })
  .max(MAX_SPARES, { error: () => fieldText.atMost("Spares", MAX_SPARES) })
  .multipleOf(0.01, "Spares can have at most two decimals")
  .transform((percent) => Math.round(percent * 100))
  .meta({
    example: 2,
    description:
      "Spares in percent of the units that the builds need, with at most two decimals. Default: 0.",
  })

const lineIn = z
  .object({
    partId: id,
    quantity: lineQuantity.describe("Number of units in one build."),
    ...lineDetailsIn,
  })
  .transform(({ partId, quantity, targetPrice, ...texts }) => ({
    partId,
    quantity,
    ...lineDetailsOf({ ...texts, targetPriceCents: targetPrice }),
  }))

const { designators, note } = MAX_DETAIL_LENGTHS

/** The sum of several lines with the same part. */
const mergedLine = z.object({
  partId: z.string(),
  quantity: z.int().max(MAX_UNITS, { error: () => fieldText.atMost("Quantity", MAX_UNITS) }),
  designators: z
    .string()
    .max(designators, { error: () => fieldText.tooLong("Designators", designators) }),
  note: z.string().max(note, { error: () => fieldText.tooLong("Note", note) }),
  customerPartNumber: z.string(),
  targetPriceCents: z.int().nullable(),
})

const listIn = z.object({
  name: requiredText("Name", 120).meta({ example: "Render node, mark 3" }),
  builds: wholeNumber("Builds", 1, MAX_BUILDS).default(1).meta({ example: 250 }),
  spares: spares.default(0),
  lines: z
    .array(lineIn)
    .max(MAX_LINES, {
      error: () => t("At most {most} lines", { most: formatCount(MAX_LINES) }),
    })
    .transform(mergeLines)
    .pipe(z.array(mergedLine))
    .default([])
    .describe("Lines in their order. Quantities of the same part are added up."),
})

const buildFields = {
  name: z.string().meta({ example: "Render node, mark 3" }),
  builds: z.int().meta({ example: 250 }),
  spares: z.number().meta({ example: 2 }),
}
const revisionSchema = z
  .object({
    revision: z.int(),
    ...buildFields,
    lineCount: z.int(),
    costPerBuild: amountOut.describe("Cost per build when the revision was saved."),
    total: amountOut.describe("Total when the revision was saved."),
    savedAt: instantOut,
  })
  .meta({ id: "PartsListRevision" })

const sharedSchema = z.object({
  since: instantOut,
  openedAt: optional(instantOut, "Time when the link was last opened. Missing if never."),
})
const listFields = {
  _id: z.string(),
  createdAt: instantOut,
  updatedAt: instantOut,
  shared: optional(
    sharedSchema,
    "Link that shares the list read-only. Missing if the list is not shared.",
  ),
}

const listLineSchema = z
  .union([
    pricedLineSchema.extend(lineFields).extend(offerFields),
    z.object({ ...lineFields, problem: lineProblemSchema }),
  ])
  .meta({
    id: "PartsListLine",
    description:
      "A line with its current price and problem. A part that is no longer sold has only `problem`.",
  })

const pricedListFields = {
  ...buildFields,
  lines: z.array(listLineSchema),
  lineCount,
  units: z.int().describe("Number of units of all lines on sale."),
  total: amountOut.describe("Total of all lines on sale, also of those that cannot be ordered."),
  costPerBuild: amountOut.describe(
    "Cost of the parts of one build, without spares, at the prices for all builds.",
  ),
}

const differenceSchema = z
  .object({
    change: z.enum(["added", "gone", "changed"]),
    before: listLineSchema.optional(),
    after: listLineSchema.optional(),
  })
  .meta({ id: "PartsListDifference" })

const partsListSchema = z
  .object({
    ...listFields,
    revision: z
      .int()
      .describe("Number of the returned revision: the latest, unless another was requested."),
    ...pricedListFields,
    revisions: z.array(revisionSchema).describe("Revisions that are kept, latest first."),
    compared: optional(
      z.object({
        revision: z.int(),
        total: amountOut,
        costPerBuild: amountOut,
        lines: z.array(differenceSchema),
      }),
      "Differences from the revision in `compare`, both at current prices.",
    ),
  })
  .meta({ id: "PartsList" })

const readRefusals = ["list_not_found", "revision_not_found", "total_not_chargeable"] as const
const writeRefusals = [
  "parts_unknown",
  "total_not_chargeable",
  "idempotency_key_reused",
  "rate_limited",
] as const

export const listPartsLists = endpoint({
  route: "GET /list",
  access: "user",
  summary: "List the caller's parts lists, most recently changed first",
  reply: z.array(z.object({ ...listFields, ...revisionSchema.shape })),
})

export const addPartsList = endpoint({
  route: "POST /list",
  access: "user",
  summary: "Create a parts list",
  headers: idempotencyHeaders,
  maxBodyBytes: MAX_BYTES,
  body: listIn,
  ...inserts,
  refusals: ["lists_full", ...writeRefusals],
})

export const getPartsList = endpoint({
  route: "GET /list/{id}",
  access: "user",
  summary: "Retrieve a parts list or a revision with current prices; compares on request",
  // A shared list's page is at /list/{token}.
  sharesPage: true,
  params: idParams,
  query: z.object({
    revision: revisionNumber.optional(),
    compare: optional(revisionNumber, "Revision to compare with."),
    ...firstLines,
  }),
  reply: partsListSchema,
  refusals: readRefusals,
})

export const savePartsList = endpoint({
  route: "PUT /list/{id}",
  access: "user",
  summary: "Replace a parts list: saves its next revision",
  params: idParams,
  headers: idempotencyHeaders.extend({ "if-match": ifMatch("list's revision").optional() }),
  maxBodyBytes: MAX_BYTES,
  body: listIn,
  reply: partsListSchema,
  refusals: ["list_changed", ...readRefusals, ...writeRefusals],
  failure: { success: false },
})

export const deletePartsList = endpoint({
  route: "DELETE /list/{id}",
  access: "user",
  summary: "Delete a parts list with its revisions and its link",
  params: idParams,
  ...deletes,
  refusals: ["list_not_found"],
})

export const addListToCart = endpoint({
  route: "POST /list/{id}/cart",
  access: "user",
  summary: "Add the units for all builds to the caller's cart, in orderable quantities",
  params: idParams,
  headers: idempotencyHeaders,
  ...writes({
    added: z.int().describe("Number of added lines."),
    units: z.int(),
    left: z
      .array(
        lineProblemSchema.extend({
          partId: z.string(),
          sku: z.string(),
          name: z.string(),
          needed: z.int(),
        }),
      )
      .describe("Lines that could not be added, with the reason."),
  }),
  refusals: [
    "list_not_found",
    "cart_full",
    "cart_texts_too_long",
    "total_not_chargeable",
    "idempotency_key_reused",
    "rate_limited",
  ],
})

export const shareList = endpoint({
  route: "POST /list/{id}/share",
  access: "user",
  summary: "Create a read-only link to a parts list, shown once; replaces any other",
  params: idParams,
  ...writes({
    token: z.string(),
    path: z.string().meta({ example: "/list/Yp0mZr3dQ1v5c8Jb2tKx7sWnEuLh4gAf6iOoRlTzCkM" }),
    sharedAt: instantOut,
  }),
  refusals: ["list_not_found", "rate_limited"],
})

export const stopSharingList = endpoint({
  route: "DELETE /list/{id}/share",
  access: "user",
  summary: "Revoke the link of a parts list",
  params: idParams,
  ...acknowledges,
  refusals: ["list_not_found"],
})

const linkParams = z.object({
  token: z
    .string()
    .transform(emptyUnless(/^[A-Za-z0-9_-]{43}$/))
    .meta({ example: "Yp0mZr3dQ1v5c8Jb2tKx7sWnEuLh4gAf6iOoRlTzCkM" }),
})

export const viewSharedList = endpoint({
  route: "POST /shared-list/{token}/view",
  access: "visitor",
  summary: "Record that a shared link was opened, which its owner sees",
  params: linkParams,
  ...acknowledges,
  refusals: ["list_not_found"],
})

export const getSharedList = endpoint({
  route: "GET /shared-list/{token}",
  access: "visitor",
  summary: "Retrieve a shared parts list at public prices, without target prices",
  params: linkParams,
  query: z.object(firstLines),
  reply: z.object({ ...pricedListFields, savedAt: instantOut }).meta({ id: "SharedPartsList" }),
  refusals: ["list_not_found", "total_not_chargeable"],
})
