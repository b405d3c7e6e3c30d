import { lazy, Suspense } from "react"
import { onceOnline } from "../../navigation/once-online.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { MissingList } from "../../ui/feedback/missing-list.tsx"
import { ReviewCard, type ReviewCardData } from "./review-card.tsx"

// Only staff need it, so it is no part of every first page.
const HideButton = lazy(() => onceOnline(() => import("./hide-button.tsx")))

interface ReviewListProps {
  reviews: readonly (ReviewCardData & { id: string })[] | undefined
  /** Whether whoever looks may hide and restore them. */
  staff: boolean
  /** Whether these are the ones that were hidden. */
  hidden?: boolean
}

export const ReviewList = ({ reviews, staff, hidden = false }: ReviewListProps) => {
  if (!reviews) return <MissingList>Reviews could not be loaded.</MissingList>
  if (reviews.length === 0)
    return <EmptyState text={hidden ? "No review is hidden." : "No reviews yet."} />
  return (
    <ul
      id="review-list"
      className="grid grid-cols-1 gap-4 two:gap-6 two:grid-cols-2 wide:grid-cols-3"
    >
      {reviews.map((review) => (
        <li key={review.id} data-row={review.id}>
          <ReviewCard review={review}>
            {staff ? (
              <Suspense>
                <HideButton id={review.id} name={review.name} hidden={hidden} />
              </Suspense>
            ) : null}
          </ReviewCard>
        </li>
      ))}
    </ul>
  )
}
