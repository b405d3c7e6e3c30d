import { z } from "zod"
import { moderationViews, reviewLimits, reviewSorts, reviewStates } from "#domain/reviews/review.ts"
import { manufacturerNumber } from "../catalogue/parts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  acknowledges,
  amountOut,
  idParams,
  ifMatch,
  instantOut,
  pictureAddress,
  requiredName,
  requiredText,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
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
  units: z.int().meta({
    description: "How many its author had bought, paid and not sent back when it was written",
  }),
  createdAt: instantOut,
  editedAt: instantOut.optional(),
  answer: z.object({ text: z.string(), answeredAt: instantOut }).optional(),
}
export const partReviewSchema = z.object(shownReview).meta({ id: "PartReview" })

export const listPartReviews = endpoint({
  route: "GET /part/{id}/review",
  access: "public",
  summary: "Reviews of a part, ten at a time, with its rating summary",
  params: idParams,
  query: z.object({
    after: z
      .string()
      .regex(/^[1-5]-\d{1,15}$/, "after is what an answer says as next")
      .transform((place) => ({ rating: Number(place[0]), id: Number(place.slice(2)) }))
      .optional()
      .meta({ example: "5-17" }),
    sort: z.enum(reviewSorts).optional(),
    rating: stars.optional().meta({ description: "Only reviews with this rating" }),
  }),
  reply: z.object({
    total: z.int().meta({ description: "Of all ratings" }),
    average: z.number().optional().meta({ description: "One decimal", example: 4.6 }),
    ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
    reviews: z.array(partReviewSchema),
    next: z.string().optional().meta({ description: "after of the next ten" }),
  }),
  refusals: ["part_unknown"],
})

export const getOwnPartReview = endpoint({
  route: "GET /part/{id}/review/own",
  access: "user",
  summary: "One's own review of a part, and whether one may write one",
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

/** Part that someone may review, or has reviewed. */
const reviewLink = z
  .object({
    slug: z.string().meta({ description: "By which the page of the part is known" }),
    written: z.boolean().meta({ description: "There is a review of theirs" }),
  })
  .meta({ id: "ReviewLink" })

export const listReviewableParts = endpoint({
  route: "GET /order/{id}/review",
  access: "user",
  summary: "Parts of an order that the caller may review, or has reviewed",
  params: idParams,
  reply: z.array(reviewLink.extend({ partId: z.string() })),
  refusals: ["order_not_found"],
})

export const writePartReview = endpoint({
  route: "PUT /part/{id}/review",
  access: "user",
  summary: "Write one's review of a part that one bought, or another in its place",
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
  reply: z.object({ ...written, state: z.enum(reviewStates) }),
  refusals: ["part_not_bought", "reviews_off", "rate_limited"],
  failure: { success: false },
})

export const deletePartReview = endpoint({
  route: "DELETE /part/{id}/review",
  access: "user",
  summary: "Remove one's own review of a part",
  params: idParams,
  reply: z.object({ ...written, deletedCount: z.int() }),
})

/** Id as sent; malformed ones are unknown. */
const reviewId = z
  .string()
  .transform((value) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0))
  .meta({ example: "17" })

export const reportPartReview = endpoint({
  route: "POST /part-review/{id}/report",
  access: "user",
  summary: "Report a review to the shop; once per person",
  params: z.object({ id: reviewId }),
  body: z.object({ reason: requiredText("Reason", reviewLimits.reason) }),
  ...acknowledges,
  refusals: ["review_not_found", "rate_limited"],
})

export const listModeratedReviews = endpoint({
  route: "GET /part-review",
  access: "admin",
  summary: "Reviews of parts that wait, were reported, are hidden or shown, twenty at a time",
  query: z.object({
    view: z.enum(moderationViews).optional().meta({ description: "queued by default" }),
    after: reviewId.optional().meta({ description: "The _id of the last row seen" }),
  }),
  reply: z.object({
    queued: z.int().meta({ description: "How many wait, at most 1,000" }),
    reported: z.int().meta({ description: "How many were reported, at most 1,000" }),
    reviews: z.array(
      z.object({
        ...shownReview,
        state: z.enum(reviewStates),
        hiddenReason: z.string().optional(),
        version: z.int(),
        email: z.string().meta({ description: "Its author's" }),
        part: z.object({ _id: z.string(), slug: z.string(), name: z.string() }),
        openReports: z.int(),
        reports: z
          .array(z.object({ reason: z.string(), email: z.string(), createdAt: instantOut }))
          .meta({ description: "The newest five" }),
      }),
    ),
    hasMore: z.boolean(),
  }),
})

export const moderatePartReview = endpoint({
  route: "PUT /part-review/{id}",
  access: "admin",
  summary: "Publish, hide, restore or answer a review; settles its reports",
  params: z.object({ id: reviewId }),
  headers: z.object({ "if-match": ifMatch("version of the review") }),
  body: z
    .object({
      state: z.enum(["published", "hidden"]),
      reason: text("Reason", reviewLimits.reason).default(""),
      answer: text("Answer", 2000).optional().meta({ description: "Empty takes it back" }),
    })
    .refine(({ state, reason }) => state !== "hidden" || reason !== "", {
      path: ["reason"],
      error: () => fieldText.required("Reason"),
    }),
  reply: z.object({ ...written, version: z.int() }),
  refusals: ["review_not_found", "review_changed"],
  failure: { success: false },
})

const boughtPartSchema = z
  .object({
    partId: z.string(),
    sku: z.string().meta({ description: "The part's, as it was", example: "CA-TM5-6032" }),
    mpn: manufacturerNumber,
    name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
    orders: z.int().meta({ description: "How many have it" }),
    units: z.int().meta({ description: "Of all of them" }),
    last: z.object({ orderedAt: instantOut, quantity: z.int(), unitPrice: amountOut }),
    now: z
      .union([pricedLineSchema, z.object({ problem: lineProblemSchema })])
      .meta({ description: "Present price of the last quantity, as in POST /price" }),
    review: reviewLink
      .optional()
      .meta({ description: "Where its buyer may review it, or has; without it they may not" }),
  })
  .meta({ id: "BoughtPart" })

export const listBoughtParts = endpoint({
  route: "GET /bought",
  access: "user",
  summary: "Parts that one has bought, most recent first, with present price and stock",
  reply: z.array(boughtPartSchema),
  refusals: ["total_not_chargeable"],
})
