import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_BUILDS, MAX_SPARE_BASIS_POINTS, mergeLines } from "#domain/lists/list-lines.ts"
import { lineDetailsOf, MAX_DETAIL_LENGTHS } from "#domain/orders/line-details.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/line-limits.ts"
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
  requiredText,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
import { firstLines, lineCount } from "../orders/first-lines.ts"
import { lineDetailsIn, shownLineDetails } from "../orders/order-details.ts"
import { lineProblemSchema, pricedLineSchema } from "../orders/prices.ts"

const all = {
  partId: z.string(),
  sku: z.string().meta({ example: "CA-TM5-6032" }),
  mpn: manufacturerNumber,
  name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
  slug: z.string(),
  image: z.string(),
  quantity: z.int().meta({ description: "In one build" }),
  designators: z.string().meta({ example: "J4, J5" }),
  note: z.string(),
  ...shownLineDetails.own,
  needed: z
    .int()
    .meta({ description: "Quantity × builds × (1 + spares), up to the next whole one" }),
}

const onSale = {
  allowed: z
    .int()
    .optional()
    .meta({ description: "The next quantity that may be ordered; price and total are for it" }),
  short: z.int().meta({ description: "How many of those are not in stock" }),
  offer: z
    .object({
      price: shownFields.price,
      breaks: shownFields.breaks,
      minimumQuantity: shownFields.minimumQuantity,
      maximumQuantity: shownFields.maximumQuantity,
      orderMultiple: shownFields.orderMultiple,
    })
    .meta({ description: "What other quantities would cost, and which may be ordered" }),
}

/** The fields of a list's line beside its price, for all parts and for those on sale. */
const shownListLine = { all, onSale }

/** Parts lists: named sets of lines, each with its quantity in one build. Only their owner knows that they exist. */

const MAX_BYTES = 2 * 1024 * 1024

/** The only thing that a revision is known by, and what a save asserts. */
const revisionNumber = wholeNumber("Revision", 1, 2_147_483_647)

const MAX_SPARES = MAX_SPARE_BASIS_POINTS / 100
const spares = z
  .number({ error: () => fieldText.required("Spares") })
  .min(0, { error: () => fieldText.atLeast("Spares", 0) })
  .max(MAX_SPARES, { error: () => fieldText.atMost("Spares", MAX_SPARES) })
  .multipleOf(0.01, "Spares has at most two decimals")
  .transform((percent) => Math.round(percent * 100))
  .meta({ example: 2, description: "Percent more than the builds need, at most two decimals" })

const lineIn = z
  .object({
    partId: id,
    quantity: wholeNumber("Quantity", 1, MAX_UNITS).meta({ description: "In one build" }),
    ...lineDetailsIn,
  })
  .transform(({ partId, quantity, targetPrice, ...texts }) => ({
    partId,
    quantity,
    ...lineDetailsOf({ ...texts, targetPriceCents: targetPrice }),
  }))

const { designators, note } = MAX_DETAIL_LENGTHS

/** The sum of several lines of one part. */
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
    .meta({ description: "In their order; of a part that is there twice, quantities add up" }),
})

const named = {
  name: z.string().meta({ example: "Render node, mark 3" }),
  builds: z.int().meta({ example: 250 }),
  spares: z.number().meta({ example: 2 }),
}
const revisionSchema = z
  .object({
    revision: z.int(),
    ...named,
    lineCount: z.int(),
    costPerBuild: amountOut.meta({ description: "As it was when it was saved" }),
    total: amountOut.meta({ description: "As it was when it was saved" }),
    savedAt: instantOut,
  })
  .meta({ id: "PartsListRevision" })

const sharedSchema = z.object({
  since: instantOut,
  openedAt: instantOut.optional().meta({ description: "When somebody opened the link last" }),
})
const kept = {
  _id: z.string(),
  createdAt: instantOut,
  updatedAt: instantOut,
  shared: sharedSchema.optional().meta({ description: "While there is a link that reads it" }),
}

const listLineSchema = z
  .union([
    pricedLineSchema.extend(shownListLine.all).extend(shownListLine.onSale),
    z.object({ ...shownListLine.all, problem: lineProblemSchema }),
  ])
  .meta({
    id: "PartsListLine",
    description: "Present price and check; for parts no longer sold only the problem",
  })

