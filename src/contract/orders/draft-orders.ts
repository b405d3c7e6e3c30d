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
  id,
  idempotencyHeaders,
  idParams,
  ifMatch,
  inserts,
  instantOut,
  modifies,
  optional,
  pageQuery,
  text,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { places } from "./order.ts"
import { destination, orderDetails } from "./order-details.ts"
import { ownDelivery, ownPrice, pricedLines, requiresReason } from "./prices.ts"
import { buyingRefusals, orderLimitRefusals } from "./refusals.ts"

const draftFields = {
  lines: linesOf(
    requiresReason(z.object({ partId: linePartId, quantity: lineQuantity, ...ownPrice })),
  ).describe("Lines of the draft. Once the draft is sent, their prices hold until it expires."),
  ...destination,
  ...ownDelivery,
  note: text("Note", 1000).default("").describe("Note to the customer. Default: empty."),
  days: wholeNumber("Days", 1, MAX_VALID_DAYS)
    .default(DEFAULT_VALID_DAYS)
    .describe("Number of days for which the customer can accept the draft once it is sent."),
}

const state = z.enum(shownDraftStates)
const number = z
  .string()
  .meta({ description: "Draft number, as shown to people.", example: "D-123" })

const draftSchema = z
  .object({
    _id: z.string(),
    number,
    state,
    version: z.int(),
    customerId: z.string(),
    email: z.string(),
    name: z.string(),
    by: z.string().describe("E-mail address of the administrator who wrote the draft."),
    goods: amountOut.describe("Total of the lines, without charges."),
    lineCount: z.int(),
    createdAt: instantOut,
    sentAt: instantOut.optional(),
    validUntil: instantOut.optional(),
    declineReason: z.string().optional(),
    orderId: optional(
      z.string(),
      "Id of the order that was placed from the draft. Missing until the draft is accepted.",
    ),
  })
  .meta({ id: "DraftOrder" })

export const listDraftOrders = endpoint({
  route: "GET /draft-order",
  access: "admin",
  summary: "List draft orders, newest first",
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
  summary: "Retrieve a draft order with its current prices",
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
          listPrice: amountOut.describe("The part's list price when the draft was written."),
          priceReason: z.string().optional(),
        }),
      )
      .describe("Lines as staff wrote them."),
    priced: pricedLines.describe("The same lines as they could be ordered now."),
  }),
  refusals: ["draft_not_found"],
})

export const addDraftOrder = endpoint({
  route: "POST /draft-order",
  access: "admin",
  summary: "Create a draft order for a customer",
  headers: idempotencyHeaders,
  body: z.object({
    email: emailAddress("Email must belong to a registered customer"),
    ...draftFields,
  }),
  maxBodyBytes: 1024 * 1024,
  ...inserts,
  refusals: ["user_not_found", "lines_refused", "idempotency_key_reused"],
})

export const saveDraftOrder = endpoint({
  route: "PUT /draft-order/{id}",
  access: "admin",
  summary: "Replace a draft order; one that was sent must be sent again",
  params: idParams,
  headers: z.object({ "if-match": ifMatch("version").optional() }),
  body: z.object(draftFields),
  maxBodyBytes: 1024 * 1024,
  ...writes({ modifiedCount: z.int(), version: z.int() }),
  refusals: ["draft_not_found", "draft_closed", "draft_changed", "lines_refused"],
})

export const sendDraftOrder = endpoint({
  route: "POST /draft-order/{id}/send",
  access: "admin",
  summary: "Send a draft order to its customer; earlier links expire",
  params: idParams,
  headers: idempotencyHeaders.extend({ "if-match": ifMatch("version").optional() }),
  ...writes({ validUntil: instantOut }),
  refusals: [
    "draft_not_found",
    "draft_closed",
    "draft_changed",
    "draft_address_gone",
    "lines_refused",
    "idempotency_key_reused",
    "address_needed",
    "address_not_found",
    "delivery_unavailable",
    ...orderLimitRefusals,
    "rate_limited",
  ],
})

export const withdrawDraftOrder = endpoint({
  route: "POST /draft-order/{id}/withdraw",
  access: "admin",
  summary: "Withdraw a draft order; its link expires",
  params: idParams,
  ...modifies,
  refusals: ["draft_not_found", "draft_closed"],
})

const offerParams = z.object({ token: z.string().transform(emptyUnless(/^[\w-]{20,100}$/)) })

export const getOffer = endpoint({
  route: "GET /order-offer/{token}",
  access: "public",
  summary: "Retrieve an offer by the link in its mail",
  params: offerParams,
  query: z.object({
    addressId: optional(
      id,
      "Id of one of the customer's addresses. Default: the address of the draft, else the customer's default address.",
    ),
  }),
  reply: z.object({
    number,
    state,
    version: z.int(),
    email: z
      .string()
      .optional()
      .describe("E-mail address of the account that can accept the offer. Missing once it cannot."),
    name: z.string().optional().describe("Missing once the offer is closed."),
    note: z.string(),
    shipTo: z.string().optional().describe("Missing once the offer is closed."),
    addressId: optional(
      z.string(),
      "Missing once the offer is closed, and if the customer does not have the address any more.",
    ),
    choosesAddress: z
      .boolean()
      .describe(
        "Whether the customer may choose the delivery address. false if the order is collected, or if staff set the price of delivery.",
      ),
    validUntil: instantOut.optional(),
    decidedAt: optional(instantOut, "Time when the offer was accepted or declined."),
    orderId: z.string().optional(),
    priced: pricedLines,
  }),
  refusals: ["draft_not_found", "offer_address_fixed"],
})

export const acceptOffer = endpoint({
  route: "POST /order-offer/{token}/accept",
  access: "user",
  summary: "Accept an offer: places an order that the buyer then pays",
  params: offerParams,
  headers: idempotencyHeaders,
  body: z.object({
    version: wholeNumber("Version", 1, 2_147_483_647),
    total: amountIn("Total").describe("The total that was shown to the buyer."),
    addressId: optional(
      id,
      "Id of the buyer's delivery address. Default: the address of the offer.",
    ),
    billingAddressId: orderDetails.billingAddressId,
    purchaseOrder: orderDetails.purchaseOrder,
    note: orderDetails.note,
    agreed: orderDetails.agreed,
  }),
  ...places,
  refusals: [
    "draft_not_found",
    ...offerRefusals,
    "draft_changed",
    "offer_address_fixed",
    ...buyingRefusals,
    "lines_refused",
  ],
})

export const declineOffer = endpoint({
  route: "POST /order-offer/{token}/decline",
  access: "public",
  summary: "Decline an offer",
  params: offerParams,
  body: z.object({ reason: text("Reason", 500).default("") }),
  ...acknowledges,
  refusals: ["draft_not_found", ...offerRefusals],
})
