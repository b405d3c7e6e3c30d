import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
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
  optional,
  pageQuery,
  pictureAddress,
  refundStatus,
  requiredText,
  text,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"
import { chosenUnits, lineNumber, lineQuantity, numberedLines } from "../kernel/lines-in.ts"
import { shownNumbersOfLine } from "../orders/order-details.ts"
import { refundingRefusals } from "../orders/refusals.ts"

const MAX_TEXT_LENGTH = 1000

const requestedLine = z
  .object({
    number: lineNumber,
    quantity: lineQuantity,
    reason: z.enum(returnReasons, { error: "Choose a reason" }),
    words: text("What is wrong", MAX_TEXT_LENGTH).default(""),
    pictures: z
      .array(pictureAddress("Picture"))
      .max(MAX_PICTURES, {
        error: () => t("At most {most} pictures per line", { most: MAX_PICTURES }),
      })
      .default([])
      .describe("Addresses of pictures uploaded to this shop. Default: none."),
  })
  .refine(({ reason, words }) => reason !== "other" || words !== "", {
    error: "Describe what is wrong",
    path: ["words"],
  })

export const requestReturn = endpoint({
  route: "POST /order/{id}/return",
  access: "user",
  summary: "Request a return of shipped units: of the caller's own order; administrators: of any",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    lines: numberedLines(requestedLine, MAX_RETURN_LINES),
    lateReason: optional(
      text("Reason", 500),
      "Why goods are accepted after the return period. For administrators only.",
    ),
  }),
  maxBodyBytes: 1024 * 1024,
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
    number: z.int().describe("Number of the order line."),
    partId: z.string(),
    sku: z.string(),
    mpn: manufacturerNumber,
    name: z.string(),
    customerPartNumber: shownNumbersOfLine.customerPartNumber,
    unitPrice: amountOut,
    quantity: z.int(),
    reason: z.enum(returnReasons),
    words: z.string(),
    pictures: z.array(z.string()),
    received: optional(z.int(), "Number of units that were received."),
    restocked: optional(z.int(), "Number of received units that were restocked."),
  })
  .meta({ id: "ReturnLine" })

const returnNumber = z.string().meta({
  description: "Return number, as shown to people and on the return slip.",
  example: "CA-2026-000123-R1",
})

const shownReturn = {
  _id: z.string(),
  number: returnNumber,
  version: z.int(),
  state: stateSchema,
  createdAt: instantOut,
  updatedAt: instantOut,
  answer: z.string().describe("Latest answer of the shop."),
  sendTo: z.string().describe("Address to send the goods to, once the return is approved."),
  refund: optional(
    z.object({ amount: amountOut, status: refundStatus }),
    "Refund for the return. Missing if there is none.",
  ),
  lines: z.array(returnLineSchema),
}

export const returnSchema = z.object(shownReturn).meta({ id: "OrderReturn" })

export const readOrderReturns = endpoint({
  route: "GET /order/{id}/return",
  access: "user",
  summary: "List an order's returns, newest first, and the units that can be returned",
  params: idParams,
  reply: z.object({
    offered: z.boolean().describe("Whether the shop currently accepts returns."),
    days: z.int().nullable().describe("Number of days after shipping for returns. null: no limit."),
    lines: z
      .array(z.object({ number: z.int(), returnable: z.int() }))
      .describe("Lines with units that can currently be returned."),
    late: optional(
      z.array(z.object({ number: z.int(), returnable: z.int() })),
      "The same regardless of the return period. For administrators only.",
    ),
    returns: z.array(returnSchema),
  }),
  refusals: ["order_not_found"],
})

export const withdrawReturn = endpoint({
  route: "POST /return/{id}/withdraw",
  access: "user",
  summary: "Withdraw the caller's own return before it is decided",
  params: idParams,
  ...modifies,
  refusals: ["return_not_found", "return_step_refused"],
})

