import { z } from "zod"
import {
  DEFAULT_VALID_DAYS,
  MAX_VALID_DAYS,
  offerRefusals,
  shownDraftStates,
} from "#domain/orders/draft-order.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  acknowledges,
  amountIn,
  amountOut,
  emailAddress,
  emailsInQuery,
  emptyUnless,
  idempotencyHeaders,
  idParams,
  ifMatch,
  inserts,
  instantOut,
  modifies,
  pageQuery,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { placedSchema } from "./order.ts"
import { destination, orderDetails } from "./order-details.ts"
import { ownDelivery, ownPrice, pricedLines, requiresReason } from "./prices.ts"
import { buyingRefusals, orderLimitRefusals } from "./refusals.ts"

/** Orders that staff prepare for a customer, who accepts them by a link. They hold no stock until then. */

const draftFields = {
  lines: linesOf(
    requiresReason(z.object({ partId: linePartId, quantity: lineQuantity, ...ownPrice })),
  ).meta({ description: "Their prices hold until the draft expires" }),
  ...destination,
  ...ownDelivery,
  note: text("Note", 1000).default("").meta({ description: "For the customer" }),
  days: wholeNumber("Days", 1, MAX_VALID_DAYS)
    .default(DEFAULT_VALID_DAYS)
    .meta({ description: "How long it can be accepted once it is sent" }),
}

const state = z.enum(shownDraftStates)
const number = z.string().meta({ description: "For people", example: "D-123" })

const draftSchema = z
  .object({
    _id: z.string(),
    number,
    state,
    version: z.int(),
    customerId: z.string(),
    email: z.string(),
    name: z.string(),
    by: z.string().meta({ description: "E-mail of the administrator who wrote it" }),
    goods: amountOut.meta({ description: "What its lines cost" }),
    lineCount: z.int(),
    createdAt: instantOut,
    sentAt: instantOut.optional(),
    validUntil: instantOut.optional(),
    declineReason: z.string().optional(),
    orderId: z.string().optional().meta({ description: "The order that it became" }),
  })
  .meta({ id: "DraftOrder" })

export const listDraftOrders = endpoint({
  route: "GET /draft-order",
  access: "admin",
  summary: "Draft orders, newest first",
  query: z.object({
    limit: pageQuery.limit,
    after: pageQuery.after,
    state: state.optional(),
    buyer: emailsInQuery.optional(),
  }),
  reply: z.array(draftSchema),
})

export const getDraftOrder = endpoint({
  route: "GET /draft-order/{id}",
  access: "admin",
  summary: "A draft order with what it costs now",
  params: idParams,
  reply: draftSchema.extend({
    note: z.string(),
    days: z.int(),
    addressId: z.string().optional(),
    delivery: z.string().optional(),
    deliveryPrice: amountOut.optional(),
    wanted: z
      .array(
        z.object({
          partId: z.string(),
          quantity: z.int(),
          unitPrice: amountOut,
          listPrice: amountOut.meta({ description: "The part's own when it was written" }),
          priceReason: z.string().optional(),
        }),
      )
      .meta({ description: "Its lines as staff wrote them" }),
    priced: pricedLines.meta({ description: "The same as they could be ordered now" }),
  }),
  refusals: ["draft_not_found"],
})

export const addDraftOrder = endpoint({
  route: "POST /draft-order",
  access: "admin",
  summary: "Prepare an order for a customer",
  headers: idempotencyHeaders,
  body: z.object({ email: emailAddress("Email is a registered customer's"), ...draftFields }),
  largestBodyBytes: 1024 * 1024,
  ...inserts,
  refusals: ["user_not_found", "lines_refused", "idempotency_key_reused"],
})

export const saveDraftOrder = endpoint({
  route: "PUT /draft-order/{id}",
  access: "admin",
  summary: "Change a draft order, whole; one that was sent is to be sent again",
  params: idParams,
  headers: z.object({ "if-match": ifMatch("version").optional() }),
  body: z.object(draftFields),
  largestBodyBytes: 1024 * 1024,
  reply: z.object({ ...written, modifiedCount: z.int(), version: z.int() }),
  refusals: ["draft_not_found", "draft_closed", "draft_changed", "lines_refused"],
  failure: { success: false, modifiedCount: 0 },
})

export const sendDraftOrder = endpoint({
  route: "POST /draft-order/{id}/send",
  access: "admin",
  summary: "Mail its customer a link to a draft order; an earlier link ends",
  params: idParams,
  headers: z.object({ "if-match": ifMatch("version").optional() }),
  reply: z.object({ ...written, validUntil: instantOut }),
  refusals: [
    "draft_not_found",
    "draft_closed",
    "draft_changed",
    "address_needed",
    "address_not_found",
    "delivery_unavailable",
    ...orderLimitRefusals,
    "rate_limited",
  ],
  failure: { success: false },
})

export const withdrawDraftOrder = endpoint({
  route: "POST /draft-order/{id}/withdraw",
  access: "admin",
  summary: "Withdraw a draft order; its link ends",
  params: idParams,
  ...modifies,
  refusals: ["draft_not_found", "draft_closed"],
})

const offerParams = z.object({ token: z.string().transform(emptyUnless(/^[\w-]{20,100}$/)) })

export const getOffer = endpoint({
  route: "GET /order-offer/{token}",
  access: "public",
  summary: "A draft order as its customer sees it, by the link of the mail",
  params: offerParams,
  reply: z.object({
    number,
    state,
    version: z.int(),
    email: z.string().meta({ description: "Whose account can accept it" }),
    name: z.string(),
    note: z.string(),
    shipTo: z.string().optional(),
    validUntil: instantOut.optional(),
    orderId: z.string().optional(),
    priced: pricedLines,
  }),
  refusals: ["draft_not_found"],
})

export const acceptOffer = endpoint({
  route: "POST /order-offer/{token}/accept",
  access: "user",
  summary: "Place the order that was prepared for one, to pay it then",
  params: offerParams,
  headers: idempotencyHeaders,
  body: z.object({
    version: wholeNumber("Version", 1, 2_147_483_647),
    total: amountIn("Total").meta({ description: "Which was shown" }),
    purchaseOrder: orderDetails.purchaseOrder,
    note: orderDetails.note,
    agreed: orderDetails.agreed,
  }),
  reply: placedSchema,
  refusals: [
    "draft_not_found",
    ...offerRefusals,
    "draft_changed",
    ...buyingRefusals,
    "lines_refused",
  ],
  failure: { success: false },
})

export const declineOffer = endpoint({
  route: "POST /order-offer/{token}/decline",
  access: "public",
  summary: "Decline an order that was prepared for one",
  params: offerParams,
  body: z.object({ reason: text("Reason", 500).default("") }),
  ...acknowledges,
  refusals: ["draft_not_found", ...offerRefusals],
})
