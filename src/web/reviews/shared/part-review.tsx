import { lazy, Suspense, useState } from "react"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import { smallestPicture } from "#domain/pictures/uploads.ts"
import type { Reply } from "#web/api/api.ts"
import { loadChunk } from "#web/navigation/load-chunk.ts"
import { useSite } from "#web/navigation/site.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { Stars } from "#web/ui/stars.tsx"

const ReportDialog = lazy(() => loadChunk(() => import("./report-dialog.tsx")))

type PartReviewData = Reply<"GET /part/{id}/review">["reviews"][number]

interface PartReviewProps {
  review: PartReviewData
  mayReport?: boolean
}

export function PartReview({ review, mayReport = false }: PartReviewProps) {
  const [isReporting, setReporting] = useState(false)
  return (
    <article aria-labelledby={`review-${review._id}`} className="flex flex-col gap-2">
      <Stars rating={review.rating} />
      <h3 id={`review-${review._id}`} className="text-h3 wrap-anywhere">
        {review.title}
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-3">
        <span className="font-medium wrap-anywhere text-text-2">{review.name}</span>
        <Badge tone="brand">{partReviewText.bought(review.units)}</Badge>
        <Moment at={review.createdAt} dayOnly />
        {review.editedAt ? t("edited") : null}
      </p>
      <p className="max-w-[70ch] text-[0.9375rem]/6 wrap-anywhere whitespace-pre-line">
        {review.text}
      </p>
      <ReviewPictures pictures={review.pictures} title={review.title} />
      <Answer answer={review.answer} />
      {mayReport ? (
        <button
          type="button"
          className="needs-script min-h-8 cursor-pointer self-start text-sm text-text-3 underline underline-offset-2 hover:text-text"
          onClick={() => setReporting(true)}
        >
          {partReviewText.report}
          <span className="sr-only"> {t("the review of {name}", { name: review.name })}</span>
        </button>
      ) : null}
      {isReporting ? (
        <Suspense>
          <ReportDialog review={review} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
    </article>
  )
}

interface PicturesProps {
  pictures: readonly string[]
  title: string
}

const ReviewPictures = ({ pictures, title }: PicturesProps) =>
  pictures.length === 0 ? null : (
    <ul className="thumbnails">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a href={picture}>
            <img
              src={smallestPicture(picture)}
              alt={t("{index} of {pictures}, with the review {title}", {
                index: index + 1,
                pictures: pictures.length,
                title,
              })}
              width={240}
              height={180}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )

function Answer({ answer }: Pick<PartReviewData, "answer">) {
  const { name } = useSite()
  if (!answer) return null
  return (
    <div className="mt-1 border-l-2 border-brand pl-4">
      <p className="text-sm font-medium">
        {partReviewText.answerOf(name)}
        <span className="font-normal text-text-3">
          {" · "}
          <Moment at={answer.answeredAt} dayOnly />
        </span>
      </p>
      <p className="mt-1 max-w-[70ch] text-[0.9375rem]/6 wrap-anywhere whitespace-pre-line text-text-2">
        {answer.text}
      </p>
    </div>
  )
}