const planned = {
  ...named,
  lines: z.array(listLineSchema),
  lineCount,
  units: z.int().meta({ description: "Of what may be ordered, of all lines" }),
  total: amountOut,
  costPerBuild: amountOut.meta({
    description: "The parts of one build, without spares, at the prices of all of them",
  }),
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
    ...kept,
    revision: z
      .int()
      .meta({ description: "Which this is: the last, unless another was asked for" }),
    ...planned,
    revisions: z.array(revisionSchema).meta({ description: "Those that are kept, the last first" }),
    compared: z
      .object({
        revision: z.int(),
        total: amountOut,
        costPerBuild: amountOut,
        lines: z.array(differenceSchema),
      })
      .optional()
      .meta({ description: "What is otherwise than in that revision, both priced now" }),
  })
  .meta({ id: "PartsList" })

const notThere = ["list_not_found", "revision_not_found", "total_not_chargeable"] as const
const notWritten = [
  "parts_unknown",
  "total_not_chargeable",
  "idempotency_key_reused",
  "rate_limited",
] as const

export const listPartsLists = endpoint({
  route: "GET /list",
  access: "user",
  summary: "One's parts lists, the last changed first",
  reply: z.array(z.object({ ...kept, ...revisionSchema.shape })),
})

export const addPartsList = endpoint({
  route: "POST /list",
  access: "user",
  summary: "Make a parts list",
  headers: idempotencyHeaders,
  largestBodyBytes: MAX_BYTES,
  body: listIn,
  ...inserts,
  refusals: ["lists_full", ...notWritten],
})

export const getPartsList = endpoint({
  route: "GET /list/{id}",
  access: "user",
  summary:
    "One's parts list, multiplied, priced and checked now; or one of its revisions, compared with another",
  // A shared list's page is at /list/{token}.
  sharesPage: true,
  params: idParams,
  query: z.object({
    revision: revisionNumber.optional(),
    compare: revisionNumber.optional().meta({ description: "A revision to compare it with" }),
    ...firstLines,
  }),
  reply: partsListSchema,
  refusals: notThere,
})

export const savePartsList = endpoint({
  route: "PUT /list/{id}",
  access: "user",
  summary: "Save a parts list as it is to be: its next revision",
  params: idParams,
  headers: idempotencyHeaders.extend({ "if-match": ifMatch("list's revision").optional() }),
  largestBodyBytes: MAX_BYTES,
  body: listIn,
  reply: partsListSchema,
  refusals: ["list_changed", ...notThere, ...notWritten],
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
  summary: "Add what all builds take to one's cart, line by line in quantities that may be ordered",
  params: idParams,
  headers: idempotencyHeaders,
  reply: z.object({
    ...written,
    added: z.int().meta({ description: "Lines" }),
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
      .meta({ description: "Lines that could not be ordered so, and why" }),
  }),
  refusals: [
    "list_not_found",
    "cart_full",
    "cart_texts_too_long",
    "total_not_chargeable",
    "idempotency_key_reused",
    "rate_limited",
  ],
  failure: { success: false },
})

export const shareList = endpoint({
  route: "POST /list/{id}/share",
  access: "user",
  summary: "Make a link that only reads the list, in place of any other. It is shown this once",
  params: idParams,
  reply: z.object({
    ...written,
    token: z.string(),
    path: z.string().meta({ example: "/list/Yp0mZr3dQ1v5c8Jb2tKx7sWnEuLh4gAf6iOoRlTzCkM" }),
    sharedAt: instantOut,
  }),
  refusals: ["list_not_found", "rate_limited"],
  failure: { success: false },
})

export const stopSharingList = endpoint({
  route: "DELETE /list/{id}/share",
  access: "user",
  summary: "Stop sharing: the link leads nowhere from now on",
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
  summary: "Note that somebody opened the link, which its owner is shown",
  params: linkParams,
  ...acknowledges,
  refusals: ["list_not_found"],
})

export const getSharedList = endpoint({
  route: "GET /shared-list/{token}",
  access: "visitor",
  summary: "A parts list by its link, without target prices, at the prices that everybody pays",
  params: linkParams,
  query: z.object(firstLines),
  reply: z.object({ ...planned, savedAt: instantOut }).meta({ id: "SharedPartsList" }),
  refusals: ["list_not_found", "total_not_chargeable"],
})
