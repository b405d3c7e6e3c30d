import { z } from "zod"
import { shownDraftStates } from "#domain/orders/draft-order.ts"
import { accountSchema, sessionSchema } from "../accounts/account.ts"
import { shownAddress } from "../accounts/addresses.ts"
import { profileSchema } from "../accounts/users.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, instantOut } from "../kernel/fields.ts"
import { matchChoiceSchema } from "../matching/match.ts"
import { orderLineSchema } from "../orders/order.ts"
import { shownNumbersOfLine, shownOrderDetails } from "../orders/order-details.ts"
import { shownCharges } from "../orders/prices.ts"
import { returnSchema } from "../returns/returns.ts"
import { partReviewSchema } from "../reviews/part-reviews.ts"
import { shownTaxId } from "../tax/tax-ids.ts"

const exportedOrder = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  productName: z.string(),
  quantity: z.int(),
  price: amountOut,
  ...shownCharges,
  status: z.string(),
  paid: z.boolean(),
  transactionId: z.string().nullable(),
  email: z.string(),
  userName: z.string(),
  phone: z.string(),
  ...shownOrderDetails,
  createdAt: instantOut,
  lines: z.array(orderLineSchema),
})
const exportedCartLine = z.object({
  partId: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  note: z.string(),
  designators: z.string().optional(),
  ...shownNumbersOfLine,
})
const exportedList = z.object({
  _id: z.string(),
  name: z.string(),
  builds: z.int(),
  spares: z.number(),
  revision: z.int(),
  createdAt: instantOut,
  updatedAt: instantOut,
  lines: z.array(exportedCartLine.extend({ designators: z.string() })),
})
const exportedReview = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  photo: z.string(),
  rating: z.int(),
  createdAt: instantOut,
})
const exportedReport = z.object({
  partId: z.string(),
  reviewId: z.string(),
  reason: z.string(),
  createdAt: instantOut,
})
const exportedOffer = z.object({
  number: z.string(),
  state: z.enum(shownDraftStates),
  note: z.string(),
  lines: z.array(z.object({ partId: z.string(), quantity: z.int(), unitPrice: amountOut })),
  deliveryPrice: amountOut.optional(),
  sentAt: instantOut.optional(),
  validUntil: instantOut.optional(),
  decidedAt: instantOut.optional(),
  declineReason: z.string().optional(),
  orderId: z.string().optional(),
})
const exportedWithdrawal = z.object({
  orderId: z.string(),
  name: z.string(),
  message: z.string(),
  receivedAt: instantOut,
})

export const exportAccount = endpoint({
  route: "GET /account/export",
  access: "user",
  summary: "Export all data that the shop stores about the caller",
  reply: z.object({
    exportedAt: instantOut,
    account: accountSchema,
    profile: profileSchema,
    addresses: z.array(shownAddress),
    taxIds: z.array(shownTaxId).optional(),
    orders: z.array(exportedOrder),
    cart: z.array(exportedCartLine),
    lists: z.array(exportedList).describe("Parts lists, each in its latest revision."),
    matchChoices: z.array(matchChoiceSchema),
    reviews: z.array(exportedReview),
    partReviews: z.array(partReviewSchema.extend({ partId: z.string() })).optional(),
    reviewReports: z.array(exportedReport).optional(),
    offers: z.array(exportedOffer).optional(),
    returns: z.array(returnSchema.extend({ orderId: z.string() })).optional(),
    withdrawals: z.array(exportedWithdrawal).optional(),
    sessions: z.array(sessionSchema),
  }),
})
