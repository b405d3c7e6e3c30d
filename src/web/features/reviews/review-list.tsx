import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { RetryPanel } from "../../ui/retry-panel.tsx"
import { ReviewCard, type ReviewCardData } from "./review-card.tsx"

const SHOWN_FIRST = 6

type Reviews = (ReviewCardData & { id: string })[]

/** Reviews, newest first: six with script, all of them without. */
export const ReviewList = ({ reviews }: { reviews: Reviews | undefined }) => {
  const [all, setAll] = useState(false)
  if (!reviews) return <RetryPanel>Reviews could not be loaded.</RetryPanel>
  if (reviews.length === 0) return <EmptyState text="No reviews yet." />
  return (
    <>
      <ul
        id="review-list"
        className="grid grid-cols-1 gap-4 two:gap-6 two:grid-cols-2 wide:grid-cols-3"
      >
        {reviews.map((review, index) => (
          <li key={review.id} className={index < SHOWN_FIRST || all ? "" : "scripted:hidden"}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {reviews.length > SHOWN_FIRST ? (
        <div className="needs-script mt-8 text-center">
          <Button
            variant="secondary"
            aria-expanded={all}
            aria-controls="review-list"
            onClick={() => setAll(!all)}
          >
            {all ? `Show ${SHOWN_FIRST} reviews` : `Show all ${reviews.length} reviews`}
          </Button>
        </div>
      ) : null}
    </>
  )
}
