import type { PartReview, readModeratedReviews } from "#operations/reviews/read-part-reviews.ts"

/** As everybody may read it: nothing of its author but what they wrote. */
export const presentPartReview = (review: PartReview) => ({
  _id: String(review.id),
  name: review.name,
  rating: review.rating,
  title: review.title,
  text: review.body,
  pictures: [...review.pictures],
  units: review.units,
  createdAt: review.createdAt.toISOString(),
  ...(review.editedAt && { editedAt: review.editedAt.toISOString() }),
  ...(review.answeredAt && {
    answer: { text: review.answer, answeredAt: review.answeredAt.toISOString() },
  }),
})

/** As its author and staff read it. */
export const presentWithState = (review: PartReview) => ({
  ...presentPartReview(review),
  state: review.state,
  ...(review.hiddenReason !== "" && { hiddenReason: review.hiddenReason }),
})

type Moderated = Awaited<ReturnType<typeof readModeratedReviews>>["reviews"][number]

/** As staff look after it: who wrote it of what, and who complained. */
export const presentModerated = (review: Moderated) => ({
  ...presentWithState(review),
  version: review.version,
  email: review.email,
  openReports: review.openReports,
  part: { _id: review.partId, slug: review.slug, name: review.partName },
  reports: review.reports.map(({ createdAt, ...report }) => ({
    ...report,
    createdAt: new Date(createdAt).toISOString(),
  })),
})
