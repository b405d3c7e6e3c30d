import { Link } from "react-router"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"

interface ReviewLinkProps {
  /** Undefined if it cannot be reviewed. */
  of: Pick<Reply<"GET /order/{id}/review">[number], "slug" | "written"> | undefined
  name: string
}

export const ReviewLink = ({ of, name }: ReviewLinkProps) =>
  of ? (
    <Link to={paths.partReviews(of.slug)} className="underline underline-offset-2 print:hidden">
      {partReviewText.link(of.written)}
      <span className="sr-only"> of {name}</span>
    </Link>
  ) : null
