import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_UNITS } from "#domain/orders/line-limits.ts"
import {
  MAX_PICTURES,
  MAX_RETURN_LINES,
  returnReasons,
  returnStates,
} from "#domain/returns/return-state.ts"
import { manufacturerNumber } from "../catalogue/parts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  id,
  idempotencyHeaders,
  idParams,
  ifMatch,
  inserts,
  instantOut,
  modifies,
  pageQuery,
  pictureAddress,
  requiredText,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
import { lineNumber, linesNamed, lineUnits } from "../kernel/lines-in.ts"
import { shownLineDetails } from "../orders/order-details.ts"
import { refundingRefusals } from "../orders/refusals.ts"

const MAX_TEXT_LENGTH = 1000

const askedLine = z
  .object({
    number: lineNumber,
    quantity: lineUnits,
    reason: z.enum(returnReasons, { error: "Choose a reason" }),
    words: text("What is wrong", MAX_TEXT_LENGTH).default(""),
    pictures: z
      .array(pictureAddress("Picture"))
      .max(MAX_PICTURES, {
        error: () => t("At most {most} pictures of a line", { most: MAX_PICTURES }),
      })
      .default([])
      .meta({ description: "Addresses of pictures that were uploaded to this shop" }),
  })
  .refine(({ reason, words }) => reason !== "other" || words !== "", {
    error: "Say what is wrong",
    path: ["words"],
  })

export const requestReturn = endpoint({
  route: "POST /order/{id}/return",
  access: "user",
  summary: "Ask to send back some of what was shipped of one's own order",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    lines: linesNamed(askedLine, MAX_RETURN_LINES),
  }),
  largestBodyBytes: 1024 * 1024,
  ...inserts,
  refusals: [
    "order_not_found",
    "returns_not_offered",
    "return_lines_exceed",
    "idempotency_key_reused",
    "rate_limited",
  ],
})

const stateSchema = z.enum(returnStates)

const returnLineSchema = z
  .object({
    number: z.int().meta({ description: "Of the order's line" }),
    partId: z.string(),
    sku: z.string(),
    mpn: manufacturerNumber,
    name: z.string(),
    customerPartNumber: shownLineDetails.own.customerPartNumber,
    unitPrice: amountOut,
    quantity: z.int(),
    reason: z.enum(returnReasons),
    words: z.string(),
    pictures: z.array(z.string()),
    received: z.int().optional().meta({ description: "How many of them came" }),
    restocked: z.int().optional().meta({ description: "How many of these are on sale again" }),
  })
  .meta({ id: "ReturnLine" })

const returnNumber = z
  .string()
  .meta({ description: "For people, also on its slip", example: "CA-2026-000123-R1" })

const shownReturn = {
  _id: z.string(),
  number: returnNumber,
  version: z.int(),
  state: stateSchema,
  createdAt: instantOut,
  updatedAt: instantOut,
  answer: z.string().meta({ description: "What the shop said last" }),
  sendTo: z.string().meta({ description: "Where to send it, once it is approved" }),
  refund: z
    .object({ amount: amountOut, status: z.enum(["succeeded", "pending"]) })
    .optional()
    .meta({ description: "What is given back for it" }),
  lines: z.array(returnLineSchema),
}

/** A return as its buyer and administrators see it. */
export const returnSchema = z.object(shownReturn).meta({ id: "OrderReturn" })

export const readOrderReturns = endpoint({
  route: "GET /order/{id}/return",
  access: "user",
  summary: "What of an order can be returned, and its returns, newest first",
  params: idParams,
  reply: z.object({
    offered: z.boolean().meta({ description: "Whether this shop takes returns by now" }),
    days: z.int().nullable().meta({ description: "How long after shipping; null without end" }),
    lines: z
      .array(z.object({ number: z.int(), returnable: z.int() }))
      .meta({ description: "Those of which something can be returned by now" }),
    returns: z.array(returnSchema),
  }),
  refusals: ["order_not_found"],
})

export const withdrawReturn = endpoint({
  route: "POST /return/{id}/withdraw",
  access: "user",
  summary: "Take back a return of one's own that nobody has decided on",
  params: idParams,
  ...modifies,
  refusals: ["return_not_found", "return_step_refused"],
})

