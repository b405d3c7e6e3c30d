import { Link } from "react-router"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Stars } from "#web/ui/stars.tsx"
import type { PartReviewsData } from "./load-part-reviews.ts"
import { reviewsTo } from "./reviews-address.ts"

type RatingBarsProps = Pick<PartReviewsData, "page" | "choice">

/** The average, and how many gave how many stars; each number leads to those who did. */
export const RatingBars = ({ page: { total, average, ratings }, choice }: RatingBarsProps) =>
  average === undefined ? (
    <p className="mt-2 text-text-2">{partReviewText.none}</p>
  ) : (
    <>
      <div className="mt-3 flex items-center gap-3">
        <p className="text-h1 tabular-nums">
          <span aria-hidden>{average.toFixed(1)}</span>
          <span className="sr-only">{partReviewText.outOf(average)}</span>
        </p>
        <div>
          <div aria-hidden>
            <Stars rating={average} />
          </div>
          <p className="text-sm text-text-3">{partReviewText.byBuyers(total)}</p>
        </div>
      </div>
      <ul className="mt-3">
        {ratings.map(({ rating, count }) => (
          <li key={rating}>
            <Bar {...{ rating, count, total, choice }} />
          </li>
        ))}
      </ul>
      {choice.rating === undefined ? null : (
        <Link
          to={reviewsTo({ ...choice, rating: undefined, after: undefined })}
          preventScrollReset
          className="mt-1 inline-flex min-h-8 items-center text-sm underline underline-offset-2"
        >
          All ratings
        </Link>
      )}
    </>
  )

interface BarProps extends Pick<PartReviewsData, "choice"> {
  rating: number
  count: number
  total: number
}

function Bar({ rating, count, total, choice }: BarProps) {
  const content = (
    <>
      <span>{partReviewText.stars(rating)}</span>
      <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect width={(count / total) * 100} height={8} />
      </svg>
      <span>{formatCount(count)}</span>
    </>
  )
  if (count === 0) return <span className="rating-bar">{content}</span>
  return (
    <Link
      to={reviewsTo({ ...choice, rating, after: undefined })}
      preventScrollReset
      aria-current={choice.rating === rating ? "true" : undefined}
      className="rating-bar"
    >
      {content}
    </Link>
  )
}
