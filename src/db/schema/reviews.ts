import { bigint, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { reviewStates } from "#domain/reviews/review-state.ts"
import { created, generatedId, instant } from "./columns.ts"

/** What buyers say of parts; see 0236_part_reviews.sql. */
export const partReviews = pgTable("part_reviews", {
  id: generatedId(),
  partId: text("part_id").notNull(),
  userId: text("user_id").notNull(),
  units: bigint("units", { mode: "number" }).notNull(),
  name: text("name").notNull(),
  rating: integer("rating").notNull(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  pictures: jsonb("pictures").$type<readonly string[]>().notNull().default([]),
  state: text("state", { enum: reviewStates }).notNull(),
  hiddenReason: text("hidden_reason").notNull().default(""),
  answer: text("answer").notNull().default(""),
  answeredAt: instant("answered_at"),
  openReports: integer("open_reports").notNull().default(0),
  version: integer("version").notNull().default(1),
  createdAt: created(),
  editedAt: instant("edited_at"),
})

export const partReviewReports = pgTable(
  "part_review_reports",
  {
    reviewId: bigint("review_id", { mode: "number" }).notNull(),
    userId: text("user_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] })],
)