export const listReturns = endpoint({
  route: "GET /return",
  access: "admin",
  summary: "List returns, newest first",
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
        refundStatus: optional(
          refundStatus,
          "State of the refund for the return. Missing if there is none.",
        ),
        createdAt: instantOut,
        orderId: z.string(),
        orderNumber: z.string(),
        email: z.string(),
        userName: z.string(),
        productName: z.string().describe("Name of the part; with several lines `NAME and 3 more`."),
        quantity: z.int().describe("Number of units of all lines."),
        reasons: z.array(z.enum(returnReasons)),
      })
      .meta({ id: "ListedReturn" }),
  ),
})

export const getReturn = endpoint({
  route: "GET /return/{id}",
  access: "user",
  summary: "Retrieve a return: the caller's own, or any for administrators",
  params: idParams,
  reply: z
    .object({
      ...shownReturn,
      orderId: z.string(),
      orderNumber: z.string(),
      email: z.string(),
      userName: z.string(),
      refundable: optional(
        amountOut,
        "Price of the received goods with their tax, less what is already refunded.",
      ),
      refundBy: optional(
        z.enum(["card", "transfer"]),
        "Way of the refund: staff send a transfer themselves. Present, for administrators, with `refundable`.",
      ),
    })
    .meta({ id: "Return" }),
  refusals: ["return_not_found"],
})

export const getReturnSlip = endpoint({
  route: "GET /return/{id}/slip",
  access: "user",
  summary: "Download the slip of an approved return as PDF: own, or any for administrators",
  params: idParams,
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["return_not_found", "return_not_approved", "invoices_busy", "rate_limited"],
})

const answer = text("Message to the buyer", MAX_TEXT_LENGTH).default("")

const receivedLine = z
  .object({
    number: lineNumber,
    received: wholeNumber("Received", 0, MAX_UNITS),
    restocked: wholeNumber("Back on sale", 0, MAX_UNITS),
  })
  .refine(({ received, restocked }) => restocked <= received, {
    error: "No more than the received quantity",
    path: ["restocked"],
  })

const step = z
  .discriminatedUnion("step", [
    z.object({
      step: z.literal("approve"),
      answer,
      lines: optional(
        chosenUnits,
        "Units that are approved; all others leave the return. Default: all.",
      ),
    }),
    z.object({
      step: z.literal("refuse"),
      answer: requiredText("Reason for refusing", MAX_TEXT_LENGTH),
    }),
    z.object({
      step: z.literal("receive"),
      answer,
      lines: numberedLines(receivedLine, MAX_RETURN_LINES).describe("All lines of the return."),
    }),
    z.object({
      step: z.literal("refund"),
      answer,
      amount: optional(
        amountIn("Amount").refine((amount) => amount > 0, { error: "Amount must be more than 0" }),
        "Amount of the refund. Default: `refundable`.",
      ),
    }),
  ])
  .meta({ example: { step: "approve", answer: "Sorry about that." } })

export const stepReturn = endpoint({
  route: "PUT /return/{id}",
  access: "admin",
  summary: "Advance a return by one step: approve, refuse, receive or refund",
  params: idParams,
  headers: z.object({ "if-match": ifMatch("version of this return") }),
  body: step,
  ...writes({
    modifiedCount: z.int(),
    state: stateSchema,
    version: z.int(),
    refundId: z.string().optional(),
    refundStatus: refundStatus.optional(),
  }),
  refusals: [
    "return_not_found",
    "return_changed",
    "return_step_refused",
    "return_lines_exceed",
    "returned_units_sold",
    ...refundingRefusals,
  ],
})

const units = { shipped: z.int(), returned: z.int() }

export const listReturnRates = endpoint({
  route: "GET /return-rate",
  access: "admin",
  summary: "List return rates by part, most returned units first",
  query: z.object({ limit: pageQuery.limit, after: id.optional() }),
  reply: z.array(
    z
      .object({
        partId: z.string(),
        sku: z.string(),
        mpn: manufacturerNumber,
        name: z.string(),
        all: z.object(units),
        year: z.object(units).describe("Units of the last twelve months."),
        reasons: z
          .partialRecord(z.enum(returnReasons), z.int())
          .describe("Number of returned units by reason, of all time."),
      })
      .meta({ id: "ReturnRate" }),
  ),
})
