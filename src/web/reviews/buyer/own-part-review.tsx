import { lazy, Suspense, useState } from "react"
import { useRevalidator } from "react-router"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { onceOnline } from "#web/navigation/use-online.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { focusReviews, type OwnReview, type PartReviewsData } from "./load-part-reviews.ts"

// Only who bought a part needs it.
const PartReviewForm = lazy(() => onceOnline(() => import("./part-review-form.tsx")))

interface OwnPartReviewProps {
  part: { id: string; name: string }
  viewer: { name: string }
  own: NonNullable<PartReviewsData["own"]>
}

export function OwnPartReview({ part, viewer, own: { mayWrite, review } }: OwnPartReviewProps) {
  const [doing, setDoing] = useState<"write" | "remove">()
  const { revalidate } = useRevalidator()
  const done = (words: string) => {
    toast(words)
    setDoing(undefined)
    focusReviews()
    void revalidate()
  }
  if (doing === "write")
    return (
      <Suspense>
        <PartReviewForm
          {...{ part, review }}
          authorName={viewer.name}
          onSaved={(state) => done(partReviewText.saved[state])}
          onCancel={() => {
            setDoing(undefined)
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
      {review ? <OwnWords review={review} /> : null}
      <div className="needs-script flex flex-wrap gap-3">
        {mayWrite ? (
          <Button variant="secondary" onClick={() => setDoing("write")}>
            {review ? partReviewText.edit : partReviewText.write}
            {review ? <span className="sr-only"> {t("your review")}</span> : null}
          </Button>
        ) : null}
        {review ? (
          <Button variant="danger-quiet" onClick={() => setDoing("remove")}>
            {partReviewText.remove}
            <span className="sr-only"> {t("your review")}</span>
          </Button>
        ) : null}
      </div>
      {doing === "remove" ? (
        <ConfirmDialog
          title={partReviewText.askRemove}
          confirmLabel={partReviewText.remove}
          onConfirm={remove}
          onClose={() => setDoing(undefined)}
        >
          {review?.title}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

function OwnWords({ review: { title, state, hiddenReason = "" } }: { review: OwnReview }) {
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
