/** Shown to everybody, waiting for staff, or taken from the pages by them. */
export const reviewStates = ["published", "queued", "hidden"] as const
export type ReviewState = (typeof reviewStates)[number]

/**
 * What becomes of a review that its author writes or changes. What staff have not let pass does not become public by being
 * changed, whether the shop looks at reviews first or not.
 */
export const stateOnceWritten = (before: ReviewState | undefined, queue: boolean): ReviewState =>
  queue || (before !== undefined && before !== "published") ? "queued" : "published"

/** The orders that reviews of a part are read in. */
export const reviewSorts = ["newest", "highest", "lowest"] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What staff look at. */
export const moderationViews = ["queued", "reported", "hidden", "published"] as const
export type ModerationView = (typeof moderationViews)[number]

export const reviewLimits = { name: 80, title: 120, text: 4000, pictures: 3, reason: 500 } as const
