import { lazy, Suspense, useState } from "react"
import { flushSync } from "react-dom"
import { useRevalidator } from "react-router"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { loadChunk } from "#web/navigation/load-chunk.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { focusReviews, type OwnReview, type PartReviewsData } from "./load-part-reviews.ts"

// Loaded on demand, because only buyers of the part need it.
const PartReviewForm = lazy(() => loadChunk(() => import("./part-review-form.tsx")))

interface OwnPartReviewProps {
  part: { id: string; name: string }
  viewer: { name: string }
  own: NonNullable<PartReviewsData["own"]>
}

/** The viewer's own review of a part, with its form and removal. */
export function OwnPartReview({ part, viewer, own: { mayWrite, review } }: OwnPartReviewProps) {
  const [open, setOpen] = useState<"write" | "remove">()
  const { revalidate } = useRevalidator()
  const done = (sentence: string) => {
    toast(sentence)
    // A closing dialog returns the focus to its button, which goes with the review.
    flushSync(() => setOpen(undefined))
    focusReviews()
    void revalidate()
  }
  if (open === "write")
    return (
      <Suspense>
        <PartReviewForm
          part={part}
          review={review}
          authorName={viewer.name}
          onSaved={(state) => done(partReviewText.saved[state])}
          onCancel={() => {
            setOpen(undefined)
            focusReviews()
          }}
        />
      </Suspense>
    )
  const remove = async () => {
    await browserApi("DELETE /part/{id}/review", { params: { id: part.id } })
    done(partReviewText.removed)
  }
  return (
    <div className="mt-6 flex flex-col gap-3">
      {review ? <OwnReviewText review={review} /> : null}
      <div className="needs-script flex flex-wrap gap-3">
        {mayWrite ? (
          <Button variant="secondary" onClick={() => setOpen("write")}>
            {review ? partReviewText.edit : partReviewText.write}
            {review ? <span className="sr-only"> {t("your review")}</span> : null}
          </Button>
        ) : null}
        {review ? (
          <Button variant="danger-quiet" onClick={() => setOpen("remove")}>
            {partReviewText.remove}
            <span className="sr-only"> {t("your review")}</span>
          </Button>
        ) : null}
      </div>
      {open === "remove" ? (
        <ConfirmDialog
          title={partReviewText.askRemove}
          confirmLabel={partReviewText.remove}
          onConfirm={remove}
          onClose={() => setOpen(undefined)}
        >
          {review?.title}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

function OwnReviewText({ review: { title, state, hiddenReason = "" } }: { review: OwnReview }) {
  return (
    <>
      <p className="text-[0.9375rem]/6 wrap-anywhere">
        <span className="text-text-3">{t("Your review:")} </span>
        <span className="font-medium">{title}</span>
      </p>
      {state === "queued" ? <Notice tone="info">{partReviewText.waits}</Notice> : null}
      {state === "hidden" ? (
        <Notice tone="warn">{partReviewText.hidden(hiddenReason)}</Notice>
      ) : null}
    </>
  )
}
