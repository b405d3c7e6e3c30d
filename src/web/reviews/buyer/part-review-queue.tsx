import { partReviewText } from "#contract/reviews/part-review-text.ts"
import type { ModerationView } from "#domain/reviews/review-state.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { TabLinks } from "#web/ui/tab-links.tsx"
import { ModeratedReview } from "./moderated-review.tsx"

interface PartReviewQueueProps {
  view: ModerationView
  found: Reply<"GET /part-review">
}

const { moderation } = partReviewText

/** What staff do about reviews of parts: those that wait first, then those that somebody reported. */
export default function PartReviewQueue({ view, found }: PartReviewQueueProps) {
  const { queued, reported, reviews, hasMore } = found
  const last = reviews.at(-1)
  const tabs = [
    { of: "queued", label: moderation.queued(queued) },
    { of: "reported", label: moderation.reported(reported) },
    { of: "published", label: moderation.published },
    { of: "hidden", label: moderation.hidden },
  ]
  return (
    <>
      <TabLinks
        label="Reviews of parts by state"
        className="mb-4"
        tabs={tabs.map(({ of, label }) => ({
          to: paths.reviews({ parts: of }),
          label,
          isShown: of === view,
        }))}
      />
      {reviews.length === 0 ? (
        <EmptyState text={moderation.none[view]} />
      ) : (
        <ul className="flex flex-col gap-6">
          {reviews.map((review) => (
            <li key={`${review._id} ${review.version}`} data-row={review._id}>
              <ModeratedReview review={review} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && last ? (
        <ButtonLink
          variant="secondary"
          className="mt-6"
          to={paths.reviews({ parts: view, after: last._id })}
        >
          More
        </ButtonLink>
      ) : null}
    </>
  )
}
