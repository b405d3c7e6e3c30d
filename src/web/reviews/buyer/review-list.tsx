import { lazy, type ReactNode, Suspense } from "react"
import { t } from "#domain/languages/translate.ts"
import { loadChunk } from "#web/navigation/load-chunk.ts"
import { PersonLine } from "#web/ui/card.tsx"
import { EmptyState, LazyRetryPanel } from "#web/ui/feedback/empty-state.tsx"
import { Portrait } from "#web/ui/picture/picture.tsx"
import { Stars } from "#web/ui/stars.tsx"

export interface ReviewCardData {
  name: string
  role: string
  description: string
  photo: string
  rating: number
}

interface ReviewCardProps {
  review: ReviewCardData
  children?: ReactNode
}

export const ReviewCard = ({ review, children }: ReviewCardProps) => (
  <article className="flex h-full flex-col gap-4 rounded-lg border border-border bg-surface p-5">
    <Stars rating={review.rating} />
    <p className="flex-1 text-[0.9375rem]/6 whitespace-pre-line">{review.description}</p>
    <PersonLine
      picture={
        <Portrait
          picture={review.photo}
          name={review.name}
          className="size-12 rounded-full text-sm"
        />
      }
      name={review.name}
      detail={review.role}
    />
    {children}
  </article>
)

// Loaded on demand, because only staff need it.
const HideButton = lazy(() => loadChunk(() => import("#web/reviews/admin/hide-button.tsx")))

interface ReviewListProps {
  reviews: readonly (ReviewCardData & { id: string })[] | undefined
  staff: boolean
  hidden?: boolean
  /** Maximum number of reviews on a phone. */
  onPhone?: number
}

export const ReviewList = ({ reviews, staff, hidden = false, onPhone }: ReviewListProps) => {
  if (!reviews) return <LazyRetryPanel>{t("Reviews could not be loaded.")}</LazyRetryPanel>
  if (reviews.length === 0)
    return <EmptyState text={hidden ? t("No review is hidden.") : t("No reviews yet.")} />
  return (
    <ul
      id="review-list"
      className="grid grid-cols-1 gap-4 two:gap-6 two:grid-cols-2 wide:grid-cols-3"
    >
      {reviews.map((review, index) => (
        <li
          key={review.id}
          data-row={review.id}
          className={onPhone && index >= onPhone ? "max-two:hidden" : undefined}
        >
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
