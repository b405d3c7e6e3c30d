import type { ReviewState } from "#domain/reviews/review.ts"
import { formatCount } from "#domain/shop/number-format.ts"

export const partReviewText = {
  title: "Reviews",
  outOf: (average: number): string => `${average.toFixed(1)} out of 5 stars`,
  byBuyers: (total: number): string =>
    total === 1 ? "1 review by a buyer" : `${formatCount(total)} reviews by buyers`,
  stars: (rating: number): string => (rating === 1 ? "1 star" : `${rating} stars`),
  bought: (units: number): string =>
    `Bought ${formatCount(units)} ${units === 1 ? "unit" : "units"}`,
  sorts: { newest: "Newest", highest: "Best first", lowest: "Worst first" },
  none: "This part has no reviews yet.",
  noneOf: "No review has this rating.",
  write: "Write a review",
  link: (written: boolean): string => (written ? "Edit review" : "Review"),
  edit: "Edit",
  remove: "Remove",
  removed: "Review removed",
  askRemove: "Remove your review?",
  save: "Publish review",
  saved: {
    published: "Thank you. Your review is public now.",
    queued: "Thank you. Your review will be shown after we have checked it.",
    hidden: "Thank you.",
  } satisfies Record<ReviewState, string>,
  failed: "The review could not be saved",
  waits: "It is waiting for our check. Nobody else sees it yet.",
  hidden: (reason: string): string =>
    `We have hidden it: ${reason} Change it, and we will check it again.`,
  report: "Report",
  reported: "Thank you. We will check it.",
  askReport: "What is wrong with this review?",
  moderation: {
    queued: (count: number): string => `Waiting (${formatCount(count)})`,
    reported: (count: number): string => `Reported (${formatCount(count)})`,
    published: "Shown",
    hidden: "Hidden",
    none: {
      queued: "No review is waiting.",
      reported: "No review was reported.",
      published: "No review is shown.",
      hidden: "No review is hidden.",
    },
    publish: "Publish",
    keep: "Keep",
    restore: "Restore",
    hide: "Hide",
    answerIt: "Answer",
    changeAnswer: "Change the answer",
    reports: (count: number): string =>
      count === 1 ? "1 report" : `${formatCount(count)} reports`,
    reason: "Reason for hiding it, shown to its author",
    answer: "Public answer. Leave it empty to remove it",
    words: "Reason",
    send: "Save",
    said: {
      queued: "Review published",
      hidden: "Review restored",
      published: "Review kept",
    } satisfies Record<ReviewState, string>,
    saidHidden: "Review hidden",
    saidAnswered: "Answer saved",
  },
  answerOf: (shop: string): string => `Answer of ${shop}`,
} as const
