import { useState } from "react"
import { Link } from "react-router"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useRowLeaving } from "#web/forms/use-row-leaving.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { useHydrated } from "#web/ui/form/submit-button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { ModerationForm } from "./moderation-form.tsx"
import { PartReview } from "./part-review.tsx"

type Review = Reply<"GET /part-review">["reviews"][number]

interface Decision {
  state: "published" | "hidden"
  reason?: string
  answer?: string
}

const { moderation } = partReviewText

/** A review as staff see it: whose it is, of what, what others find wrong with it, and what can be done. */
export function ModeratedReview({ review }: { review: Review }) {
  const { decide, busy, failure } = useDecision(review)
  const [asked, setAsked] = useState<"answer" | "hide">()
  return (
    <article
      aria-label={`${review.title}, ${review.name}`}
      className="rounded-lg border border-border bg-surface p-5"
    >
      <p className="mb-3 flex flex-wrap gap-x-2 text-sm text-text-3">
        <Link
          to={paths.part(review.part.slug)}
          className="font-medium text-text underline underline-offset-2"
        >
          {review.part.name}
        </Link>
        <span className="wrap-anywhere">{review.email}</span>
      </p>
      <PartReview review={review} />
      <Findings review={review} />
      <WriteFailureNotice failure={failure} className="mt-4" />
      {asked ? (
        <ModerationForm
          label={asked === "hide" ? moderation.reason : moderation.answer}
          initial={asked === "hide" ? "" : (review.answer?.text ?? "")}
          isRequired={asked === "hide"}
          busy={busy}
          onSend={(words) =>
            asked === "hide"
              ? decide({ state: "hidden", reason: words }, moderation.saidHidden)
              : decide({ state: "published", answer: words }, moderation.saidAnswered)
          }
          onCancel={() => setAsked(undefined)}
        />
      ) : (
        <Acts {...{ review, busy, decide }} onAsk={setAsked} />
      )}
    </article>
  )
}

/** Of the version that is looked at. */
function useDecision({ _id: id, version }: Review) {
  const { run, busy, failure } = useWrite()
  const leave = useRowLeaving()
  const decide = (body: Decision, said: string) =>
    void run(
      () =>
        leave(id, async () => {
          const headers = { "if-match": String(version) }
          await browserApi("PUT /part-review/{id}", { params: { id }, body }, { headers })
          return said
        }),
      { failed: failureText, rereads: true },
    )
  return { decide, busy, failure }
}

/** Why it is hidden, and what others find wrong with it. */
const Findings = ({ review: { hiddenReason, openReports, reports } }: { review: Review }) => (
  <div className="mt-4 flex flex-col gap-3 empty:hidden">
    {hiddenReason ? (
      <Notice tone="warn" title={moderation.hidden}>
        <p className="wrap-anywhere">{hiddenReason}</p>
      </Notice>
    ) : null}
    {openReports > 0 ? (
      <Notice tone="warn" title={moderation.reports(openReports)}>
        <ul>
          {reports.map((report) => (
            <li key={report.email} className="wrap-anywhere">
              {report.reason}
              <span className="text-sm text-text-2">
                {` ${report.email}, `}
                <Moment at={report.createdAt} dayOnly />
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    ) : null}
  </div>
)

interface ActsProps {
  review: Review
  busy: boolean
  decide: (decision: Decision, said: string) => void
  onAsk: (what: "answer" | "hide") => void
}

function Acts({ review: { state, name, openReports, answer }, busy, decide, onAsk }: ActsProps) {
  const disabled = !useHydrated()
  const about = <span className="sr-only"> the review of {name}</span>
  const lets = {
    queued: moderation.publish,
    hidden: moderation.restore,
    published: moderation.keep,
  }
  const isSettled = state === "published" && openReports === 0
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isSettled ? null : (
        <Button
          size={32}
          {...{ busy, disabled }}
          onClick={() => decide({ state: "published" }, moderation.said[state])}
        >
          {lets[state]}
          {about}
        </Button>
      )}
      {state === "published" ? (
        <Button size={32} variant="secondary" disabled={disabled} onClick={() => onAsk("answer")}>
          {answer ? moderation.changeAnswer : moderation.answerIt}
          {about}
        </Button>
      ) : null}
      {state === "hidden" ? null : (
        <Button size={32} variant="danger-quiet" disabled={disabled} onClick={() => onAsk("hide")}>
          {moderation.hide}
          {about}
        </Button>
      )}
    </div>
  )
}
