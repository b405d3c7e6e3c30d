import { Link } from "react-router"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"

interface ReviewLinkProps {
  /** Undefined if the part cannot be reviewed. */
  review: Pick<Reply<"GET /order/{id}/review">[number], "slug" | "written"> | undefined
  name: string
}

export const ReviewLink = ({ review, name }: ReviewLinkProps) =>
  review ? (
    <Link to={paths.partReviews(review.slug)} className="underline underline-offset-2 print:hidden">
      {partReviewText.link(review.written)}
      <span className="sr-only"> {t("of {name}", { name })}</span>
    </Link>
  ) : null
