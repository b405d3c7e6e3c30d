import { Link } from "react-router"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import { reviewSorts } from "#domain/reviews/review.ts"
import { formatOneDecimal } from "#domain/shop/measure-format.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { PartReview } from "#web/reviews/shared/part-review.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { RetryPanel } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { Stars } from "#web/ui/stars.tsx"
import { focusReviews, type PartReviewsData, REVIEWS_ID, reviewsTo } from "./load-part-reviews.ts"
import { OwnPartReview } from "./own-part-review.tsx"

type RatingBarsProps = Pick<PartReviewsData, "page" | "query">

const RatingBars = ({ page: { total, average, ratings }, query }: RatingBarsProps) =>
  average === undefined ? (
    <p className="mt-2 text-text-2">{partReviewText.none}</p>
  ) : (
    <>
      <div className="mt-3 flex items-center gap-3">
        <p className="text-h1 tabular-nums">
          <span aria-hidden>{formatOneDecimal(average)}</span>
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
            <Bar rating={rating} count={count} total={total} query={query} />
          </li>
        ))}
      </ul>
      {query.rating === undefined ? null : (
        <Link
          to={reviewsTo({ ...query, rating: undefined, after: undefined })}
          preventScrollReset
          className="mt-1 inline-flex min-h-8 items-center text-sm underline underline-offset-2"
        >
          {t("All ratings")}
        </Link>
      )}
    </>
  )

interface BarProps extends Pick<PartReviewsData, "query"> {
  rating: number
  count: number
  total: number
}

function Bar({ rating, count, total, query }: BarProps) {
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
      to={reviewsTo({ ...query, rating, after: undefined })}
      preventScrollReset
      aria-current={query.rating === rating ? "true" : undefined}
      className="rating-bar"
    >
      {content}
    </Link>
  )
}

interface PartReviewsProps {
  part: { id: string; name: string }
  reviews: PartReviewsData | undefined
  viewer: { id: string; name: string } | null
}

const ReviewsHeading = () => (
  <h2 id={REVIEWS_ID} tabIndex={-1} className="scroll-mt-24 text-h2">
    {partReviewText.title}
  </h2>
)

const ReviewsFailed = () => (
  <section aria-labelledby={REVIEWS_ID} className="mt-14 flex flex-col gap-4">
    <ReviewsHeading />
    <RetryPanel>{t("Reviews could not be loaded.")}</RetryPanel>
  </section>
)

/** Reviews of a part. Renders nothing if there are none, unless the viewer may write the first. */
export function PartReviews({ part, reviews, viewer }: PartReviewsProps) {
  if (!reviews) return <ReviewsFailed />
  const { page, query, own } = reviews
  const mine = own && (own.mayWrite || own.review) ? own : undefined
  if (page.total === 0 && !mine) return null
  return (
    <section aria-labelledby={REVIEWS_ID} className="part-reviews">
      <div>
        <ReviewsHeading />
        <RatingBars page={page} query={query} />
        {viewer && mine ? <OwnPartReview part={part} viewer={viewer} own={mine} /> : null}
      </div>
      {page.total === 0 ? null : (
        <div className="min-w-0">
          {page.total === 1 ? null : (
            <TabLinks
              label={t("Sort reviews")}
              keepsPlace
              tabs={reviewSorts.map((sort) => ({
                to: reviewsTo({ ...query, sort, after: undefined }),
                label: partReviewText.sorts[sort],
                isShown: sort === query.sort,
              }))}
            />
          )}
          {page.reviews.length === 0 ? (
            <p className="mt-6 text-text-2">{partReviewText.noneOf}</p>
          ) : (
            <ol className="mt-2 divide-y divide-border">
              {page.reviews.map((review) => (
                <li key={review._id} className="py-6">
                  <PartReview
                    review={review}
                    mayReport={viewer !== null && review._id !== own?.review?._id}
                  />
                </li>
              ))}
            </ol>
          )}
          <Pages next={page.next} query={query} />
        </div>
      )}
    </section>
  )
}

const Pages = ({ next, query }: { next: string | undefined } & Pick<PartReviewsData, "query">) => (
  <p className="flex flex-wrap gap-3 empty:hidden">
    {query.after ? (
      <ButtonLink
        variant="secondary"
        to={reviewsTo({ ...query, after: undefined })}
        onClick={focusReviews}
      >
        {t("First reviews")}
      </ButtonLink>
    ) : null}
    {next ? (
      <ButtonLink
        variant="secondary"
        to={reviewsTo({ ...query, after: next })}
        onClick={focusReviews}
      >
        {t("More reviews")}
      </ButtonLink>
    ) : null}
  </p>
)
