import type { ApiClient } from "#contract/client.ts"
import { type ReviewSort, reviewSorts } from "#domain/reviews/review.ts"
import type { Viewer } from "#web/shop-context.ts"

interface ReviewQuery {
  sort: ReviewSort
  rating: number | undefined
  after: string | undefined
}

function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const rating = Number(params.get("rating"))
  const after = params.get("after") ?? ""
  return {
    sort: reviewSorts.find((sort) => sort === params.get("sort")) ?? "newest",
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    after: /^[1-5]-\d{1,15}$/.test(after) ? after : undefined,
  }
}

/** Loads reviews of a part, and whether the viewer may write one; undefined on failure, so that the part is still shown. */
export async function loadPartReviews(
  api: ApiClient,
  partId: string,
  { viewer, params }: { viewer: Viewer | null; params: URLSearchParams },
) {
  const query = readReviewQuery(params)
  const input = { params: { id: partId } }
  try {
    const [page, own] = await Promise.all([
      api("GET /part/{id}/review", { ...input, query }),
      viewer ? api("GET /part/{id}/review/own", input) : undefined,
    ])
    return { query, page, own }
  } catch {
    return undefined
  }
}

export type PartReviewsData = NonNullable<Awaited<ReturnType<typeof loadPartReviews>>>
export type OwnReview = NonNullable<NonNullable<PartReviewsData["own"]>["review"]>

export const REVIEWS_ID = "reviews"

export function reviewsTo({ sort, rating, after }: ReviewQuery): string {
  const params = new URLSearchParams({
    ...(sort !== "newest" && { sort }),
    ...(rating !== undefined && { rating: String(rating) }),
    ...(after !== undefined && { after }),
  })
  return `?${params}#${REVIEWS_ID}`
}

/** Moves the focus before the pressed link is removed. */
export const focusReviews = (): void => document.getElementById(REVIEWS_ID)?.focus()
