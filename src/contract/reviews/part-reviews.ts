import { z } from "zod"
import { moderationViews, reviewLimits, reviewSorts, reviewStates } from "#domain/reviews/review.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  acknowledges,
  amountOut,
  idParams,
  ifMatch,
  instantOut,
  numberedId,
  optional,
  pictureAddress,
  requiredName,
  requiredText,
  text,
  wholeNumber,
  writes,
  written,
} from "../kernel/fields.ts"
import { orderedPart } from "../orders/order.ts"
import { lineProblemSchema, pricedLineSchema } from "../orders/prices.ts"

/** Rating of a bought part. General reviews are in #contract/reviews/reviews.ts. */

const stars = wholeNumber("Rating", 1, 5)

const shownReview = {
  _id: z.string().meta({ example: "17" }),
  name: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
  units: z
    .int()
    .describe(
      "Number of units that the author had bought, paid for and not returned when writing the review.",
    ),
  createdAt: instantOut,
  editedAt: instantOut.optional(),
  answer: z.object({ text: z.string(), answeredAt: instantOut }).optional(),
}
export const partReviewSchema = z.object(shownReview).meta({ id: "PartReview" })

export const listPartReviews = endpoint({
  route: "GET /part/{id}/review",
  access: "public",
  summary: "List reviews of a part, ten per page, with its rating summary",
  params: idParams,
  query: z.object({
    after: z
      .string()
      .regex(/^[1-5]-\d{1,15}$/, "after must be the value of next in an earlier answer")
      .transform((place) => ({ rating: Number(place[0]), id: Number(place.slice(2)) }))
      .optional()
      .meta({ example: "5-17" }),
    sort: z.enum(reviewSorts).optional(),
    rating: optional(stars, "Only reviews with this rating."),
  }),
  reply: z.object({
    total: z.int().describe("Number of reviews with any rating."),
    average: z.number().optional().meta({
      description: "Average rating with one decimal. Missing if there are no reviews.",
      example: 4.6,
    }),
    ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
    reviews: z.array(partReviewSchema),
    next: optional(z.string(), "Value of `after` for the next page. Missing on the last page."),
  }),
  refusals: ["part_unknown"],
})

export const getOwnPartReview = endpoint({
  route: "GET /part/{id}/review/own",
  access: "user",
  summary: "Retrieve the caller's review of a part, and whether they may write one",
  params: idParams,
  reply: z.object({
    mayWrite: z.boolean(),
    review: z
      .object({
        ...shownReview,
        state: z.enum(reviewStates),
        hiddenReason: z.string().optional(),
      })
      .optional(),
  }),
})

/** Part that the caller may review, or has reviewed. */
const reviewLink = z
  .object({
    slug: z.string().describe("Slug of the part, which is in the address of its page."),
    written: z.boolean().describe("Whether the caller has reviewed the part."),
  })
  .meta({ id: "ReviewLink" })

export const listReviewableParts = endpoint({
  route: "GET /order/{id}/review",
  access: "user",
  summary: "List parts of an order that the caller may review, or has reviewed",
  params: idParams,
  reply: z.array(reviewLink.extend({ partId: z.string() })),
  refusals: ["order_not_found"],
})

export const writePartReview = endpoint({
  route: "PUT /part/{id}/review",
  access: "user",
  summary: "Create or replace the caller's review of a part that they bought",
  params: idParams,
  body: z.object({
    name: requiredName,
    rating: stars,
    title: requiredText("Title", reviewLimits.title),
    text: requiredText("Review", reviewLimits.text),
    pictures: z
      .array(pictureAddress("Picture"))
      .max(reviewLimits.pictures, {
        error: () => fieldText.tooMany("Pictures", reviewLimits.pictures),
      })
      .default([]),
  }),
  ...writes({ state: z.enum(reviewStates) }),
  refusals: ["part_not_bought", "reviews_off", "rate_limited"],
})

export const deletePartReview = endpoint({
  route: "DELETE /part/{id}/review",
  access: "user",
  summary: "Delete the caller's review of a part",
  params: idParams,
  reply: z.object({ ...written, deletedCount: z.int() }),
})

export const reportPartReview = endpoint({
  route: "POST /part-review/{id}/report",
  access: "user",
  summary: "Report a review to the shop; once per person",
  params: z.object({ id: numberedId }),
  body: z.object({ reason: requiredText("Reason", reviewLimits.reason) }),
  ...acknowledges,
  refusals: ["review_not_found", "rate_limited"],
})

export const listModeratedReviews = endpoint({
  route: "GET /part-review",
  access: "admin",
  summary: "List part reviews that are queued, reported, hidden or published, 20 per page",
  query: z.object({
    view: optional(z.enum(moderationViews), "State of the reviews to return. Default: `queued`."),
    after: optional(numberedId, "The `_id` of the last row of the previous page."),
  }),
  reply: z.object({
    queued: z.int().describe("Number of queued reviews, at most 1,000."),
    reported: z.int().describe("Number of reported reviews, at most 1,000."),
    reviews: z.array(
      z.object({
        ...shownReview,
        state: z.enum(reviewStates),
        hiddenReason: z.string().optional(),
        version: z.int(),
        email: z.string().describe("E-mail address of the author."),
        part: z.object({ _id: z.string(), slug: z.string(), name: z.string() }),
        openReports: z.int(),
        reports: z
          .array(z.object({ reason: z.string(), email: z.string(), createdAt: instantOut }))
          .describe("The latest five reports."),
      }),
    ),
    hasMore: z.boolean(),
  }),
})

export const moderatePartReview = endpoint({
  route: "PUT /part-review/{id}",
  access: "admin",
  summary: "Publish, hide, restore or answer a review; settles its reports",
  params: z.object({ id: numberedId }),
  headers: z.object({ "if-match": ifMatch("version of the review") }),
  body: z
    .object({
      state: z.enum(["published", "hidden"]),
      reason: text("Reason", reviewLimits.reason).default(""),
      answer: optional(
        text("Answer", 2000),
        "Answer of the shop. Empty removes the answer. Default: the answer is unchanged.",
      ),
    })
    .refine(({ state, reason }) => state !== "hidden" || reason !== "", {
      path: ["reason"],
      error: () => fieldText.required("Reason"),
    }),
  ...writes({ version: z.int() }),
  refusals: ["review_not_found", "review_changed"],
})

const boughtPartSchema = z
  .object({
    ...orderedPart,
    orders: z.int().describe("Number of paid orders with the part."),
    units: z
      .int()
      .describe("Number of units in all of these orders, without refunded and cancelled ones."),
    last: z.object({ orderedAt: instantOut, quantity: z.int(), unitPrice: amountOut }),
    now: z
      .union([pricedLineSchema, z.object({ problem: lineProblemSchema })])
      .describe("Current price of the last ordered quantity, as in `POST /price`."),
    review: optional(reviewLink, "Review of the part. Missing if the caller may not review it."),
  })
  .meta({ id: "BoughtPart" })

export const listBoughtParts = endpoint({
  route: "GET /bought",
  access: "user",
  summary: "List parts that the caller has bought, latest first, with price and stock",
  reply: z.array(boughtPartSchema),
  refusals: ["total_not_chargeable"],
})
