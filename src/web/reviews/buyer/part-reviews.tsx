import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { reviewSorts } from "#domain/reviews/review-state.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { TabLinks } from "#web/ui/tab-links.tsx"
import type { PartReviewsData } from "./load-part-reviews.ts"
import { OwnPartReview } from "./own-part-review.tsx"
import { PartReview } from "./part-review.tsx"
import { RatingBars } from "./rating-bars.tsx"
import { focusReviews, REVIEWS_ID, reviewsTo } from "./reviews-address.ts"

interface PartReviewsProps {
  part: { id: string; name: string }
  reviews: PartReviewsData | undefined
  viewer: { id: string; name: string } | null
}

/** What buyers say of a part. Where nobody has said anything there is nothing, but to who may be the first. */
export function PartReviews({ part, reviews, viewer }: PartReviewsProps) {
  if (!reviews) return null
  const { page, choice, own } = reviews
  const mine = own && (own.mayWrite || own.review) ? own : undefined
  if (page.total === 0 && !mine) return null
  return (
    <section aria-labelledby={REVIEWS_ID} className="part-reviews">
      <div>
        <h2 id={REVIEWS_ID} tabIndex={-1} className="text-h2">
          {partReviewText.title}
        </h2>
        <RatingBars page={page} choice={choice} />
        {viewer && mine ? <OwnPartReview {...{ part, viewer }} own={mine} /> : null}
      </div>
      {page.total === 0 ? null : (
        <div className="min-w-0">
          {page.total === 1 ? null : (
            <TabLinks
              label="Order of reviews"
              keepsPlace
              tabs={reviewSorts.map((sort) => ({
                to: reviewsTo({ ...choice, sort, after: undefined }),
                label: partReviewText.sorts[sort],
                isShown: sort === choice.sort,
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
          <Pages next={page.next} choice={choice} />
        </div>
      )}
    </section>
  )
}

const Pages = ({
  next,
  choice,
}: { next: string | undefined } & Pick<PartReviewsData, "choice">) => (
  <p className="flex flex-wrap gap-3 empty:hidden">
    {choice.after ? (
      <ButtonLink
        variant="secondary"
        to={reviewsTo({ ...choice, after: undefined })}
        onClick={focusReviews}
      >
        First reviews
      </ButtonLink>
    ) : null}
    {next ? (
      <ButtonLink
        variant="secondary"
        to={reviewsTo({ ...choice, after: next })}
        onClick={focusReviews}
      >
        More reviews
      </ButtonLink>
    ) : null}
  </p>
)