export const listReturns = endpoint({
  route: "GET /return",
  access: "admin",
  summary: "Returns, newest first",
  query: z.object({
    limit: pageQuery.limit,
    after: pageQuery.after,
    state: stateSchema.optional(),
  }),
  reply: z.array(
    z
      .object({
        _id: z.string(),
        number: returnNumber,
        state: stateSchema,
        createdAt: instantOut,
        orderId: z.string(),
        orderNumber: z.string(),
        email: z.string(),
        userName: z.string(),
        productName: z.string().meta({ description: "Of several lines: `NAME and 3 more`" }),
        quantity: z.int().meta({ description: "The units of all its lines" }),
        reasons: z.array(z.enum(returnReasons)),
      })
      .meta({ id: "ListedReturn" }),
  ),
})

export const getReturn = endpoint({
  route: "GET /return/{id}",
  access: "user",
  summary: "One return: one's own, or any for an administrator",
  params: idParams,
  reply: z
    .object({
      ...shownReturn,
      orderId: z.string(),
      orderNumber: z.string(),
      email: z.string(),
      userName: z.string(),
      refundable: amountOut.optional().meta({
        description: "What the goods that came cost with their tax, and is not given back yet",
      }),
    })
    .meta({ id: "Return" }),
  refusals: ["return_not_found"],
})

export const getReturnSlip = endpoint({
  route: "GET /return/{id}/slip",
  access: "user",
  summary:
    "The slip that lies in the parcel of an approved return, as PDF: one's own, or any for an administrator",
  params: idParams,
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["return_not_found", "return_not_approved", "invoices_busy", "rate_limited"],
})

const answer = text("Words to the buyer", MAX_TEXT_LENGTH).default("")

const receivedLine = z
  .object({
    number: lineNumber,
    received: wholeNumber("Received", 0, MAX_UNITS),
    restocked: wholeNumber("Back on sale", 0, MAX_UNITS),
  })
  .refine(({ received, restocked }) => restocked <= received, {
    error: "No more than came",
    path: ["restocked"],
  })

const step = z
  .discriminatedUnion("step", [
    z.object({ step: z.literal("approve"), answer }),
    z.object({ step: z.literal("refuse"), answer: requiredText("Why not", MAX_TEXT_LENGTH) }),
    z.object({
      step: z.literal("receive"),
      answer,
      lines: linesNamed(receivedLine, MAX_RETURN_LINES).meta({
        description: "All of the return's",
      }),
    }),
    z.object({
      step: z.literal("refund"),
      answer,
      amount: amountIn("Amount")
        .refine((amount) => amount > 0, { error: "Amount must be more than 0" })
        .optional()
        .meta({ description: "What `refundable` says when it is left out" }),
    }),
  ])
  .meta({ example: { step: "approve", answer: "Sorry about that." } })

export const stepReturn = endpoint({
  route: "PUT /return/{id}",
  access: "admin",
  summary: "Take a return one step on: approve, refuse, receive, refund",
  params: idParams,
  headers: z.object({ "if-match": ifMatch("version of this return") }),
  body: step,
  reply: z.object({
    ...written,
    modifiedCount: z.int(),
    state: stateSchema,
    version: z.int(),
    refundId: z.string().optional(),
    refundStatus: z.enum(["succeeded", "pending"]).optional(),
  }),
  refusals: [
    "return_not_found",
    "return_changed",
    "return_step_refused",
    "return_lines_exceed",
    ...refundingRefusals,
  ],
  failure: { success: false, modifiedCount: 0 },
})

const units = { shipped: z.int(), returned: z.int() }

export const listReturnRates = endpoint({
  route: "GET /return-rate",
  access: "admin",
  summary: "How much of each part came back, the most first",
  query: z.object({ limit: pageQuery.limit, after: id.optional() }),
  reply: z.array(
    z
      .object({
        partId: z.string(),
        sku: z.string(),
        mpn: manufacturerNumber,
        name: z.string(),
        all: z.object(units),
        year: z.object(units).meta({ description: "Of the last twelve months" }),
        reasons: z.partialRecord(z.enum(returnReasons), z.int()).meta({
          description: "How many units came back for which reason, ever",
        }),
      })
      .meta({ id: "ReturnRate" }),
  ),
})
