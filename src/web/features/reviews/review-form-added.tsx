import { Stars } from "#web/ui/stars.tsx"

export interface AddedReview {
  name: string
  description: string
  photo: string
  rating: number
}

/** The review as others will see it. */
export const ReviewAdded = ({ review }: { review: AddedReview }) => (
  <aside aria-label="Your review" className="rounded-lg border border-border bg-surface p-6">
    <div className="flex items-center gap-3">
      <img
        src={review.photo}
        alt=""
        width={48}
        height={48}
        className="size-12 rounded-full border border-border object-cover"
      />
      <div className="min-w-0">
        <p className="font-medium">{review.name}</p>
        <Stars rating={review.rating} />
      </div>
    </div>
    <p className="mt-4 text-[0.9375rem]/6 whitespace-pre-line text-text-2">{review.description}</p>
  </aside>
)
