import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { instantOut, pictureAddress, requiredText, wholeNumber, written } from "./fields.ts"
import { text } from "./text.ts"

export const reviewSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    role: z.string().meta({ description: "What the author does; empty when not given" }),
    description: z.string(),
    photo: z.string(),
    rating: z.int().min(1).max(5),
    createdAt: instantOut,
  })
  .meta({ id: "Review" })

export const newReviewSchema = z.object({
  name: requiredText("Name", 80),
  description: requiredText("Description", 2000),
  photo: pictureAddress("photo"),
  rating: wholeNumber("Rating", 1, 5, text.review.ratingRequired),
})

export const listReviews = endpoint({
  route: "GET /review",
  access: "public",
  summary: "Reviews, newest first",
  reply: z.array(reviewSchema),
  refusals: [],
})

export const addReview = endpoint({
  route: "POST /review",
  access: "user",
  summary: "Write a review",
  body: newReviewSchema,
  reply: z.object({ ...written, insertedId: z.string() }),
  refusals: [],
  failure: { success: false },
})
