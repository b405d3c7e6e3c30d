import { z } from "zod"
import { LAST_REVIEW_PAGE } from "#domain/reviews/review.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  idempotencyHeaders,
  idParams,
  inserts,
  instantOut,
  modifies,
  pictureAddress,
  requiredName,
  requiredText,
  wholeNumber,
} from "../kernel/fields.ts"

const reviewSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    role: z.string().describe("Role of the author. Empty if not given."),
    description: z.string(),
    photo: z.string(),
    rating: z.int().min(1).max(5),
    createdAt: instantOut,
  })
  .meta({ id: "Review" })

export const newReviewSchema = z.object({
  name: requiredName,
  description: requiredText("Description", 2000),
  photo: pictureAddress("photo"),
  rating: wholeNumber("Rating", 1, 5, () => fieldText.required("Review")),
})

export const listReviews = endpoint({
  route: "GET /review",
  access: "public",
  summary: "List reviews, newest first",
  reply: z.array(reviewSchema),
})

export const newestReviews = endpoint({
  route: "GET /review/newest",
  access: "public",
  summary: "List the newest review of each person, at most twelve, with the total count",
  reply: z.object({ total: z.int(), reviews: z.array(reviewSchema) }),
})

const pageQuery = z.object({ page: wholeNumber("page", 1, LAST_REVIEW_PAGE).optional() })
const reviewPageSchema = z
  .object({
    total: z.int().describe("Number of reviews, at most the newest 1,000."),
    page: z.int(),
    pageSize: z.int(),
    reviews: z.array(reviewSchema),
  })
  .meta({ id: "ReviewPage" })

export const listReviewPage = endpoint({
  route: "GET /review/page",
  access: "public",
  summary: "List reviews by page, newest first; a page beyond the last returns the last",
  query: pageQuery,
  reply: reviewPageSchema,
})

export const listHiddenReviews = endpoint({
  route: "GET /review/hidden",
  access: "admin",
  summary: "List hidden reviews by page",
  query: pageQuery,
  reply: reviewPageSchema,
})

export const hideReview = endpoint({
  route: "PATCH /review/{id}",
  access: "admin",
  summary: "Hide a review, or show it again",
  params: idParams,
  body: z.object({ hidden: z.boolean() }),
  ...modifies,
  refusals: ["review_not_found"],
})

export const addReview = endpoint({
  route: "POST /review",
  access: "user",
  summary: "Create a review",
  headers: idempotencyHeaders,
  body: newReviewSchema,
  ...inserts,
  refusals: ["rate_limited", "idempotency_key_reused"],
})
