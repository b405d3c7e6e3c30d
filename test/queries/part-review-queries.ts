import * as moderated from "#db/reviews/moderated-reviews.ts"
import * as partReviews from "#db/reviews/part-reviews.ts"
import { type Queries, user } from "./queries.ts"

const onePart = "28".padStart(24, "0")
const reviewsOfPart = { partId: onePart, sort: "newest", limit: 10 } as const

/** Queries about part reviews; a few parts have many. */
export const partReviewQueries: Queries = {
  "a part's ratings": (tx) => partReviews.countRatings(tx, onePart),
  "reviews of a part": (tx) => partReviews.listShownReviews(tx, reviewsOfPart),
  "the best reviews of a part": (tx) =>
    partReviews.listShownReviews(tx, {
      ...reviewsOfPart,
      sort: "highest",
      after: { rating: 4, id: 9000 },
    }),
  "the worst reviews of a part": (tx) =>
    partReviews.listShownReviews(tx, {
      ...reviewsOfPart,
      sort: "lowest",
      after: { rating: 2, id: 9000 },
    }),
  "units of a part that I bought": (tx) => partReviews.countBoughtUnits(tx, user, onePart),
  "my reviews of parts": (tx) => partReviews.listPartReviewsOf(tx, user),
  "my reports of reviews": (tx) => partReviews.listReportsOf(tx, user),
  "queued reviews, counted": (tx) => moderated.countModerated(tx, "queued"),
  "reported reviews, counted": (tx) => moderated.countModerated(tx, "reported"),
  "queued reviews": (tx) => moderated.listModeratedRows(tx, { view: "queued", limit: 20 }),
  "reported reviews": (tx) => moderated.listModeratedRows(tx, { view: "reported", limit: 20 }),
  "hidden reviews of parts": (tx) =>
    moderated.listModeratedRows(tx, { view: "hidden", after: 9000, limit: 20 }),
  "the reports of a closed account": (tx) => partReviews.removeReportsOf(tx, user),
  "a report of a review": (tx) => partReviews.reportPartReviewRow(tx, 77, "user-78", "Spam"),
}
