import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatOneDecimal } from "#domain/shop/measure-format.ts"
import { formatCount } from "#domain/shop/number-format.ts"

export const partReviewText = translated({
  title: "Reviews",
  outOf: (average: number): string =>
    t("{average} out of 5 stars", { average: formatOneDecimal(average) }),
  byBuyers: (total: number): string =>
    plural(total, "{count} review by a buyer", "{count} reviews by buyers"),
  stars: (rating: number): string => plural(rating, "{count} star", "{count} stars"),
  bought: (units: number): string => plural(units, "Bought {count} unit", "Bought {count} units"),
  sorts: { newest: "Newest", highest: "Best first", lowest: "Worst first" },
  none: "This part has no reviews yet.",
  noneOf: "No review has this rating.",
  write: "Write a review",
  link: (written: boolean): string => (written ? t("Edit review") : t("Review")),
  edit: "Edit",
  remove: "Remove",
  removed: "Review removed",
  askRemove: "Remove your review?",
  save: "Publish review",
  saved: {
    published: "Thank you. Your review is public now.",
    queued: "Thank you. Your review will be shown after we have checked it.",
    hidden: "Thank you.",
  },
  failed: "The review could not be saved",
  waits: "Your review is waiting for approval. Only you can see it.",
  hidden: (reason: string): string =>
    t("We have hidden your review: {reason} Edit it, and we will check it again.", { reason }),
  report: "Report",
  reported: "Thank you. We will check it.",
  askReport: "What is wrong with this review?",
  moderation: {
    queued: (count: number): string => t("Waiting ({count})", { count: formatCount(count) }),
    reported: (count: number): string => t("Reported ({count})", { count: formatCount(count) }),
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
    reports: (count: number): string => plural(count, "{count} report", "{count} reports"),
    reason: "Reason for hiding it, shown to its author",
    answer: "Public answer. Leave it empty to remove it",
    send: "Save",
    done: {
      queued: "Review published",
      hidden: "Review restored",
      published: "Review kept",
    },
    doneHidden: "Review hidden",
    doneAnswered: "Answer saved",
  },
  answerOf: (shop: string): string => t("Answer of {shop}", { shop }),
})
