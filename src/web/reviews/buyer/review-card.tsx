import type { ReactNode } from "react"
import { PersonLine } from "../../ui/card.tsx"
import { Portrait } from "../../ui/picture/portrait.tsx"
import { Stars } from "../../ui/stars.tsx"

export interface ReviewCardData {
  name: string
  role: string
  description: string
  photo: string
  rating: number
}

interface ReviewCardProps {
  review: ReviewCardData
  /** What can be done with it. */
  children?: ReactNode
}

/** One review, as the home page shows it. */
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
